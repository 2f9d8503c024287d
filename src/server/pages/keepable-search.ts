import { isKnownPreview, type KnownLayout } from "#rules/site/site.ts";

/**
 * Whether the page of an address may be cached. The language switcher carries the query along, so a page with any query but a
 * real preview of a layout is a page of its own.
 */
export function isKeepableSearch({ search, searchParams }: URL, layouts: readonly KnownLayout[]): boolean {
  if (search === "") return true;
  const preview = searchParams.get("preview");
  return preview !== null && search === `?preview=${preview}` && isKnownPreview(layouts, preview);
}
