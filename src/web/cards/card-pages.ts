/** Which pages have a picture of their own for shared links, and where it is. */
const OWN = /^\/(?:rooms\/\d+|facilities|event|event\/\d+|news|news\/\d+|attractions|about|follow)$/;

/** Path of a page's picture; pages without one of their own share the home page's. */
export function cardPath(page: string): string {
  return `/og${OWN.test(page) ? page : "/home"}.png`;
}

/** The page that a picture belongs to; null: there is no such picture. */
export function pageOfCard(path: string): string | null {
  const [, page = ""] = /^\/og(\/.+)\.png$/.exec(path) ?? [];
  if (page === "/home") return "/";
  return OWN.test(page) ? page : null;
}
