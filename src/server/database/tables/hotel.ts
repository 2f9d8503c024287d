/** A lodging, its hosts, its tags and its menus. hotel_id leads every key; texts are kept per language in one value. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bigId, instant, money } from "#server/database/tables/columns.ts";
import type { DomainFinding } from "#rules/site/domain.ts";
import type { Band, BandKind } from "#rules/guests/guest-bands.ts";
import type { PointTerms } from "#rules/money/points.ts";
import type { StationId } from "#rules/rail/stations.ts";
import type { Language, Texts } from "#rules/text/language.ts";

/** A picture's path on the lodging's host; its file name holds its size. */
export type StoredPhoto = { src: string; alt: Texts };

/** Without a kind it is only shown. Ages are those of children. */
export type StoredRate = Pick<Band, "label" | "price" | "meals" | "on_request"> & {
  kind?: BandKind;
  least_age?: number;
  most_age?: number;
};

/** The specification's nested info, as stored: texts per language, JSON lists as lists. */
export type StoredInfo = {
  address: Texts;
  coordinates: [number, number] | null;
  email: string;
  phone: string;
  phone2: string;
  fb: string;
  line: string;
  instagram: string;
  fax: string;
  about_images: StoredPhoto[];
  about_us: Texts;
  introduction: Texts;
  seo_content: Texts;
  seo_title: Texts;
  page_seo?: Record<string, { title: Texts; text: Texts }> | null;
  icon_image: string;
  logo_images: { dark: string; white: string };
  banner_images: (StoredPhoto & { link: string })[];
  banner_title: Texts;
  banner_sub_title: Texts;
  custom_block: Texts;
  location_block: Texts;
  official_booking: string;
  checkin_start_time: string;
  checkin_end_time: string;
  checkout_time: string;
  customer_notice: Texts;
  booking_policy: Texts;
  cancel_policy: Texts;
  registration_name: string;
  business_registration: string;
  unified_business_number: string;
  support_facilities: string[];
  thsr_support_on: 1 | -1;
  /** The lodging's station, and what it has agreed with the railway (`rules/rail/rail-package.ts`); absent: none. */
  thsr_station?: StationId | null;
  thsr_terms?: { round_trip_only: boolean; as_guests: boolean } | null;
  agent_name: string;
  remittance_notice: Texts;
  dining_options: Texts;
  template_images: { about: string; facility: string; promotion: string; room: string };
  /** A line that is charged when booking says for whom it is. */
  children_and_extra_person_rates: StoredRate[];
  picture_note: Texts;
};

export type RemittanceAccount = {
  account_name: string;
  account_number: string;
  bank_code_and_name: string;
  branch_code_and_name: string;
  country_name: string;
};

/** What a lodging is. Who changes it is the platform, seldom; what it shows and how it sells are tables of their own. */
export const hotel = pgTable("hotel", {
  /** Drawn before the lodging is written, because every row of it is written under its id. */
  hotel_id: bigId().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  kind: integer().notNull().default(0),
  origin_pms: text().notNull().default("yado"),
  main_lang: text().$type<Language>().notNull().default("zh-TW"),
  support_lang: text().array().$type<Language[]>().notNull(),
  status: integer().notNull().default(1),
  website_exist: boolean().notNull().default(true),
  del: boolean().notNull().default(false),
  business_status: integer().notNull().default(0),
  currency: text().notNull().default("TWD"),
  timezone: text().notNull().default("Asia/Taipei"),
  created_at: instant().notNull().defaultNow(),
  updated_at: instant().notNull().defaultNow(),
});

/** What lodgings show of each other. Nothing else of a lodging may be read by the directory. */
export const hotelCard = pgTable("hotel_card", {
  hotel_id: bigId()
    .primaryKey()
    .references(() => hotel.hotel_id, { onDelete: "cascade" }),
  upper_name: jsonb().$type<Texts>().notNull().default({}),
  hotel_name: jsonb().$type<Texts>().notNull(),
  /** The first of its banner pictures: whoever changes those changes this, too. */
  main_image_path: text().notNull().default(""),
});

/** What its pages say and how they look. */
export const hotelSite = pgTable("hotel_site", {
  hotel_id: bigId()
    .primaryKey()
    .references(() => hotel.hotel_id, { onDelete: "cascade" }),
  template_code: text().notNull().default(""),
  template_booking_code: text().notNull().default(""),
  options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  online_support: boolean().notNull().default(false),
  google_map_open_way: integer().$type<0 | 1>().notNull().default(0),
  google_store_name: text().notNull().default(""),
  ga_code: text().notNull().default(""),
  pixel_code: text().notNull().default(""),
  /** Which of the two price checks its booking page calls. */
  newer_price_check: boolean().notNull().default(true),
  info: jsonb().$type<StoredInfo>().notNull(),
});

/** On what terms it sells. */
export const hotelTerms = pgTable(
  "hotel_terms",
  {
    hotel_id: bigId()
      .primaryKey()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    booking_close: boolean().notNull().default(false),
    booking_validate: boolean().notNull().default(false),
    close_member_system: boolean().notNull().default(false),
    deposit_type: text().array().$type<("all" | "deposit")[]>().notNull().default(["all"]),
    deposit_percent: integer().notNull().default(0),
    payment_list: integer().array().notNull().default([]),
    member_discount: doublePrecision(),
    member_discount_start: text(),
    member_discount_end: text(),
    support_client_cancel: boolean().notNull().default(true),
    client_invoce_setting: integer().notNull().default(1),
    refund_template_id: integer().notNull().default(2),
    /** How long an unpaid order keeps its rooms. */
    card_hold_minutes: integer().notNull().default(30),
    remittance_hold_days: integer().notNull().default(3),
    /** Which e-mails guests get around their stay. */
    mail_before_arrival: boolean().notNull().default(true),
    mail_arrival_day: boolean().notNull().default(false),
    mail_after_stay: boolean().notNull().default(true),
    /** Whether members are told that points are about to expire. */
    mail_points_expire: boolean().notNull().default(true),
    /** How its members earn points; what is missing is as usual (`pointTermsSchema` of the contract). */
    point_terms: jsonb().$type<Partial<PointTerms>>().notNull().default({}),
    /** Where a remittance goes; null = the lodging takes none. */
    remittance_account: jsonb().$type<RemittanceAccount>(),
    /** How many cots there are each night, and what one costs. */
    cots: integer().notNull().default(0),
    cot_price: money().notNull().default(0),
    /** The most that the front desk may refund in one go, in minor units; null = any sum. */
    front_desk_refund_limit: bigint({ mode: "number" }),
  },
  () => [
    check(
      "hotel_terms_shares",
      sql`deposit_percent between 0 and 100 and (member_discount is null or member_discount between 0 and 1)`,
    ),
    check("hotel_terms_cots", sql`cots >= 0 and cot_price >= 0`),
    check("hotel_terms_holds", sql`card_hold_minutes > 0 and remittance_hold_days > 0`),
  ],
);

/** Which hosts a lodging owns; exactly one of them is canonical, its `domain`. */
export const hotelHost = pgTable(
  "hotel_host",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    host: text().notNull(),
    canonical: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.host] }), uniqueIndex("hotel_host_host").on(table.host)],
);

/** A lodging that its owner has opened, and how far it has come. One that the platform made has no row here. */
export const hotelSetup = pgTable(
  "hotel_setup",
  {
    hotel_id: bigId()
      .primaryKey()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    /** The account of the person who opened it. */
    made_by: uuid().notNull(),
    made_at: instant().notNull(),
    /** When it was published for the first time; null: visitors have never seen it. */
    public_since: instant(),
    /** Steps that the owner leaves as they are, on purpose. */
    left_steps: text().array().notNull().default([]),
    /** E-mails that have said it will be archived, since somebody last worked on it. */
    reminders: integer().notNull().default(0),
    reminded_at: instant(),
    archived_at: instant(),
  },
  (table) => [
    index("hotel_setup_made_by").on(table.made_by),
    index("hotel_setup_open")
      .on(table.hotel_id)
      .where(sql`public_since is null and archived_at is null`),
  ],
);

/**
 * A domain of its own that a lodging says it has. Only once a record at the registrar has shown that is it one of its hosts
 * (`hotel_host`).
 */
export const domainClaim = pgTable(
  "domain_claim",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    host: text().notNull(),
    /** What the TXT record must say. */
    token: text().notNull(),
    added_at: instant().notNull(),
    /** When the record was found for the first time; null: not yet, or another lodging has shown it since. */
    proved_at: instant(),
    checked_at: instant(),
    /** How the last look at its records ended. */
    found: text().$type<DomainFinding>().notNull().default("unchecked"),
    /** Its records lead to the platform. */
    points_here: boolean().notNull().default(false),
    /** How many daily looks in a row did not find the record. */
    misses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.host] })],
);

export const hotelTag = pgTable(
  "hotel_tag",
  {
    hotel_id: bigId()
      .notNull()
      .references(() => hotel.hotel_id, { onDelete: "cascade" }),
    code: text().notNull(),
    tag: jsonb().$type<Texts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotel_id, table.code] })],
);

export const menu = pgTable(
  "menu",
  {
    hotel_id: bigId().notNull(),
    id: bigId().generatedByDefaultAsIdentity().notNull(),
    menu_code: text().notNull(),
    /** Each a JSON text, as the owner's tools wrote it: one that can't be read must not lose the others. */
    menu_items: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hotel_id, table.id] }),
    uniqueIndex("menu_code").on(table.hotel_id, table.menu_code),
    foreignKey({ columns: [table.hotel_id], foreignColumns: [hotel.hotel_id] }).onDelete("cascade"),
  ],
);
