/** Which lodging a host belongs to. Needed for every request, so answers are cached until the data changes. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { lodgingCountry } from "#rules/guests/questions.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import { type Database, isUnreachable } from "#server/database/connect.ts";
import {
  hotel,
  hotelCard,
  hotelHost,
  hotelSetup,
  hotelSite,
  hotelTag,
  hotelTerms,
} from "#server/database/tables/hotel.ts";
import { type HotelCache, STALE_MS } from "#server/cache/hotel-cache.ts";

/** What must be known of a lodging before a request is handled. */
export type Tenant = {
  hotel_id: number;
  domain: string;
  /** The specification's number of its kind. */
  kind: number;
  status: number;
  website_exist: boolean;
  /** Its owner has not published it yet: visitors have never seen it. */
  is_new: boolean;
  /** One of the demo's, which the platform may show; owners' lodgings are theirs to show. */
  is_demo: boolean;
  main_lang: Language;
  support_lang: Language[];
  timezone: string;
  currency: string;
  /** ISO 3166: of numbers that are written without a country. */
  country: string;
  booking_close: boolean;
  business_status: number;
  close_member_system: boolean;
  /** Its ids at Google Analytics and Meta, as typed; empty where it has none. */
  ga_code: string;
  pixel_code: string;
  /** As the lodging writes them, mostly HH:MM (`rules/time/hours-of-stay.ts`). */
  checkin_start_time: string;
  checkout_time: string;
};

export type Directory = {
  /** Deleted lodgings are not found: they are as if they did not exist. */
  byHost: (host: string) => Promise<Tenant | null>;
  /** Deleted ones too: their guests' money is still to be seen to. */
  byId: (hotel_id: number) => Promise<Tenant | null>;
  /** Of the demo's lodgings those with these names whose website is switched on, in this order. */
  demos: (slugs: readonly string[]) => Promise<Tenant[]>;
  sharingTag: (code: string) => Promise<Tenant[]>;
  /** What lodgings show of each other. */
  cardsOf: (ids: readonly number[]) => Promise<Map<number, { hotel_name: Texts; main_image_path: string }>>;
};

const KNOWN_HOSTS = 10_000;
const FRESH_MS = 60_000;

export function createDirectory(database: Database, cache: HotelCache): Directory {
  // Unknown hosts are cached too, or requests for them would each cost a query.
  const owners = new LRUCache<string, { hotel_id: number | null; freshUntil: number }>({
    max: KNOWN_HOSTS,
    ttl: STALE_MS,
  });
  let version = 0;
  cache.onChange((table, changed) => {
    if (table !== null && table !== "hotel_host" && table !== "hotel") return;
    version += 1;
    if (changed === null) return owners.clear();
    // A host that nobody owned may be this lodging's now.
    const gone = [...owners].filter(([, { hotel_id }]) => hotel_id === changed || hotel_id === null);
    for (const [host] of gone) owners.delete(host);
  });

  async function ownerOf(host: string): Promise<number | null> {
    const known = owners.get(host);
    if (known && cache.isListening() && performance.now() < known.freshUntil) return known.hotel_id;
    const before = version;
    try {
      const [found] = await database.forDirectory((query) =>
        query.select({ hotel_id: hotelHost.hotel_id }).from(hotelHost).where(eq(hotelHost.host, host)),
      );
      const hotel_id = found?.hotel_id ?? null;
      if (version === before && cache.isListening()) {
        owners.set(host, { hotel_id, freshUntil: performance.now() + FRESH_MS });
      }
      return hotel_id;
    } catch (error) {
      // Kept pages are served while the database is away: their host is known from before.
      if (!known || !isUnreachable(error)) throw error;
      return known.hotel_id;
    }
  }

  async function known(hotel_id: number): Promise<(Tenant & { del: boolean }) | null> {
    const { value } = await cache.remember(hotel_id, "tenant", async () => ({
      value: await loadTenant(database, hotel_id),
    }));
    return value;
  }

  async function tenant(hotel_id: number): Promise<Tenant | null> {
    const found = await known(hotel_id);
    return found?.del ? null : found;
  }

  async function tenants(ids: number[]): Promise<Tenant[]> {
    const found = await Promise.all(ids.map(tenant));
    return found.filter((each): each is Tenant => each !== null && each.status === 1 && each.website_exist);
  }

  return {
    async byHost(host) {
      const hotel_id = await ownerOf(host);
      return hotel_id === null ? null : tenant(hotel_id);
    },
    byId: known,
    async demos(slugs) {
      const ids = await Promise.all(slugs.map((slug) => ownerOf(`${slug}.localhost`)));
      const found = await tenants(ids.filter((id) => id !== null));
      return found.filter((each) => each.is_demo);
    },
    async sharingTag(code) {
      const rows = await database.forDirectory((query) =>
        query
          .select({ hotel_id: hotelTag.hotel_id })
          .from(hotelTag)
          .where(eq(hotelTag.code, code))
          .orderBy(hotelTag.hotel_id),
      );
      return tenants(rows.map((row) => row.hotel_id));
    },
    async cardsOf(ids) {
      const { hotel_id, hotel_name, main_image_path } = hotelCard;
      const rows = await database.forDirectory((query) =>
        query
          .select({ hotel_id, hotel_name, main_image_path })
          .from(hotelCard)
          .where(inArray(hotelCard.hotel_id, [...ids])),
      );
      return new Map(rows.map((row) => [row.hotel_id, row]));
    },
  };
}

async function loadTenant(database: Database, hotel_id: number): Promise<(Tenant & { del: boolean }) | null> {
  const [found] = await database.forHotel(hotel_id, (query) =>
    query
      .select({
        hotel_id: hotel.hotel_id,
        domain: hotelHost.host,
        kind: hotel.kind,
        del: hotel.del,
        status: hotel.status,
        website_exist: hotel.website_exist,
        is_new: sql<boolean>`coalesce(${hotelSetup.hotel_id} is not null and ${hotelSetup.public_since} is null, false)`,
        main_lang: hotel.main_lang,
        support_lang: hotel.support_lang,
        timezone: hotel.timezone,
        currency: hotel.currency,
        options: hotelSite.options,
        booking_close: hotelTerms.booking_close,
        business_status: hotel.business_status,
        close_member_system: hotelTerms.close_member_system,
        ga_code: hotelSite.ga_code,
        pixel_code: hotelSite.pixel_code,
        checkin_start_time: sql<string>`coalesce(nullif(${hotelSite.info} ->> 'checkin_start_time', ''), '15:00')`,
        // Falls back as the specification says.
        checkout_time: sql<string>`coalesce(nullif(${hotelSite.info} ->> 'checkout_time', ''), nullif(${hotelSite.info} ->> 'checkin_end_time', ''), '11:00')`,
      })
      .from(hotel)
      .innerJoin(hotelSite, eq(hotelSite.hotel_id, hotel.hotel_id))
      .innerJoin(hotelTerms, eq(hotelTerms.hotel_id, hotel.hotel_id))
      .leftJoin(hotelSetup, eq(hotelSetup.hotel_id, hotel.hotel_id))
      .innerJoin(hotelHost, and(eq(hotelHost.hotel_id, hotel.hotel_id), hotelHost.canonical))
      .where(eq(hotel.hotel_id, hotel_id)),
  );
  if (!found) return null;
  const { options, ...tenant } = found;
  return { ...tenant, is_demo: options.is_demo === true, country: lodgingCountry(options) };
}
