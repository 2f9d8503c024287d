/** What a value of each field of a site's content may be. Which fields there are: `rules/content/content-fields.ts`. */
import { z } from "zod";
import { languageSchema } from "#contract/call.ts";
import {
  type CONTENT_FIELDS,
  contentField,
  PRESENT,
  RECORD_KINDS,
  type RecordKind,
} from "#rules/content/content-fields.ts";
import { readPart } from "#rules/content/text-parts.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { FACILITY_KEYS } from "#rules/site/facility-keys.ts";
import { STATION_IDS } from "#rules/rail/stations.ts";

export const recordKindSchema = z.enum(RECORD_KINDS);

/** A field, a part of one (`photos.3`: the fourth picture's description), or what search results say (`page_title:/rooms/7`). */
export const fieldSchema = z.string().regex(/^[a-z_0-9]{1,40}(?:\.\d{1,3}|:\/[a-z0-9/_-]{1,60})?$/);

/** One line, as typed; may be empty. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u);

const textsSchema = z.partialRecord(languageSchema, line(300));
/** A picture of the lodging's own library, or one elsewhere by its whole address. */
const srcSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:$|\/(?![/\\])|[hH][tT][tT][pP][sS]?:\/\/)\P{Cc}*$/u);
export const photoSchema = z.strictObject({ src: srcSchema.min(1), alt: textsSchema });
const linkSchema = line(500).refine((link) => link === "" || isSafeLink(link));
const bannerSchema = z.strictObject({ ...photoSchema.shape, link: linkSchema });
const timeSchema = z.string().regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d)$/);
const coordinatesSchema = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).nullable();
const instantSchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .nullable();
const prioritySchema = z.number().int().min(-1_000_000).max(1_000_000);

const facilityKeysSchema = z
  .array(z.enum(FACILITY_KEYS))
  .max(300)
  .transform((keys) => [...new Set(keys)]);
/** Colours are compared with others: only the one spelling. */
const colourSchema = z.string().regex(/^(?:|#[0-9a-f]{6})$/);
const templateSchema = z.string().regex(/^(?:|layout_\d{3,4}(?:\.\d)?)$/);

const menuItemSchema = z.strictObject({
  type: z.enum(["rooms", "facilities", "promotions", "about", "custom"]),
  title: z.partialRecord(languageSchema, line(40)),
  status: z.boolean(),
  link: linkSchema,
  open: z.boolean(),
});

type ValueFields = {
  [Record in RecordKind]: {
    [
      Field in keyof (typeof CONTENT_FIELDS)[Record] as (typeof CONTENT_FIELDS)[Record][Field] extends {
        type: "value";
      }
        ? Field
        : never
    ]: z.ZodType;
  };
};

const VALUES: Record<RecordKind, Record<string, z.ZodType>> = {
  site: {
    template_code: templateSchema,
    template_booking_code: z.enum(["", "booking_100", "booking_200"]),
    accent: colourSchema,
    support_lang: z
      .array(languageSchema)
      .min(1)
      .transform((langs) => [...new Set(langs)]),
    google_map_open_way: z.union([z.literal(0), z.literal(1)]),
    google_store_name: line(200),
    ga_code: line(40).regex(/^[\w-]*$/),
    pixel_code: line(40).regex(/^\d*$/),
    coordinates: coordinatesSchema,
    email: z.union([z.literal(""), z.string().trim().max(254).pipe(z.email())]),
    phone: line(40),
    phone2: line(40),
    fb: linkSchema,
    line: line(200),
    instagram: linkSchema,
    fax: line(40),
    about_images: z.array(photoSchema).max(40),
    icon_image: srcSchema,
    logo_images: z.strictObject({ dark: srcSchema, white: srcSchema }),
    banner_images: z.array(bannerSchema).max(20),
    official_booking: linkSchema,
    checkin_start_time: timeSchema,
    checkin_end_time: timeSchema,
    checkout_time: timeSchema,
    thsr_support_on: z.union([z.literal(1), z.literal(-1)]),
    thsr_station: z.enum(STATION_IDS).nullable(),
    thsr_terms: z.strictObject({ round_trip_only: z.boolean(), as_guests: z.boolean() }).nullable(),
    registration_name: line(120),
    business_registration: line(120),
    unified_business_number: line(40),
    support_facilities: facilityKeysSchema,
    agent_name: line(80),
    template_images: z.strictObject({ about: srcSchema, facility: srcSchema, promotion: srcSchema, room: srcSchema }),
  },
  room: {
    people: z.number().int().min(1).max(99),
    children: z.number().int().min(0).max(99),
    square_meters: z.number().min(0).max(10_000),
    beds: z.array(z.strictObject({ bed: line(40).min(1), count: z.number().int().min(1).max(50) })).max(20),
    symbol_tags: z.array(textsSchema).max(20),
    memo_tags: z.array(textsSchema).max(20),
    facilities: facilityKeysSchema,
    photos: z.array(photoSchema).max(60),
    priority: prioritySchema,
  },
  facility: {
    floor: line(40),
    photos: z.array(photoSchema).max(60),
    priority: prioritySchema,
  },
  promotion: {
    promotion_type: line(80),
    main_image: photoSchema.nullable(),
    sub_image: photoSchema.nullable(),
    begin_at: instantSchema,
    end_at: instantSchema,
    public_at: instantSchema,
    checkin_start_at: instantSchema,
    checkin_close_at: instantSchema,
    support_room_type: z.array(z.number().int().positive()).max(200),
    show_in_index: z.boolean(),
    active: z.boolean(),
    priority: prioritySchema,
    banner_info: z.array(bannerSchema).max(20),
    coordinates: coordinatesSchema,
  },
  menu: { menu_items: z.array(menuItemSchema).max(30).nullable().describe("null: the usual menu") },
} satisfies ValueFields;

/** What may be written into a field; null: there is no such field. Rich text is cleaned afterwards. */
export function contentValueSchema(record: RecordKind, field: string): z.ZodType | null {
  const described = contentField(record, field);
  // A part is written with the value that it belongs to.
  if (described === null || described.type === "fixed" || readPart(field)) return null;
  if (field === PRESENT) return z.boolean();
  if (described.type === "value") return VALUES[record][field] ?? null;
  // Rich text holds lines; of the other texts those that are as long as a paragraph.
  const most = z.string().max(described.most);
  return described.type === "text" ? most.trim().regex(/^(?:\P{Cc}|[\n\r\t])*$/u) : most.regex(/^[^\0]*$/);
}

const shownTexts = z.partialRecord(languageSchema, z.string());
const shownPhoto = z.object({ src: z.string(), alt: shownTexts });
const shownPart = z.union([
  z.string(),
  z.number(),
  shownPhoto.extend({ link: z.string() }),
  shownPhoto,
  z.object({ bed: z.string(), count: z.number() }),
  menuItemSchema.extend({ title: shownTexts, link: z.string() }),
  shownTexts,
]);

/** A field's value in an answer: its shape without the limits, because what is stored may be older than they are. */
export const shownValueSchema: z.ZodType<unknown> = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.object({ dark: z.string(), white: z.string() }),
  z.object({ about: z.string(), facility: z.string(), promotion: z.string(), room: z.string() }),
  shownPhoto,
  shownTexts,
  z
    .record(z.string(), z.object({ title: shownTexts, text: shownTexts }))
    .describe("In versions from before pages had fields of their own"),
  z.array(shownPart),
]);
