/** The steps of a lodging, by its draft laid over what is published. */
import { missingTexts } from "#rules/content/missing-texts.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { type SetupFacts, setupReport, type StepReport } from "#rules/site/go-live.ts";
import { homePictures, loadedWidth, type View } from "#rules/media/home-weight.ts";
import { hasStandardContract, isBeyondContract } from "#rules/payments/refund-law.ts";
import { isReadableAccent } from "#rules/site/accent.ts";
import { chosenLayout } from "#rules/site/site.ts";
import { type Language, type Texts, textIn } from "#rules/text/language.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { liveVendors, readStoredKeys } from "#server/payments/settings/live-vendors.ts";
import { soldVendors } from "#server/payments/settings/sold-vendors.ts";
import { readDefaultSteps } from "#server/refund-policies/read-policies.ts";
import { findSetup, hasOwnDomain, readSales } from "#server/setup/setup-store.ts";

const DAYS_AHEAD = 365;

/** With a description each; `main_image` to `banner_info` are a promotion's. */
const PICTURE_FIELDS = ["photos", "banner_images", "about_images", "main_image", "sub_image", "banner_info"];

type Picture = { alt?: Texts };

type Reader = Pick<RequestContext, "hotel" | "now" | "layouts" | "secrets" | "sandboxUrl" | "media">;

export async function readSetup(query: Query, reader: Reader): Promise<StepReport[]> {
  const setup = await findSetup(query, reader.hotel.hotel_id);
  return setupReport(await readFacts(query, reader), setup?.left_steps ?? []);
}

async function readFacts(query: Query, reader: Reader): Promise<SetupFacts> {
  const { hotel_id, timezone } = reader.hotel;
  const { after, main_lang } = await readDraft(query, hotel_id);
  const { payment_list, deposit_type, deposit_percent } = await readSettings(query, hotel_id);
  const ways = {
    takes_all: deposit_type.includes("all"),
    takes_deposit: deposit_type.includes("deposit"),
    deposit_percent,
  };
  const today = dayAt(reader.now, timezone);
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
      name: textIn(fields.room_class_name as Texts, main_lang, main_lang).text,
      units: sales.units.get(record_id) ?? 0,
      photos: picturesIn(fields.photos).length,
      priced_nights: sales.priced.get(record_id)?.length ?? 0,
    })),
    banners: picturesIn(site.banner_images).length,
    home_bytes: { phone: await weigh(reader, after, "phone"), desktop: await weigh(reader, after, "desktop") },
    undescribed_pictures: allPictures(after).filter(({ alt }) => textOf(alt, main_lang) === "").length,
    first_unpriced,
    is_policy_strict:
      hasStandardContract(reader.hotel.country) && isBeyondContract(await readDefaultSteps(query, hotel_id), ways),
    pay_ways: (await soldVendors(query, reader, payment_list)).length,
    test_vendors:
      payment_list.length -
      liveVendors(await readStoredKeys(query, hotel_id), reader.secrets, reader.hotel, payment_list).length,
    is_demo: reader.hotel.is_demo,
    introduction: text("introduction"),
    booking_policy: text("booking_policy"),
    customer_notice: text("customer_notice"),
    missing_names: missingTexts(after, main_lang).length,
    is_accent_readable: isWorn(reader, plain("template_code"), plain("accent")),
    has_own_domain: await hasOwnDomain(query, hotel_id),
  };
}

async function weigh({ hotel, media }: Reader, content: readonly ContentRecord[], view: View): Promise<number> {
  const sizes = homePictures(content).map((each) =>
    media.images.weigh(hotel.hotel_id, each.picture, loadedWidth(each, view)),
  );
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** On the grounds of the theme that the draft has chosen. */
function isWorn({ layouts }: Reader, template_code: string, accent: string): boolean {
  const { layout, theme } = chosenLayout(layouts, template_code);
  const colours = layouts.find(({ code }) => code === layout)?.themes[theme - 1];
  return colours === undefined || isReadableAccent(colours, accent);
}

const textOf = (value: unknown, lang: Language): string =>
  String((value as Texts | undefined)?.[lang] ?? "")
    .replace(/<[^<>]*>|&nbsp;/g, "")
    .trim();

/** One picture or several. */
const picturesIn = (value: unknown): Picture[] =>
  [value].flat().filter((each): each is Picture => typeof each === "object" && each !== null);

const allPictures = (content: readonly ContentRecord[]): Picture[] =>
  content.flatMap(({ fields }) => PICTURE_FIELDS.flatMap((field) => picturesIn(fields[field])));
