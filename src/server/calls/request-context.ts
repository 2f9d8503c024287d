/** What a handler may use: the request's lodging, language and person, and access to the database and the network. */
import type { ServerLayout } from "#contract/layout.ts";
import type { Language } from "#rules/text/language.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Database, Query } from "#server/database/connect.ts";
import type { DomainResolver } from "#server/network/domain-resolver.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";
import type { Person } from "#server/calls/person.ts";
import type { Grant } from "#server/security/access.ts";
import type { Media } from "#server/media/media.ts";
import type { HotelTokens } from "#server/members/hotel-token.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import type { RailProvider } from "#server/rail/rail-provider.ts";
import type { RateSource } from "#server/rates/rate-source.ts";
import type { Secrets } from "#server/security/secrets.ts";

export type RequestContext<Who extends Person = Person> = {
  hotel: Tenant;
  lang: Language;
  /** The request named the language; else it is the default one. */
  isLanguageGiven: boolean;
  now: Date;
  /** For what goes on after the answer. */
  clock: () => Date;
  /** It came to the platform's host: this lodging's paths lead nowhere there. */
  viaPlatform: boolean;
  /** One of those whom the call is for. */
  person: Who;
  idempotency_key: string | null;
  /** The token of the request, which need not be this lodging's. */
  bearer: string | null;
  /** The `X-IV` of the booking confirmation's second call. */
  iv: string | null;
  userAgent: string;
  /** All cookies of the request. */
  cookies: string | undefined;
  setCookie: (cookie: string) => void;
  /** What this browser may see from now on. */
  grant: (granted: Grant) => void;
  /** Runs in one transaction that sees this lodging's rows only. */
  query: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** One round trip, without a transaction, for a SQL function that takes the lodging as a parameter. */
  ask: Database["ask"];
  /** Loads once and caches until this lodging changes. */
  keep: <Value extends object>(
    key: string,
    load: () => Promise<Value>,
    size: (value: Value) => number,
  ) => Promise<Value>;
  directory: Directory;
  /** For accounts, which belong to no lodging; a lodging's own rows are reached by `query`. */
  database: Database;
  accounts: Accounts;
  tokens: HotelTokens;
  secrets: Secrets;
  /** The `{product}` of guest paths. */
  product: string;
  memberDiscount: number;
  /** Unpaid orders that unverified guests may have open from one network address; 0 = addresses are not counted. */
  unpaidPerAddress: number;
  /** The public address of one of our hosts. */
  originOf: (host: string) => string;
  platformHost: string;
  /** The only network access to vendors. */
  outside: Outside;
  /** Looks up the records of domains. */
  resolver: DomainResolver;
  /** The sandbox bank's URL, for lodgings without keys of their own; null in production. */
  sandboxUrl: string | null;
  /** Exchange rates for a guide beside prices; null where the operator has set none. */
  rates: RateSource | null;
  /** The railway whose tickets are sold with rooms; null where the operator has set none. */
  rail: RailProvider | null;
  /** Settings of the layouts, for the look of e-mails. */
  layouts: readonly ServerLayout[];
  /** Where the lodging's pictures are kept and made. */
  media: Media;
  /** There is a sender for text messages. */
  carriesTexts: boolean;
};
