import type { DatabaseError } from "pg";

/** For the log: where it broke and what the database calls it, but none of the values, which may be a guest's. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, stack = "" } = error;
  const { severity, code, constraint, table, column } = error as Partial<DatabaseError>;
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  if (cause instanceof Error) return `${describeFailure(cause)}\n${frames.join("\n")}`;
  const isFromDatabase = severity !== undefined;
  const named = [code, constraint, table, column].filter(Boolean).join(" ");
  return isFromDatabase ? `PostgreSQL ${named}\n${frames.join("\n")}` : stack;
}
