/** The one way into every call, for HTTP and for pages of the same process: language, schema, lodging, person → handler → envelope. */
import type { Call, HandlerInput } from "#contract/call.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#rules/text/language.ts";
import { fromPerson } from "#server/audit/request-origin.ts";
import { type Answered, refused, succeeded } from "#server/calls/answered.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Handler } from "#server/calls/handle.ts";
import type { Query } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { bearerIn, type CallRequest, idempotencyKeyOf } from "#server/calls/call-request.ts";
import { authorize } from "#server/calls/authorize.ts";
import { onlySent } from "#server/calls/faulty-fields.ts";
import { readInput } from "#server/calls/read-input.ts";
import { readPerson } from "#server/calls/read-person.ts";
import { accessCookie, type AccessEntry, type Grant, readAccess } from "#server/security/access.ts";
import { assertForPreview, previewContext } from "#server/calls/preview-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findStaffHotel } from "#server/staff/find-staff-hotel.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { inMinorUnits } from "#server/calls/wire-money.ts";

export type Answer = (call: Call, request: CallRequest) => Promise<Answered>;

export function mount(handlers: readonly Handler[], dependencies: Dependencies): Answer {
  // By name, not by identity: the pages are bundled apart and hold their own copies of the contract.
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));

  return async (call, request) => {
    const lang = request.query.lang ?? DEFAULT_LANGUAGE;
    if (!isLanguage(lang)) return refused(new Refusal("INVALID_INPUT", ["lang"]), DEFAULT_LANGUAGE);
    const set: string[] = [];
    let hotel_kind = 0;
    try {
      const handler = byName.get(call.name);
      if (!handler) throw new Refusal("NOT_FOUND");
      const input = readInput(call, request);
      const { preview } = request;
      if (preview) assertForPreview(handler.call);
      const hotel =
        preview?.hotel ?? (await findHotel(handler.call, request, await domainOf(input, dependencies), dependencies));
      hotel_kind = hotel.kind;
      const { headers = {}, sender } = request;
      // A lodging's page speaks for its own lodging alone.
      if (sender !== undefined && sender !== hotel.hotel_id) throw new Refusal("XSRF_FAILED");
      const idempotency_key = idempotencyKeyOf(headers);
      const at = momentAt(hotel, dependencies);
      const entries = readAccess(dependencies.secrets, hotel.hotel_id, headers.cookies, at);
      const person = await readPerson(handler.call, input, request, entries, hotel, dependencies);
      authorize(handler.call, person, at.now);
      const isLanguageGiven = request.query.lang !== undefined;
      const viaPlatform = request.host === dependencies.platformHost;
      const bearer = bearerIn(headers.authorization);
      const { iv = null, cookies, userAgent = "" } = headers;
      const setCookie = (cookie: string) => void set.push(cookie);
      const brought = {
        person,
        idempotency_key,
        isLanguageGiven,
        iv,
        bearer,
        viaPlatform,
        userAgent,
        cookies,
        setCookie,
      };
      const answer = async (query?: RequestContext["query"]) => {
        const granted: Grant[] = [];
        const own = contextFor(hotel, lang, brought, granted, dependencies);
        if (query) own.query = query;
        const context = preview ? previewContext(own, preview) : own;
        const found = await inMinorUnits(handler.call, input, hotel.currency, (read) => handler.answer(read, context));
        const answered = succeeded(found);
        if (granted.length > 0) answered.cookie = cookieFor(hotel, entries, granted, dependencies);
        if (set.length > 0) answered.cookies = set;
        return answered;
      };
      if (!handler.cached || preview) return await answer();
      // "Not found" is cached too: a lodging without a menu of its own has a site while the database is away.
      const answerOrMissing = (versions: Set<number>) =>
        answer((work) => dependencies.database.readHotel(hotel.hotel_id, noted(work, versions))).catch(
          (error: unknown) => {
            if (error instanceof Refusal && error.code === "NOT_FOUND") return refused(error, lang, hotel.kind);
            throw error;
          },
        );
      const { domain: _, ...rest } = input.query as { domain?: string };
      const key = `${call.name} ${lang} ${JSON.stringify(rest)}`;
      const cachedAt = { hotel_id: hotel.hotel_id, key };
      // The answer as data and, once it has been sent, as bytes and as text.
      const load = async () => {
        const versions = new Set<number>();
        return { ...(await answerOrMissing(versions)), cachedAt, versions: [...versions] };
      };
      const kept = await dependencies.cache.remember(hotel.hotel_id, key, load, ({ bytes }) => bytes().byteLength * 3);
      const { atLeast = 0 } = request;
      return kept.versions.every((version) => version >= atLeast) ? kept : await load();
    } catch (error) {
      if (error instanceof Refusal && error.code !== "INVALID_INPUT") {
        error.fields = onlySent(error.fields, [request.params, request.query, request.body]);
      }
      return { ...refused(error, lang, hotel_kind), ...cookiesIn(set) };
    }
  };
}

/** Work that also notes which version of the site it has read. */
const noted =
  <Result>(work: (query: Query) => Promise<Result>, versions: Set<number>) =>
  (query: Query, version: number): Promise<Result> => {
    versions.add(version);
    return work(query);
  };

const cookiesIn = (cookies: readonly string[]) => (cookies.length === 0 ? {} : { cookies });

/** What a request brings besides its input. */
type Brought = Pick<
  RequestContext,
  | "person"
  | "idempotency_key"
  | "isLanguageGiven"
  | "iv"
  | "bearer"
  | "viaPlatform"
  | "userAgent"
  | "cookies"
  | "setCookie"
>;

function cookieFor(
  hotel: Tenant,
  entries: readonly AccessEntry[],
  granted: Grant[],
  dependencies: Dependencies,
): string {
  return accessCookie(dependencies.secrets, hotel.hotel_id, entries, granted, momentAt(hotel, dependencies));
}

const momentAt = (hotel: Tenant, dependencies: Dependencies) => ({
  now: dependencies.clock(),
  isSecure: dependencies.originOf(hotel.domain).startsWith("https:"),
});

function contextFor(
  hotel: Tenant,
  lang: Language,
  brought: Brought,
  granted: Grant[],
  dependencies: Dependencies,
): RequestContext {
  const database = fromPerson(dependencies.database, brought.person, brought.userAgent);
  return {
    hotel,
    lang,
    now: dependencies.clock(),
    clock: dependencies.clock,
    // Listed instead of spread: every call makes one of these.
    person: brought.person,
    idempotency_key: brought.idempotency_key,
    isLanguageGiven: brought.isLanguageGiven,
    iv: brought.iv,
    bearer: brought.bearer,
    viaPlatform: brought.viaPlatform,
    userAgent: brought.userAgent,
    cookies: brought.cookies,
    setCookie: brought.setCookie,
    grant: (each) => void granted.push(each),
    query: (work) => database.forHotel(hotel.hotel_id, work),
    ask: dependencies.database.ask,
    keep: (key, load, size) => dependencies.cache.remember(hotel.hotel_id, key, load, size),
    directory: dependencies.directory,
    database,
    accounts: dependencies.accounts,
    tokens: dependencies.tokens,
    secrets: dependencies.secrets,
    product: dependencies.product,
    memberDiscount: dependencies.memberDiscount,
    unpaidPerAddress: dependencies.unpaidPerAddress,
    originOf: dependencies.originOf,
    platformHost: dependencies.platformHost,
    outside: dependencies.outside,
    resolver: dependencies.resolver,
    sandboxUrl: dependencies.sandboxUrl,
    rates: dependencies.rates,
    rail: dependencies.rail,
    carriesTexts: dependencies.carriesTexts,
    layouts: dependencies.layouts,
    media: dependencies.media,
  };
}

/** Reads name the lodging in the query, writes in the body; the repay call by its hotel_id. */
async function domainOf({ query, body }: HandlerInput<Call>, dependencies: Dependencies): Promise<string | undefined> {
  type Named = { domain?: string; hotel_id?: number } | undefined;
  const [read, written] = [query as Named, body as Named];
  const domain = written?.domain ?? read?.domain;
  const hotel_id = written?.hotel_id ?? read?.hotel_id;
  if (domain !== undefined || hotel_id === undefined) return domain;
  const hotel = await dependencies.directory.byId(hotel_id);
  if (!hotel) throw new Refusal("HOTEL_NOT_FOUND");
  return hotel.domain;
}

/** On a lodging's own host `domain` must name that lodging; on the platform's, any active one may be named. */
async function findHotel(
  call: Call,
  { host, headers }: CallRequest,
  domain: string | undefined,
  dependencies: Dependencies,
): Promise<Tenant> {
  const isPlatform = host === dependencies.platformHost;
  if (isPlatform && domain === undefined) throw new Refusal("INVALID_INPUT", ["domain"]);
  if (call.who.includes("staff")) {
    if (!isPlatform) throw new Refusal("NOT_FOUND");
    return findStaffHotel(domain!, headers?.cookies, dependencies);
  }
  const hotel = await dependencies.directory.byHost(isPlatform ? domain! : host);
  if (!hotel) throw new Refusal("HOTEL_NOT_FOUND");
  if (!isPlatform && domain !== undefined && domain !== hotel.domain) {
    const named = await dependencies.directory.byHost(domain);
    if (named?.hotel_id !== hotel.hotel_id) throw new Refusal("HOTEL_NOT_FOUND");
  }
  // Nothing of a lodging is seen before its owner publishes it.
  if (hotel.is_new) throw new Refusal("HOTEL_NOT_FOUND");
  const isActive = hotel.status === 1 && hotel.website_exist;
  if (!isActive && (isPlatform || !call.forInactive)) throw new Refusal("HOTEL_NOT_FOUND");
  return hotel;
}
