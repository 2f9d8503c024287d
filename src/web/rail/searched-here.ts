import type { Site } from "#web/site.ts";

/** This page with what was looked for: a form that is refused shows the same trains again. */
export function searchedHere({ path, search, preview }: Pick<Site, "path" | "search" | "preview">): string {
  return preview === null ? path + search : path;
}
