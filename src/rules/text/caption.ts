/** A caption as on the edge of a film: what the picture shows, without the sentence that goes on about it. */
const FIRST_CLAUSE = /^[^，；：。,;:]*/;

export function captionOf(alt: string): string {
  const clause = FIRST_CLAUSE.exec(alt)![0].trim();
  return clause.endsWith(".") ? clause.slice(0, -1) : clause;
}
