/** The steps of a lodging, by its draft laid over what is published. */
import { missingTexts } from "#rules/content/missing-texts.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { type SetupFacts, setupReport, type StepReport } from "#rules/site/go-live.ts";
import type { Language, Texts } from "#rules/text/language.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { Query } from "#server/database/connect.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { findSetup, hasOwnDomain, readSales } from "#server/setup/setup-store.ts";

const DAYS_AHEAD = 365;

type Picture = { alt?: Texts };

export async function readSetup(query: Query, hotel: Tenant, now: Date): Promise<StepReport[]> {
  const { hotel_id } = hotel;
  const setup = await findSetup(query, hotel_id);
  return setupReport(await readFacts(query, hotel, now), setup?.left_steps ?? []);
}

async function readFacts(query: Query, { hotel_id, timezone }: Tenant, now: Date): Promise<SetupFacts> {
  const { after, main_lang } = await readDraft(query, hotel_id);
  const { payment_list } = await readSettings(query, hotel_id);
  const today = dayAt(now, timezone);
  const sales = await readSales(query, hotel_id, today, addDays(today, DAYS_AHEAD));
  const site = after.find(({ record }) => record === "site")?.fields ?? {};
  const text = (field: string) => textOf(site[field], main_lang);
  const plain = (field: string) => (typeof site[field] === "string" ? site[field] : "");
  const rooms = after.filter(({ record }) => record === "room");
  const nights = new Set([...sales.priced.values()].flat().map(({ night }) => night));
  const first_unpriced =
    Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead)).find((night) => !nights.has(night)) ?? null;
  return {
    phone: plain("phone"),
    email: plain("email"),
    address: text("address"),
    checkin_time: plain("checkin_start_time"),
    checkout_time: plain("checkout_time") || plain("checkin_end_time"),
    rooms: rooms.map(({ record_id, fields }) => ({
      room_class_id: record_id,
      units: sales.units.get(record_id) ?? 0,
      photos: picturesIn(fields.photos).length,
      priced_nights: sales.priced.get(record_id)?.length ?? 0,
    })),
    banners: picturesIn(site.banner_images).length,
    undescribed_pictures: allPictures(after).filter(({ alt }) => textOf(alt, main_lang) === "").length,
    first_unpriced,
    cancel_policy: text("cancel_policy"),
    pay_ways: payment_list.length,
    introduction: text("introduction"),
    booking_policy: text("booking_policy"),
    customer_notice: text("customer_notice"),
    missing_names: missingTexts(after, main_lang).length,
    accent: plain("accent"),
    has_own_domain: await hasOwnDomain(query, hotel_id),
  };
}

const textOf = (value: unknown, lang: Language): string =>
  String((value as Texts | undefined)?.[lang] ?? "")
    .replace(/<[^<>]*>|&nbsp;/g, "")
    .trim();

const picturesIn = (value: unknown): Picture[] => (Array.isArray(value) ? (value as Picture[]) : []);

const allPictures = (content: readonly ContentRecord[]): Picture[] =>
  content.flatMap(({ fields }) =>
    ["photos", "banner_images", "about_images"].flatMap((field) => picturesIn(fields[field])),
  );
