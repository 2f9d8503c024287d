import type { DatabaseError } from "pg";

const LONGEST_MESSAGE = 1000;

/** A message may repeat what was sent to us: on one line it can't pretend to be another entry of the log. */
const onOneLine = (text: string): string =>
  text
    .slice(0, LONGEST_MESSAGE)
    .replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** For the log: where it broke and what the database calls it, but none of the values, which may be a guest's. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return onOneLine(String(error));
  const { cause, stack = "", message } = error;
  const { severity, code, constraint, table, column } = error as Partial<DatabaseError>;
  // The stack begins with the message, which could hold lines that look like frames.
  const frames = stack
    .replace(message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  if (cause instanceof Error) return `${describeFailure(cause)}\n${frames.join("\n")}`;
  const isFromDatabase = severity !== undefined;
  const named = [code, constraint, table, column].filter(Boolean).join(" ");
  return [isFromDatabase ? `PostgreSQL ${named}` : onOneLine(`${error.name}: ${message}`), ...frames].join("\n");
}
