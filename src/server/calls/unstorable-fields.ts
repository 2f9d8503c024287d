/** The fields whose text the database can't store: with a NUL, or with half of a character. */

const UNSTORABLE = /\0|\p{Cs}/u;

export function unstorableFields(value: unknown, path = ""): string[] {
  if (typeof value === "string") return UNSTORABLE.test(value) ? [path] : [];
  // A body of bytes is no text.
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    UNSTORABLE.test(name) ? [path] : unstorableFields(each, path ? `${path}.${name}` : name),
  );
}
