/** What a page knows of its request, and how its calls reach the API in the same process. */
import { randomUUID } from "node:crypto";
import type { Visit } from "#contract/visit.ts";
import { regionOf, tagsIn } from "#rules/text/browser-language.ts";
import { isPersonal } from "#rules/site/address.ts";
import { trackersOf } from "#rules/analytics/trackers.ts";
import type { FontsAndCards } from "#server/http/fonts-and-cards.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Answered } from "#server/calls/answered.ts";
import type { Answer } from "#server/calls/mount.ts";

/** The visitor of a personal page. `granted` is the access that the page's calls have given to the browser. */
export type PageVisitor = {
  cookies: string | undefined;
  acceptLanguage: string | undefined;
  address: string;
  xsrf: string;
  granted: string | null;
};

type RequestedPage = Pick<Visit, "kind" | "domain" | "lang" | "path" | "search">;

/** A visit as the server knows it. */
export type ServerVisit = Omit<Visit, "send"> & {
  /** null: it is not of a lodging. */
  hotel_id: number | null;
  send: (...given: Parameters<Visit["send"]>) => Promise<Answered>;
};

/** `person` exists only on personal pages: pages for everyone must not depend on the visitor. */
export type VisitOf = (
  host: string,
  requested: RequestedPage,
  hotel: Tenant | null,
  person?: PageVisitor,
) => ServerVisit;

/** Where the reader is from, by the browser's languages; and the currency chosen on an earlier page (`web/enhance/currency.ts`). */
function readerOf({ acceptLanguage = "", cookies = "" }: PageVisitor): Visit["reader"] {
  const [, currency = null] = /(?:^|;\s*)yado-currency=([A-Z]{3})(?:;|$)/.exec(cookies) ?? [];
  return { region: regionOf(tagsIn(acceptLanguage)), currency };
}

/** The cookies a browser would send after it was given one more. */
function withCookie(cookies: string | undefined, set: string): string {
  const [given = ""] = set.split(";");
  const name = given.slice(0, given.indexOf("=") + 1);
  const others = (cookies ?? "").split(/;\s*/).filter((each) => each !== "" && !each.startsWith(name));
  return [...others, given].join("; ");
}

export function createVisits(
  dependencies: Dependencies,
  answer: Answer,
  { mails, openapi, fontsAndCards }: Pick<Visit, "mails" | "openapi"> & { fontsAndCards: FontsAndCards },
): VisitOf {
  return (host, requested, hotel, person) => {
    let isCutOff = false;
    return {
      ...requested,
      hotel_id: hotel?.hotel_id ?? null,
      isCutOff: () => isCutOff,
      trackers: hotel && trackersOf(hotel, requested, dependencies.sandboxUrl),
      originOf: dependencies.originOf,
      product: dependencies.product,
      now: dependencies.clock(),
      xsrf: person?.xsrf ?? "",
      orderKey: randomUUID(),
      reader: person ? readerOf(person) : null,
      hasRates: dependencies.rates !== null,
      mails: requested.kind === "platform" ? mails : null,
      send: async (call, input) => {
        const answered = await answer(call, {
          host,
          params: input.params ?? {},
          // A page may ask for another language than its own: the booking confirmation of an e-mail.
          query: { lang: requested.lang, ...(input.query as object) },
          body: input.body,
          ...(person ? { headers: { ...input.headers, cookies: person.cookies }, address: person.address } : {}),
        });
        if (person && answered.cookie !== undefined) {
          person.granted = answered.cookie;
          // The page's next call has it already: one form may verify a code and place an order.
          person.cookies = withCookie(person.cookies, answered.cookie);
        }
        if (answered.status === 503) isCutOff = true;
        return answered;
      },
      headingFonts: async (layout) =>
        hotel ? fontsAndCards.fonts.facesOf(hotel, requested.lang, layout, isPersonal(requested.path)) : [],
      drawCard: (card) => {
        if (!hotel) throw new Error("Only a lodging's pages have pictures.");
        const place = requested.search === "" ? (requested.lang + requested.path).replace(/[^\w-]+/g, "-") : null;
        return fontsAndCards.cards.draw(hotel.hotel_id, card, place);
      },
      domains: async () => (await dependencies.directory.all()).map((hotel) => hotel.domain),
      openapi,
    };
  };
}
