/** What a verb may use: the request's lodging and language, and the ways to the outside. */
import type { Language } from "#rules/language.ts";
import type { Query } from "#server/database/connect.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";

export type RequestContext = {
  hotel: Tenant;
  lang: Language;
  now: Date;
  /** Runs in one transaction that sees this lodging's rows only. */
  query: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  directory: Directory;
  /** The `{product}` of guest paths. */
  product: string;
  memberDiscount: number;
  /** The same request for another lodging, for what lodgings show of each other. */
  asHotel: (hotel: Tenant) => RequestContext;
};
