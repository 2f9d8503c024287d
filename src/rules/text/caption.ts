/** A short caption from a picture's description: its first clause says what is shown. */
const FIRST_CLAUSE = /^[^，；：。,;:]*/;

export function captionOf(alt: string): string {
  const clause = FIRST_CLAUSE.exec(alt)![0].trim();
  return clause.endsWith(".") ? clause.slice(0, -1) : clause;
}
