/** What a subscriber is given to deliver one event. */
import type { Database, Query } from "#server/database/connect.ts";
import type { StoredEvent } from "#server/events/event-store.ts";
import type { Directory, Tenant } from "#server/hotel/directory.ts";
import type { MailDependencies } from "#server/mail/links.ts";

export type { StoredEvent };

export type EventDependencies = MailDependencies & { database: Database; directory: Directory };

export type Delivering = {
  hotel: Tenant;
  event: StoredEvent;
  now: Date;
  /** Marks it as delivered, in the transaction of the effect. False: another process has taken it over, so write nothing. */
  done: (query: Query) => Promise<boolean>;
};

/** Within 25 seconds, and at least once: the same event may come again. Answers whether it was delivered. */
export type Handler = (dependencies: EventDependencies, delivering: Delivering) => Promise<boolean>;
