import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/robots";

/** Pages that are not for search say so themselves (noindex); price crawlers must be able to read them. */
export function loader({ context }: Route.LoaderArgs) {
  const { originOf, domain } = visitOf(context);
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${originOf(domain)}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
