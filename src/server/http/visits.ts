/** What a page is told of its request, and how its calls reach the API in the same process. */
import type { Visit } from "#contract/visit.ts";
import { isPersonal } from "#rules/site/address.ts";
import { trackersOf } from "#rules/analytics/trackers.ts";
import type { Press } from "#server/http/press.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Answer, House } from "#server/calls/mount.ts";

/** Whoever looks at a page of his own. `granted` is what the page's calls have opened to his browser. */
export type Person = { cookies: string | undefined; address: string; xsrf: string; granted: string | null };

type Asked = Pick<Visit, "kind" | "domain" | "lang" | "path" | "search">;

/** `person` is there on personal pages alone: what everyone is shown must not depend on who looks. */
export type VisitOf = (host: string, asked: Asked, hotel: Tenant | null, person?: Person) => Visit;

/** The cookies a browser would send after it was given one more. */
function withCookie(cookies: string | undefined, set: string): string {
  const [given = ""] = set.split(";");
  const name = given.slice(0, given.indexOf("=") + 1);
  const others = (cookies ?? "").split(/;\s*/).filter((each) => each !== "" && !each.startsWith(name));
  return [...others, given].join("; ");
}

export function createVisits(
  house: House,
  answer: Answer,
  { mails, openapi, press }: Pick<Visit, "mails" | "openapi"> & { press: Press },
): VisitOf {
  return (host, asked, hotel, person) => {
    let isCutOff = false;
    return {
      ...asked,
      isCutOff: () => isCutOff,
      trackers: hotel && trackersOf(hotel, asked, house.sandboxUrl),
      originOf: house.originOf,
      product: house.product,
      now: house.clock(),
      xsrf: person?.xsrf ?? "",
      mails: asked.kind === "platform" ? mails : null,
      send: async (call, input) => {
        const answered = await answer(call, {
          host,
          params: input.params ?? {},
          query: { ...(input.query as object), lang: asked.lang },
          body: input.body,
          ...(person ? { headers: { ...input.headers, cookies: person.cookies }, address: person.address } : {}),
        });
        if (person && answered.cookie !== undefined) {
          person.granted = answered.cookie;
          // The page's next call has it already: a form may show a code and place its order in one request.
          person.cookies = withCookie(person.cookies, answered.cookie);
        }
        if (answered.status === 503) isCutOff = true;
        return answered;
      },
      displayFaces: async (layout) =>
        hotel ? press.fonts.facesOf(hotel, asked.lang, layout, isPersonal(asked.path)) : [],
      drawCard: (card) => {
        if (!hotel) throw new Error("Only a lodging's pages have pictures.");
        const place = asked.search === "" ? (asked.lang + asked.path).replace(/[^\w-]+/g, "-") : null;
        return press.cards.draw(hotel.hotel_id, card, place);
      },
      domains: async () => (await house.directory.all()).map((hotel) => hotel.domain),
      openapi,
    };
  };
}
