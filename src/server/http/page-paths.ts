/** Which pages answer addresses that are not a page's own path. */
/** Documents that search engines expect at the root of a host; the lodging's pages make them. */
export const ROOT_DOCUMENTS = new Set(["/robots.txt", "/sitemap.xml", "/icon.svg"]);

/** The platform's own pages. */
export const PLATFORM_PAGES: Record<string, string> = {
  "/": "/platform",
  "/layouts": "/platform/layouts",
  "/outbox": "/platform/outbox",
};
