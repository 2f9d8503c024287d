/**
 * The fonts of a lodging's headings: subsets of whole fonts with the characters of its pages in one language. Which files there
 * are follows from its texts alone, so a page can name them before they are made; made ones are kept on disk.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { ApiClient } from "#contract/client.ts";
import type { ServerLayout } from "#contract/layout.ts";
import type { FontSource } from "#contract/visit.ts";
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import { fontName, fullWidthOf, type HeadingFont, headingFamilies, unicodeRange } from "#rules/site/heading-fonts.ts";
import type { HotelCache } from "#server/cache/hotel-cache.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { type DisplayText, displayText } from "#server/fonts/display-text.ts";
import { cutPieces, type Group, type Piece } from "#server/fonts/font-pieces.ts";
import { fontPath, sourceOf } from "#server/fonts/font-sources.ts";
import { storeMadeFile } from "#server/media/store-made-file.ts";
import type { SubsetThread } from "#server/fonts/subset-thread.ts";

/** Calls in a language of the lodging, as a page of it makes them. */
export type ApiIn = (hotel: Tenant, lang: Language) => ApiClient;

export type Fonts = {
  /** The @font-face rules of a page in this layout and language. */
  facesOf: (hotel: Tenant, lang: Language, layout: LayoutCode, isPersonal: boolean) => Promise<FontSource[]>;
  /**
   * The same with the characters that only the draft has. `text` is what the draft's pages say; files with its characters are at
   * addresses that name them, below `base`.
   */
  draftFacesOf: (
    hotel: Tenant,
    page: { lang: Language; layout: LayoutCode; isPersonal: boolean; base: string },
    text: DisplayText,
  ) => Promise<FontSource[]>;
  /** A file with these characters; null: the font has none of them, or they are more than one file holds. */
  drawCharacters: (font: HeadingFont, lang: Language, characters: string[]) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** One file as it is now, whether that is the one whose hash is requested, and whether it had to be made; null: there is none. */
  read: (
    hotel: Tenant,
    requested: { font: HeadingFont; lang: Language; index: number; hash: string },
  ) => Promise<(FontFile & { isCurrent: boolean }) | null>;
};

type FontFile = { bytes: Uint8Array<ArrayBuffer>; isNew: boolean };

const KEPT_BYTES = 32 * 1024 * 1024;

type FontSettings = {
  dataDir: string;
  layouts: readonly ServerLayout[];
  cache: HotelCache;
  thread: SubsetThread;
};

export function createFonts({ dataDir, layouts, cache, thread }: FontSettings, apiIn: ApiIn): Fonts {
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: KEPT_BYTES, sizeCalculation: (b) => b.length });
  const making = new Map<string, Promise<FontFile>>();

  async function textIn(hotel: Tenant, lang: Language): Promise<DisplayText | null> {
    const { text } = await cache.remember(hotel.hotel_id, `display text ${lang}`, async () => ({
      text: await displayText(apiIn(hotel, lang), hotel.domain, lang),
    }));
    return text;
  }

  async function piecesOf(hotel: Tenant, lang: Language, font: HeadingFont): Promise<Piece[]> {
    const { pieces } = await cache.remember(hotel.hotel_id, `font ${fontName(font)} ${lang}`, async () => {
      const source = sourceOf(font, lang);
      const text = source && (await textIn(hotel, lang));
      if (!source || !text) return { pieces: [] };
      return { pieces: await cutPieces({ font, lang, source }, groupsOf(text, font, lang)) };
    });
    return pieces;
  }

  /** A page's own language first; a character that only untranslated texts have comes from the font of their language. */
  async function facesOf(
    hotel: Tenant,
    lang: Language,
    layout: LayoutCode,
    isPersonal: boolean,
  ): Promise<FontSource[]> {
    const text = await textIn(hotel, lang);
    const settings = layouts.find(({ code }) => code === layout);
    if (!text || !settings) return [];
    const faces: FontSource[] = [];
    for (const { family, font } of headingFamilies(settings)) {
      const own = (await piecesOf(hotel, lang, font)).filter((piece) => isPersonal || !piece.isPersonal);
      // The first one answers for all that no other names, so its list need not be sent.
      faces.push(...own.map((piece, at) => face(family, piece, at === 0 ? [] : piece.characters)));
      const taken = new Set(own.flatMap((piece) => piece.characters));
      for (const other of otherLanguages(text, font, lang)) {
        const all = groupsOf(text, font, other).flatMap((group) => group.characters);
        const wanted = new Set(all.filter((character) => !taken.has(character)));
        for (const piece of await piecesOf(hotel, other, font)) {
          const needed = piece.characters.filter((character) => wanted.has(character));
          for (const character of needed) wanted.delete(character);
          if (needed.length > 0) faces.push(face(family, piece, needed));
        }
      }
    }
    return faces;
  }

  async function make(hotel: Tenant, piece: Piece): Promise<FontFile> {
    const folder = join(dataDir, "media", String(hotel.hotel_id), "fonts");
    const place = `${fontName(piece.font)}-${piece.lang}-${piece.index}-`;
    const target = join(folder, `${place}${piece.hash}.woff2`);
    const found = await readFile(target).catch(() => null);
    if (found) return { bytes: new Uint8Array(found), isNew: false };
    const bytes = await thread.ask({ path: fontPath(piece.file), text: piece.characters.join("") });
    const isOld = (name: string) => name.startsWith(place) && !name.includes(piece.hash);
    await storeMadeFile(folder, `${place}${piece.hash}.woff2`, bytes, isOld);
    return { bytes, isNew: true };
  }

  /** A file that is being made is not made twice. */
  function fileOf(hotel: Tenant, piece: Piece): Promise<FontFile> {
    const key = `${hotel.hotel_id} ${piece.hash}`;
    const known = made.get(key);
    if (known) return Promise.resolve({ bytes: known, isNew: false });
    const already = making.get(key);
    if (already) return already;
    const work = make(hotel, piece)
      .then((file) => {
        made.set(key, file.bytes);
        return file;
      })
      .finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  const keptFacesOf: Fonts["facesOf"] = async (hotel, lang, layout, isPersonal) => {
    const key = `faces ${layout} ${lang} ${isPersonal}`;
    const load = async () => ({ faces: await facesOf(hotel, lang, layout, isPersonal) });
    return (await cache.remember(hotel.hotel_id, key, load)).faces;
  };

  /** A lodging that is not public yet has no texts of its own: all its characters are the draft's. */
  const publicCharacters = async (hotel: Tenant, lang: Language, font: HeadingFont): Promise<string[]> =>
    (await piecesOf(hotel, lang, font).catch(() => [])).flatMap((piece) => piece.characters);

  return {
    facesOf: keptFacesOf,
    draftFacesOf: async (hotel, { lang, layout, isPersonal, base }, text) => {
      const faces = [...(await keptFacesOf(hotel, lang, layout, isPersonal).catch(() => []))];
      const settings = layouts.find(({ code }) => code === layout);
      for (const { family, font } of settings ? headingFamilies(settings) : []) {
        const taken = new Set<string>();
        for (const each of [lang, ...otherLanguages(text, font, lang)]) {
          const source = sourceOf(font, each);
          if (each === lang) for (const known of await publicCharacters(hotel, each, font)) taken.add(known);
          const groups = groupsOf(text, font, each).filter((group) => isPersonal || !group.isPersonal);
          const characters = groups.flatMap((group) => group.characters).filter((character) => !taken.has(character));
          for (const character of characters) taken.add(character);
          const added = source
            ? await cutPieces({ font, lang: each, source }, [{ characters, isPersonal: false }])
            : [];
          faces.push(
            ...added.filter((piece) => piece.characters.length > 0).map((piece) => draftFace(family, piece, base)),
          );
        }
      }
      return faces;
    },
    async drawCharacters(font, lang, characters) {
      const source = sourceOf(font, lang);
      const pieces = source ? await cutPieces({ font, lang, source }, [{ characters, isPersonal: false }]) : [];
      const [piece, ...more] = pieces.filter((each) => each.characters.length > 0);
      if (!piece || more.length > 0) return null;
      const known = made.get(piece.hash);
      if (known) return known;
      const bytes = await thread.ask({ path: fontPath(piece.file), text: piece.characters.join("") });
      made.set(piece.hash, bytes);
      return bytes;
    },
    async read(hotel, { font, lang, index, hash }) {
      const piece = (await piecesOf(hotel, lang, font))[index];
      return piece ? { ...(await fileOf(hotel, piece)), isCurrent: piece.hash === hash } : null;
    },
  };
}

/** Handwriting has every character of its text; a heading font only those that the Latin font lacks. */
function groupsOf(text: DisplayText, font: HeadingFont, lang: Language): Group[] {
  const inLang = (texts: DisplayText["titles"]) => texts.filter((each) => each.lang === lang).map((each) => each.text);
  if (font.typeface === "hand") {
    // The space too: without it the browser would fetch another font for spaces.
    return [{ characters: [...new Set(inLang(text.greeting).join(" ").replace(/\s/g, " "))], isPersonal: false }];
  }
  const personal = { characters: fullWidthOf(inLang(text.personal)), isPersonal: true };
  const pages = text.pages.map((texts) => fullWidthOf(inLang(texts)));
  const prose = text.prose.map((texts) => fullWidthOf(inLang(texts)));
  const common = [...new Set([...fullWidthOf(inLang(text.titles)), ...inSeveral(pages)])];
  const groups = [common, ...pages, inSeveral(prose), ...prose, fullWidthOf(inLang(text.words))];
  return [...groups.map((characters) => ({ characters, isPersonal: false })), personal];
}

/** What two kinds of pages have belongs to a file for both; otherwise one would fetch the other's for one character. */
function inSeveral(pages: string[][]): string[] {
  const sets = pages.map((characters) => new Set(characters));
  return [...new Set(pages.flat())].filter((character) => sets.filter((each) => each.has(character)).length > 1);
}

/** The languages of texts that are not translated. */
function otherLanguages(text: DisplayText, font: HeadingFont, lang: Language): Language[] {
  const texts = font.typeface === "hand" ? text.greeting : [...text.titles, ...text.pages.flat(), ...text.prose.flat()];
  return [...new Set(texts.map((each) => each.lang))].filter((other) => other !== lang);
}

function face(family: FontSource["family"], piece: Piece, characters: string[]): FontSource {
  return { family, src: fontAddress(piece), range: unicodeRange(characters) };
}

/** Its characters are its name: whoever may see the draft may have the file, and nothing need be kept for it. */
function draftFace(family: FontSource["family"], { font, lang, characters }: Piece, base: string): FontSource {
  const name = Buffer.from(characters.join("")).toString("base64url");
  return { family, src: `${base}/fonts/${fontName(font)}/${lang}/${name}.woff2`, range: unicodeRange(characters) };
}

function fontAddress({ font, lang, index, hash }: Piece): string {
  return `/fonts/${fontName(font)}/${lang}/${index}-${hash}.woff2`;
}
