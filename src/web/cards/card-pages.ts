/** Which pages have a share card of their own, and its path. */
const OWN = /^\/(?:rooms\/\d+|facilities|event|event\/\d+|news|news\/\d+|attractions|about|follow)$/;

/** Path of a page's share card; pages without one use the home page's. */
export function cardPath(page: string): string {
  return `/og${OWN.test(page) ? page : "/home"}.png`;
}

/** The page that a share card belongs to; null: there is no such card. */
export function pageOfCard(path: string): string | null {
  const [, page = ""] = /^\/og(\/.+)\.png$/.exec(path) ?? [];
  if (page === "/home") return "/";
  return OWN.test(page) ? page : null;
}
