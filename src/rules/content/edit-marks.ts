/**
 * Which part of a page comes from which field. The page itself does not know: it is the public one. So what it shows is compared
 * with the draft's texts and pictures; where two fields say the same, the one whose record the place belongs to is meant.
 */
import { contentField, type RecordKind } from "#rules/content/content-fields.ts";
import { type ContentRecord, fieldKey } from "#rules/content/site-content.ts";
import { readPageField } from "#rules/content/text-parts.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { type Language, textIn, type Texts } from "#rules/text/language.ts";
import { firstSentence, plainText } from "#rules/text/sentence.ts";

/** What a page may show of a field. */
export type EditField = {
  /** As the studio names it. */
  key: string;
  record: RecordKind;
  record_id: number;
  /** Without spaces, as `squeezed` makes them. */
  texts: string[];
  /** Parts of a picture's address. */
  pictures: string[];
};

/** Values that pages print as they are. */
const PRINTED = new Set(["phone", "phone2", "fax", "email"]);

/** Spaces, line breaks and places to break are the layout's. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad\u200b\u2060]+/g, "");

const sourcesIn = (value: unknown): string[] => {
  if (typeof value === "string") return readPicture(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sourcesIn) : [];
};

function textsOf(value: unknown, lang: Language, main_lang: Language): string[] {
  const text = plainText(textIn(value as Texts, lang, main_lang).text);
  return [...new Set([text, firstSentence(text)].map(squeezed))].filter((each) => each !== "");
}

/** All fields that pages in this language show something of. */
export function editFields(content: readonly ContentRecord[], main_lang: Language, lang: Language): EditField[] {
  return content.flatMap(({ record, record_id, fields }) =>
    Object.entries(fields).flatMap(([field, value]) => {
      // Nobody sees on a page what search results say of it.
      if (readPageField(field)) return [];
      const type = contentField(record, field)?.type;
      const isText = type === "text" || type === "rich";
      const key = fieldKey({ record, record_id, field, lang: isText ? lang : "" });
      const printed = PRINTED.has(field) && typeof value === "string" && value !== "" ? [squeezed(value)] : [];
      const texts = isText ? textsOf(value, lang, main_lang) : printed;
      const pictures = type === "value" ? sourcesIn(value).map((src) => `/${readPicture(src)!.name}`) : [];
      return texts.length + pictures.length === 0 ? [] : [{ key, record, record_id, texts, pictures }];
    }),
  );
}

/** Where something is shown: the addresses of the links round it, the nearest first, and then the page's own. */
export type Place = readonly string[];

const isOf = ({ record, record_id }: EditField, address: string): boolean =>
  (record === "room" && new RegExp(`/rooms/${record_id}(?:$|[?#])`).test(address)) ||
  (record === "promotion" && new RegExp(`/(?:event|news|attractions)[/#]${record_id}(?:$|[?#])`).test(address));

/** Of the fields that say the same, the one that is meant there. */
export function chosenField<Field extends EditField>(fields: readonly Field[], place: Place): Field | undefined {
  for (const address of place) {
    const own = fields.find((field) => isOf(field, address));
    if (own) return own;
  }
  return fields.find(({ record }) => record === "site") ?? fields[0];
}

/** What the studio and a framed page of the preview say to each other. */
export type ToPage = { yado: "edit-fields"; isOn: boolean; fields: (EditField & { label: string })[] };
export type ToStudio = { yado: "edit-ready" } | { yado: "edit-open"; key: string };
