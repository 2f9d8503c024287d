/** Which fields a refusal names: what was sent and is wrong, or is missing, and nothing else. */
import type { z } from "zod";

/** The fields that an issue is about: for an unknown key or a failed union they are one level deeper. */
export function faultyFields(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => (path ? `${path}.${key}` : key));
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const inner = issue.errors.map((issues) =>
      issues.map((each) => ({ ...each, path: [...issue.path, ...each.path] }) as z.core.$ZodIssue),
    );
    return nearest(inner, issue.path.length).flatMap(faultyFields);
  }
  return [path];
}

/** Of the shapes that a value may have, the one it comes closest to: its kind is right, and the least of it is wrong. */
function nearest(shapes: z.core.$ZodIssue[][], depth: number): z.core.$ZodIssue[] {
  const distance = (issues: z.core.$ZodIssue[]) => {
    const isOtherKind = issues.some(({ code, path }) => code === "invalid_type" && path.length === depth);
    return (isOtherKind ? 1000 : 0) + new Set(issues.flatMap(faultyFields)).size;
  };
  return shapes.toSorted((a, b) => distance(a) - distance(b))[0] ?? [];
}

/** A default is not named: nobody sent it. */
export function onlySent(fields: readonly string[], sent: readonly unknown[]): string[] {
  return fields.filter((field) => sent.some((part) => valueAt(part, field.split(".")) !== undefined));
}

function valueAt(value: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || value === null || typeof value !== "object") return name === undefined ? value : undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
}
