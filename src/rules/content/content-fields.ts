/**
 * What a lodging's site consists of: kinds of records, and the fields of each. Forms, drafts, differences, publishing and
 * versions all read this table; the schemas of the values are in the contract (`contract/content-fields.ts`).
 */
import { readPageField, readPart } from "#rules/content/text-parts.ts";

export const RECORD_KINDS = ["site", "room", "facility", "promotion", "menu"] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** `text` and `rich` are kept per language; `value` is the same in all of them, and so is `fixed`, which nobody changes. */
export type ContentField = {
  type: "text" | "rich" | "value" | "fixed";
  /** The most characters in one language. */
  most: number;
  /** Nothing is published while it is empty in the lodging's main language. */
  required: boolean;
};

const LINE = 200;
const PARAGRAPH = 2_000;
const PAGE = 40_000;

const text = (most: number) => ({ type: "text", most, required: false }) as const;
const name = (most: number) => ({ type: "text", most, required: true }) as const;
const rich = { type: "rich", most: PAGE, required: false } as const;
const value = { type: "value", most: 0, required: false } as const satisfies ContentField;
const fixed = { type: "fixed", most: 0, required: false } as const satisfies ContentField;

export const CONTENT_FIELDS = {
  site: {
    hotel_name: name(80),
    upper_name: text(80),
    template_code: value,
    template_booking_code: value,
    /** The owner's own colour; empty: the theme's. */
    accent: value,
    support_lang: value,
    google_map_open_way: value,
    google_store_name: value,
    ga_code: value,
    pixel_code: value,
    address: text(LINE),
    coordinates: value,
    email: value,
    phone: value,
    phone2: value,
    fb: value,
    line: value,
    instagram: value,
    fax: value,
    about_images: value,
    about_us: rich,
    introduction: text(PARAGRAPH),
    seo_title: text(LINE),
    seo_content: text(PARAGRAPH),
    icon_image: value,
    logo_images: value,
    banner_images: value,
    banner_title: text(LINE),
    banner_sub_title: text(LINE),
    custom_block: rich,
    location_block: rich,
    official_booking: value,
    checkin_start_time: value,
    checkin_end_time: value,
    checkout_time: value,
    /** Train tickets with a stay: whether, to which station, and on which terms. */
    thsr_support_on: value,
    thsr_station: value,
    thsr_terms: value,
    customer_notice: rich,
    booking_policy: rich,
    cancel_policy: rich,
    registration_name: value,
    business_registration: value,
    unified_business_number: value,
    support_facilities: value,
    agent_name: value,
    remittance_notice: text(PARAGRAPH),
    dining_options: rich,
    template_images: value,
    picture_note: text(LINE),
  },
  room: {
    room_code: fixed,
    room_class_name: name(80),
    introduction: text(PARAGRAPH),
    people: value,
    children: value,
    square_meters: value,
    beds: value,
    symbol_tags: value,
    memo_tags: value,
    facilities: value,
    photos: value,
    priority: value,
  },
  facility: {
    facilities_key: fixed,
    facilities_title: name(80),
    index_introduction: text(PARAGRAPH),
    introduction: rich,
    floor: value,
    photos: value,
    priority: value,
  },
  promotion: {
    kind: fixed,
    promotion_title: name(120),
    sub_title: text(LINE),
    promotion_type: value,
    main_image: value,
    sub_image: value,
    detail_foreword: text(PARAGRAPH),
    detail_info: rich,
    begin_at: value,
    end_at: value,
    public_at: value,
    checkin_start_at: value,
    checkin_close_at: value,
    support_room_type: value,
    show_in_index: value,
    active: value,
    priority: value,
    banner_info: value,
    coordinates: value,
  },
  menu: {
    menu_items: value,
  },
} as const satisfies Record<RecordKind, Record<string, ContentField>>;

/** Whether the record is part of the site: true adds it or puts it back, false archives it. */
export const PRESENT = "present";

/** Of these a lodging always has exactly one, with the id 0. */
const isSingle = (record: RecordKind): boolean => record === "site" || record === "menu";

/** Also of texts that have no line in the table: parts of values, and what search results say of a page. */
export function contentField(record: RecordKind, field: string): ContentField | null {
  if (field === PRESENT) return isSingle(record) ? null : value;
  const fields: Record<string, ContentField> = CONTENT_FIELDS[record];
  if (Object.hasOwn(fields, field)) return fields[field]!;
  const page = record === "site" ? readPageField(field) : null;
  const part = readPart(field);
  if (page) return text(page.most);
  return part && Object.hasOwn(fields, part.field) ? text(part.most) : null;
}

export const isTextField = (record: RecordKind, field: string): boolean => {
  const found = contentField(record, field);
  return found !== null && (found.type === "text" || found.type === "rich");
};

/** What a new record begins with, besides its texts. */
const BEGINNING: Record<RecordKind, Record<string, unknown>> = {
  site: {},
  room: {
    people: 2,
    children: 0,
    square_meters: 0,
    beds: [],
    symbol_tags: [],
    memo_tags: [],
    facilities: [],
    photos: [],
    priority: 0,
  },
  facility: { floor: "", photos: [], priority: 0 },
  promotion: {
    kind: "promotion",
    promotion_type: "",
    main_image: null,
    sub_image: null,
    begin_at: null,
    end_at: null,
    public_at: null,
    checkin_start_at: null,
    checkin_close_at: null,
    support_room_type: [],
    show_in_index: false,
    active: true,
    priority: 0,
    banner_info: [],
    coordinates: null,
  },
  menu: { menu_items: null },
};

export function emptyFields(record: RecordKind): Record<string, unknown> {
  const texts = Object.keys(CONTENT_FIELDS[record]).filter((field) => isTextField(record, field));
  return { ...Object.fromEntries(texts.map((field) => [field, {}])), ...BEGINNING[record] };
}

/** What a record shows in lists. */
export const NAME_FIELDS = {
  site: "hotel_name",
  room: "room_class_name",
  facility: "facilities_title",
  promotion: "promotion_title",
  menu: null,
} as const satisfies Record<RecordKind, string | null>;
