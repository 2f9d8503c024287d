import { visitOf } from "#web/context.ts";
import type { Route } from "./+types/robots";
import { openHotel } from "./open-hotel.ts";

/** Pages that must not be indexed say so themselves (noindex); price crawlers must be able to read them. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  if (!(await openHotel(visit))) return new Response(null, { status: 404 });
  const { originOf, domain } = visit;
  return new Response(`User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${originOf(domain)}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
