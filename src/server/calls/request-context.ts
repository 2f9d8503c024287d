/** What a verb may use: the request's lodging, language and person, and the ways to the outside. */
import type { Language } from "#rules/text/language.ts";
import type { Database, Query } from "#server/database/connect.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";
import type { Access, Grant } from "#server/security/access.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import type { Secrets } from "#server/security/secrets.ts";

export type RequestContext = {
  hotel: Tenant;
  lang: Language;
  now: Date;
  /** The member whose token came with the request, where this lodging has members; else null: a visitor. */
  member_id: string | null;
  idempotency_key: string | null;
  /** The `X-IV` of the booking confirmation's second call. */
  iv: string | null;
  /** Where the request came from on the network; empty where a page of ours asked by itself. */
  address: string;
  /** What tells this browser from others until it is closed; null where none was sent. */
  session: string | null;
  /** What the guest's browser has been allowed to see before, and what it may from now on. */
  access: Access;
  grant: (granted: Grant) => void;
  /** Runs in one transaction that sees this lodging's rows only. */
  query: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** One round trip for a function that names its lodging itself. */
  ask: Database["ask"];
  /** What was loaded, kept until this lodging changes. */
  keep: <Value extends object>(
    key: string,
    load: () => Promise<Value>,
    size: (value: Value) => number,
  ) => Promise<Value>;
  directory: Directory;
  secrets: Secrets;
  /** The `{product}` of guest paths. */
  product: string;
  memberDiscount: number;
  /** Unpaid orders that unverified guests may have open from one network address; 0 = addresses are not counted. */
  unpaidPerAddress: number;
  /** How the world reaches a host of ours. */
  originOf: (host: string) => string;
  platformHost: string;
  /** The only way out to vendors. */
  outside: Outside;
  /** Where the sandbox bank stands in for vendors of a lodging without keys; null in production. */
  sandboxUrl: string | null;
  /** There is a sender for text messages. */
  carriesTexts: boolean;
  /** The same request for another lodging, for what lodgings show of each other. */
  asHotel: (hotel: Tenant) => RequestContext;
};
