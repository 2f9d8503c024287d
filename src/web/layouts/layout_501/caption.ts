/** A caption as on the edge of a film: what the picture shows, without the sentence that goes on about it. */
const FIRST_CLAUSE = /^[^，；：。,;:]*/;

export const captionOf = (alt: string): string => FIRST_CLAUSE.exec(alt)![0].replace(/[.\s]+$/, "");
