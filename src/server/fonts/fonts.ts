/**
 * The letters of a lodging's headings: subsets of whole fonts, cut to what its pages say in one language. Which files there
 * are follows from its texts alone, so a page can name them before they are made; made ones are kept on disk.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { ApiClient } from "#contract/client.ts";
import type { DisplayFace } from "#contract/visit.ts";
import type { Language } from "#rules/text/language.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import { type Cut, cutName, fullWidthOf, typeOf, unicodeRange } from "#rules/site/type-voices.ts";
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
  /** What a page in this layout and language is to declare. */
  facesOf: (hotel: Tenant, lang: Language, layout: LayoutCode, isDesk: boolean) => Promise<DisplayFace[]>;
  /** One file as it is now, whether that is the one whose hash was asked for, and whether it had to be made; null: there is none. */
  read: (
    hotel: Tenant,
    asked: { cut: Cut; lang: Language; index: number; hash: string },
  ) => Promise<(FontFile & { isCurrent: boolean }) | null>;
};

type FontFile = { bytes: Uint8Array<ArrayBuffer>; isNew: boolean };

const KEPT_BYTES = 32 * 1024 * 1024;

export function createFonts(dataDir: string, cache: HotelCache, thread: SubsetThread, apiIn: ApiIn): Fonts {
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: KEPT_BYTES, sizeCalculation: (b) => b.length });
  const making = new Map<string, Promise<FontFile>>();

  async function textIn(hotel: Tenant, lang: Language): Promise<DisplayText | null> {
    const { text } = await cache.remember(hotel.hotel_id, `display text ${lang}`, async () => ({
      text: await displayText(apiIn(hotel, lang), hotel.domain, lang),
    }));
    return text;
  }

  async function piecesOf(hotel: Tenant, lang: Language, cut: Cut): Promise<Piece[]> {
    const { pieces } = await cache.remember(hotel.hotel_id, `font ${cutName(cut)} ${lang}`, async () => {
      const source = sourceOf(cut, lang);
      const text = source && (await textIn(hotel, lang));
      if (!source || !text) return { pieces: [] };
      return { pieces: await cutPieces({ cut, lang, source }, groupsOf(text, cut, lang)) };
    });
    return pieces;
  }

  /** A page's own language first; a character that only untranslated texts have comes from the font of their language. */
  async function facesOf(hotel: Tenant, lang: Language, layout: LayoutCode, isDesk: boolean): Promise<DisplayFace[]> {
    const text = await textIn(hotel, lang);
    if (!text) return [];
    const faces: DisplayFace[] = [];
    for (const { family, cut } of typeOf(layout)) {
      const own = (await piecesOf(hotel, lang, cut)).filter((piece) => isDesk || !piece.isDesk);
      // The first one answers for all that no other names, so its list need not be sent.
      faces.push(...own.map((piece, at) => face(family, piece, at === 0 ? [] : piece.characters)));
      const taken = new Set(own.flatMap((piece) => piece.characters));
      for (const fallen of fallenIn(text, cut, lang)) {
        const said = groupsOf(text, cut, fallen).flatMap((group) => group.characters);
        const wanted = new Set(said.filter((character) => !taken.has(character)));
        for (const piece of await piecesOf(hotel, fallen, cut)) {
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
    const place = `${cutName(piece.cut)}-${piece.lang}-${piece.index}-`;
    const target = join(folder, `${place}${piece.hash}.woff2`);
    const found = await readFile(target).catch(() => null);
    if (found) return { bytes: new Uint8Array(found), isNew: false };
    const bytes = await thread.ask({ path: fontPath(piece.file), text: piece.characters.join("") });
    const isOld = (name: string) => name.startsWith(place) && !name.includes(piece.hash);
    await storeMadeFile(folder, `${place}${piece.hash}.woff2`, bytes, isOld);
    return { bytes, isNew: true };
  }

  /** Whoever asks meanwhile waits for the same one. */
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

  return {
    facesOf: async (hotel, lang, layout, isDesk) => {
      const key = `faces ${layout} ${lang} ${isDesk}`;
      const load = async () => ({ faces: await facesOf(hotel, lang, layout, isDesk) });
      return (await cache.remember(hotel.hotel_id, key, load)).faces;
    },
    async read(hotel, { cut, lang, index, hash }) {
      const piece = (await piecesOf(hotel, lang, cut))[index];
      return piece ? { ...(await fileOf(hotel, piece)), isCurrent: piece.hash === hash } : null;
    },
  };
}

/** A hand script writes whole lines, figures too; a display face only what the Latin one before it leaves. */
function groupsOf(text: DisplayText, cut: Cut, lang: Language): Group[] {
  const inLang = (said: DisplayText["titles"]) => said.filter((each) => each.lang === lang).map((each) => each.text);
  if (cut.voice === "hand") {
    // The space too: the browser would fetch another hand for it.
    return [{ characters: [...new Set(inLang(text.greeting).join(" ").replace(/\s/g, " "))], isDesk: false }];
  }
  const desk = { characters: fullWidthOf(inLang(text.desk)), isDesk: true };
  const pages = text.pages.map((said) => fullWidthOf(inLang(said)));
  // What two kinds of pages need is everyone's; otherwise one would fetch the other's titles for the sake of a character.
  const inSeveral = [...new Set(pages.flat())].filter(
    (character) => pages.filter((each) => each.includes(character)).length > 1,
  );
  const common = [...new Set([...fullWidthOf(inLang(text.titles)), ...inSeveral])];
  const others = [text.prose, text.words].map((said) => fullWidthOf(inLang(said)));
  return [...[common, ...pages, ...others].map((characters) => ({ characters, isDesk: false })), desk];
}

function fallenIn(text: DisplayText, cut: Cut, lang: Language): Language[] {
  const said = cut.voice === "hand" ? text.greeting : [...text.titles, ...text.pages.flat(), ...text.prose];
  return [...new Set(said.map((each) => each.lang))].filter((other) => other !== lang);
}

function face(family: DisplayFace["family"], piece: Piece, characters: string[]): DisplayFace {
  return { family, src: fontAddress(piece), range: unicodeRange(characters) };
}

function fontAddress({ cut, lang, index, hash }: Piece): string {
  return `/fonts/${cutName(cut)}/${lang}/${index}-${hash}.woff2`;
}
