/**
 * Texts that are no field of their own in the table of fields: the description of each picture, the words of each highlight and
 * each title of the menu stand inside a value, and what search results say is written page by page.
 */
import type { Language, Texts } from "#rules/text/language.ts";

type Part = {
  /** Where an item of the value keeps its texts; null: the item is the texts. */
  key: "alt" | "title" | null;
  most: number;
};

const ALT: Part = { key: "alt", most: 300 };
const TAG: Part = { key: null, most: 40 };

const PARTS: Readonly<Record<string, Part>> = {
  about_images: ALT,
  banner_images: ALT,
  photos: ALT,
  main_image: ALT,
  sub_image: ALT,
  banner_info: ALT,
  symbol_tags: TAG,
  memo_tags: TAG,
  menu_items: { key: "title", most: 40 },
};

const PART = /^([a-z_]{1,40})\.(\d{1,3})$/;

export type TextPart = Part & { field: string; at: number };

/** `photos.3` is the fourth picture's description. null: the name is none of a part. */
export function readPart(name: string): TextPart | null {
  const [, field = "", at] = PART.exec(name) ?? [];
  return Object.hasOwn(PARTS, field) ? { ...PARTS[field]!, field, at: Number(at) } : null;
}

const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === "object" && value !== null ? [value] : [];

/** The parts of a value, by their names. */
export const partNames = (field: string, value: unknown): string[] =>
  Object.hasOwn(PARTS, field) ? itemsOf(value).map((_, at) => `${field}.${at}`) : [];

const textsOf = (item: unknown, { key }: Part): Texts =>
  ((key === null ? item : (item as Record<string, unknown> | undefined)?.[key]) ?? {}) as Texts;

export const partText = (value: unknown, part: TextPart, lang: Language): string =>
  textsOf(itemsOf(value)[part.at], part)[lang] ?? "";

/** The value with another text in this place; one that is gone meanwhile stays gone. */
export function withPartText(value: unknown, part: TextPart, lang: Language, text: string): unknown {
  const item = itemsOf(value)[part.at];
  if (item === undefined) return value;
  const { [lang]: _, ...others } = textsOf(item, part);
  const texts = text === "" ? others : { ...others, [lang]: text };
  const next = part.key === null ? texts : { ...(item as object), [part.key]: texts };
  return Array.isArray(value) ? value.with(part.at, next) : next;
}

/** What search results say of a page, in the row of the site: by the page's path after the language. */
export type PageSeo = Record<string, { title: Texts; text: Texts }>;

const PAGE = /^page_(title|text):(\/[a-z0-9/_-]{1,60})$/;
const PAGE_MOST = { title: 200, text: 300 } as const;

/** More pages than any lodging has: what is beyond was not written by a person. */
export const MOST_PAGE_FIELDS = 600;

export type PageField = { part: keyof typeof PAGE_MOST; path: string; most: number };

/** `page_title:/rooms/7` is the title of a room's page. null: the name is none of a page's. */
export function readPageField(name: string): PageField | null {
  const [, part, path = ""] = PAGE.exec(name) ?? [];
  return part === "title" || part === "text" ? { part, path, most: PAGE_MOST[part] } : null;
}

export const pageField = (part: PageField["part"], path: string): string => `page_${part}:${path}`;

/** One field for each page and part: editors of different pages never meet. */
export const pageFields = (pages: PageSeo | null | undefined): Record<string, Texts> =>
  Object.fromEntries(
    Object.entries(pages ?? {}).flatMap(([path, { title, text }]) => [
      [pageField("title", path), title],
      [pageField("text", path), text],
    ]),
  );

/** Back again; a page of which nothing is said is none. null: of none anything is. */
export function pagesIn(fields: Readonly<Record<string, unknown>>): PageSeo | null {
  const pages: PageSeo = {};
  for (const [name, texts] of Object.entries(fields)) {
    const page = readPageField(name);
    if (!page || Object.keys(texts as Texts).length === 0) continue;
    pages[page.path] = { title: {}, text: {}, ...pages[page.path], [page.part]: texts as Texts };
  }
  return Object.keys(pages).length === 0 ? null : pages;
}

/** Versions from before pages had fields of their own have all of them in one. */
export function splitPages(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!("page_seo" in fields)) return fields;
  const { page_seo, ...others } = fields;
  return { ...others, ...pageFields(page_seo as PageSeo | null) };
}
