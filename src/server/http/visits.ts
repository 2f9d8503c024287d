/** What a page knows of its request, and how its calls reach the API in the same process. */
import type { Call } from "#contract/call.ts";
import { CallRefused, createApiClient } from "#contract/client.ts";
import { randomUUID } from "node:crypto";
import type { Visit } from "#contract/visit.ts";
import { regionOf, tagsIn } from "#rules/text/browser-language.ts";
import { isPersonal } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import { trackersOf } from "#rules/analytics/trackers.ts";
import { displayText } from "#server/fonts/display-text.ts";
import type { FontsAndCards } from "#server/http/fonts-and-cards.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { isUnreachable } from "#server/database/connect.ts";
import type { Answered } from "#server/calls/answered.ts";
import type { Preview } from "#server/calls/call-request.ts";
import type { Answer } from "#server/calls/mount.ts";
import { oneTapOn } from "#server/members/one-tap-on.ts";
import { readSession } from "#server/members/member-session.ts";

/** The visitor of a personal page. `granted` is the access that the page's calls have given to the browser. */
export type PageVisitor = {
  cookies: string | undefined;
  acceptLanguage: string | undefined;
  address: string;
  xsrf: string;
  granted: string | null;
  userAgent?: string | undefined;
  /** Cookies that calls of the platform have set. */
  set?: string[];
};

type RequestedPage = Pick<Visit, "kind" | "domain" | "lang" | "path" | "search">;

/** A visit as the server knows it. */
export type ServerVisit = Omit<Visit, "send"> & {
  /** null: it is not of a lodging. */
  hotel_id: number | null;
  send: (...given: Parameters<Visit["send"]>) => Promise<Answered>;
  /** The versions of the site that its calls have answered from. More than one: a publish came in between. */
  versions: ReadonlySet<number>;
  /** The same visit from the beginning, with answers of this version or a later one. */
  again: (atLeast: number) => ServerVisit;
};

/** `person` exists only on personal pages: pages for everyone must not depend on the visitor. */
export type VisitOf = (
  host: string,
  requested: RequestedPage,
  hotel: Tenant | null,
  person?: PageVisitor,
  preview?: Preview,
) => ServerVisit;

/** Where the reader is from, by the browser's languages; and the currency chosen on an earlier page (`web/enhance/currency.ts`). */
function readerOf({ acceptLanguage = "", cookies = "" }: PageVisitor): Visit["reader"] {
  const [, currency = null] = /(?:^|;\s*)yado-currency=([A-Z]{3})(?:;|$)/.exec(cookies) ?? [];
  return { region: regionOf(tagsIn(acceptLanguage)), currency };
}

/** Pages whose headings say more than the lodging's own texts. */
const hasOwnWords = ({ kind, path }: RequestedPage): boolean => kind === "accounts" || isPersonal(path);

/** The cookies a browser would send after it was given one more. */
function withCookie(cookies: string | undefined, set: string): string {
  const [given = ""] = set.split(";");
  const name = given.slice(0, given.indexOf("=") + 1);
  const others = (cookies ?? "").split(/;\s*/).filter((each) => each !== "" && !each.startsWith(name));
  return [...others, given].join("; ");
}

/** Only a page of this process may be a member's by the session's cookie; over HTTP a call needs its bearer token. */
async function authorizationOf(
  dependencies: Dependencies,
  hotel: Tenant | null,
  cookies: string | undefined,
): Promise<string | undefined> {
  if (!hotel) return undefined;
  const now = dependencies.clock();
  const member_id = await readSession({ ...dependencies, hotel, cookies, now });
  if (member_id === null) return undefined;
  return `Bearer ${await dependencies.tokens.issue(hotel.hotel_id, member_id, now)}`;
}

/** Calls as a page of a preview makes them. */
const draftApi = (answer: Answer, host: string, lang: Language, preview: Preview) =>
  createApiClient((call, { params = {}, query, body }) =>
    answer(call, { host, params, query: { lang, ...(query as object) }, body, preview }),
  );

export function createVisits(
  dependencies: Dependencies,
  answer: Answer,
  { mails, openapi, fontsAndCards }: Pick<Visit, "mails" | "openapi"> & { fontsAndCards: FontsAndCards },
): VisitOf {
  const visitOf = (...given: [...Parameters<VisitOf>, atLeast?: number]): ServerVisit => {
    const [host, requested, hotel, person, preview, atLeast] = given;
    const versions = new Set<number>();
    let isCutOff = false;
    /** What a page reads without a call: where the database is away it is refused as a call would be. */
    const reading = async <Read>(read: Promise<Read>): Promise<Read> => {
      try {
        return await read;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        isCutOff = true;
        throw new CallRefused(503, { success: false, msg: "", code: "UNAVAILABLE" });
      }
    };
    // Read at the first call that asks who it is for, and again after a call has signed somebody in or out.
    let member: Promise<string | undefined> | undefined;
    const headersFor = async (call: Call, { cookies, userAgent }: PageVisitor, headers: object | undefined) => {
      const isPlain = requested.kind !== "site" || call.who.every((kind) => kind === "visitor");
      const authorization = isPlain ? undefined : await (member ??= authorizationOf(dependencies, hotel, cookies));
      return { ...headers, cookies, userAgent, authorization };
    };
    return {
      ...requested,
      hotel_id: hotel?.hotel_id ?? null,
      hotel_kind: hotel?.kind ?? 0,
      isCutOff: () => isCutOff,
      versions,
      again: (version) => visitOf(host, requested, hotel, person, preview, version),
      studio: preview ? dependencies.originOf(dependencies.platformHost) : null,
      opensSoon: requested.kind === "site" && hotel?.is_new === true,
      trackers: hotel && requested.kind === "site" ? trackersOf(hotel, requested, dependencies.sandboxUrl) : null,
      oneTap: hotel && requested.kind === "site" ? oneTapOn(hotel, requested.path, dependencies.accounts) : null,
      originOf: dependencies.originOf,
      product: preview?.product ?? dependencies.product,
      now: dependencies.clock(),
      xsrf: person?.xsrf ?? "",
      orderKey: randomUUID(),
      reader: person ? readerOf(person) : null,
      hasRates: dependencies.rates !== null,
      mails: requested.kind === "platform" && mails ? () => reading(mails()) : null,
      send: async (call, input) => {
        const answered = await answer(call, {
          host,
          params: input.params ?? {},
          // A page may ask for another language than its own: the booking confirmation of an e-mail.
          query: { lang: requested.lang, ...(input.query as object) },
          body: input.body,
          ...(preview ? { preview } : {}),
          ...(atLeast === undefined ? {} : { atLeast }),
          ...(person ? { headers: await headersFor(call, person, input.headers), address: person.address } : {}),
        });
        if (person && answered.cookie !== undefined) {
          person.granted = answered.cookie;
          // The page's next call has it already: one form may verify a code and place an order.
          person.cookies = withCookie(person.cookies, answered.cookie);
        }
        for (const cookie of answered.cookies ?? []) {
          person?.set?.push(cookie);
          if (person) person.cookies = withCookie(person.cookies, cookie);
          member = undefined;
        }
        for (const version of answered.versions ?? []) versions.add(version);
        if (answered.status === 503) isCutOff = true;
        return answered;
      },
      headingFonts: async (layout) => {
        if (!hotel) return [];
        const isPersonal = hasOwnWords(requested);
        if (!preview) return fontsAndCards.fonts.facesOf(hotel, requested.lang, layout, isPersonal);
        const text = await displayText(draftApi(answer, host, requested.lang, preview), hotel.domain, requested.lang);
        const page = {
          lang: requested.lang,
          layout,
          isPersonal,
          base: `/${preview.product.split("/").slice(0, 2).join("/")}`,
        };
        return text ? fontsAndCards.fonts.draftFacesOf(hotel, page, text) : [];
      },
      drawCard: (card) => {
        if (!hotel) throw new Error("Only a lodging's pages have pictures.");
        const place = requested.search === "" ? (requested.lang + requested.path).replace(/[^\w-]+/g, "-") : null;
        return fontsAndCards.cards.draw(hotel.hotel_id, card, place);
      },
      demos: async (slugs) => (await reading(dependencies.directory.demos(slugs))).map((hotel) => hotel.domain),
      openapi,
    };
  };
  return visitOf;
}
