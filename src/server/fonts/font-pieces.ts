/** A lodging's characters in one heading font and language, as small files with an address each. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import type { Language } from "#rules/text/language.ts";
import { fontName, type HeadingFont } from "#rules/site/heading-fonts.ts";
import { type FontFile, fontPath, type FontSource } from "#server/fonts/font-sources.ts";

export type Piece = {
  font: HeadingFont;
  lang: Language;
  index: number;
  file: FontFile;
  characters: string[];
  hash: string;
  /** Only the booking page and the pages about an order need it. */
  isPersonal: boolean;
};

/** What the main file lacks lies in a hundred small ones; a name with characters from more than these is rare. */
const MOST_RARE_FILES = 4;

type Cutting = { font: HeadingFont; lang: Language; source: FontSource };

/** All titles in one file, even where they are somewhat more than others hold: what every page needs is one request. */
const FIRST_HOLDS = 1.25;

/** What is needed together; a character belongs to the first group that has it. */
export type Group = { characters: string[]; isPersonal: boolean };

export async function cutPieces({ font, lang, source }: Cutting, groups: Group[]): Promise<Piece[]> {
  const known = new Set<string>();
  const found: Omit<Piece, "index" | "hash" | "font" | "lang">[] = [];
  for (const { characters, isPersonal } of groups) {
    const fresh = characters.filter((character) => !known.has(character));
    for (const character of fresh) known.add(character);
    for (const { file, characters: held } of await byFile(source, fresh)) {
      const most = found.length === 0 ? Math.round(source.most * FIRST_HOLDS) : source.most;
      for (let start = 0; start < held.length; start += most) {
        found.push({ file, characters: held.slice(start, start + most), isPersonal });
      }
    }
  }
  return found.map((piece, index) => ({ ...piece, font, lang, index, hash: hashOf(font, lang, piece) }));
}

function hashOf(font: HeadingFont, lang: Language, { file, characters }: Pick<Piece, "file" | "characters">): string {
  const all = [fontName(font), lang, file.path, file.version, characters.join("")];
  return createHash("sha256").update(all.join("\n")).digest("hex").slice(0, 16);
}

/** Characters that no file has are left out: the reader's own fonts show them. */
async function byFile(source: FontSource, characters: string[]) {
  if (!source.rest) return [{ file: source.main, characters }];
  const main = await charactersOf(source.main);
  const pointOf = (character: string) => character.codePointAt(0)!;
  const rare = characters.filter((character) => !main.has(pointOf(character)));
  const rest = rare.length === 0 ? [] : source.rest();
  const rareFiles = rest
    .map(({ file, has }) => ({ file, characters: rare.filter((character) => has(pointOf(character))) }))
    .filter(({ characters }) => characters.length > 0)
    .toSorted((one, other) => other.characters.length - one.characters.length)
    .slice(0, MOST_RARE_FILES);
  return [
    { file: source.main, characters: characters.filter((character) => main.has(pointOf(character))) },
    ...rareFiles,
  ];
}

/** Those of the characters that no file of the font has. */
export async function lackingCharacters(source: FontSource, characters: readonly string[]): Promise<string[]> {
  if (characters.length === 0) return [];
  const main = await charactersOf(source.main);
  const rare = characters.filter((character) => !main.has(character.codePointAt(0)!));
  const rest = rare.length === 0 ? [] : (source.rest?.() ?? []);
  return rare.filter((character) => !rest.some(({ has }) => has(character.codePointAt(0)!)));
}

const inventories = new Map<string, Promise<Set<number>>>();

/** Which characters a file has: read once, without keeping the font in memory. */
function charactersOf(file: FontFile): Promise<Set<number>> {
  const known = inventories.get(file.path);
  if (known) return known;
  const reading = readFile(fontPath(file)).then((bytes) => new Set(create(bytes).characterSet));
  inventories.set(file.path, reading);
  return reading;
}
