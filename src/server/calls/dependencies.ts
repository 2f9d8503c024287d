/** What main.ts opens once per process, and every request uses. */
import type { ServerLayout } from "#contract/layout.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Database } from "#server/database/connect.ts";
import type { DomainResolver } from "#server/network/domain-resolver.ts";
import type { Directory } from "#server/hotel/directory.ts";
import type { Media } from "#server/media/media.ts";
import type { HotelTokens } from "#server/members/hotel-token.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import type { RailProvider } from "#server/rail/rail-provider.ts";
import type { RateSource } from "#server/rates/rate-source.ts";
import type { Secrets } from "#server/security/secrets.ts";

export type Dependencies = {
  /** The accounts service of this process. */
  accounts: Accounts;
  database: Database;
  cache: HotelCache;
  directory: Directory;
  clock: () => Date;
  secrets: Secrets;
  tokens: HotelTokens;
  platformHost: string;
  product: string;
  memberDiscount: number;
  /** Unpaid orders from one network address; 0 = no limit. */
  unpaidPerAddress: number;
  originOf: (host: string) => string;
  outside: Outside;
  /** Looks up the records of domains. */
  resolver: DomainResolver;
  /** null in production: a lodging without keys can't be paid there. */
  sandboxUrl: string | null;
  /** Exchange rates for a guide beside prices; null where the operator has set none. */
  rates: RateSource | null;
  /** The railway whose tickets are sold with rooms; null where the operator has set none. */
  rail: RailProvider | null;
  /** Settings of the layouts, for the look of e-mails. */
  layouts: readonly ServerLayout[];
  /** A lodging's pictures. */
  media: Media;
  /** There is a sender for text messages. */
  carriesTexts: boolean;
};
