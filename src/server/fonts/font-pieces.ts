/** A lodging's letters of one cut in one language, as the files that hold them: each small, each with an address of its own. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import type { Language } from "#rules/text/language.ts";
import { type Cut, cutName } from "#rules/site/type-voices.ts";
import { type FontFile, fontPath, type FontSource } from "#server/fonts/font-sources.ts";

export type Piece = {
  cut: Cut;
  lang: Language;
  index: number;
  file: FontFile;
  characters: string[];
  hash: string;
  /** Only the booking page and the pages about an order need it. */
  isDesk: boolean;
};

/** What the main file lacks lies in a hundred small ones; a name with letters from more than these is rare. */
const MOST_RARE_FILES = 4;

type Cutting = { cut: Cut; lang: Language; source: FontSource };

/** What is needed together; a character belongs to the first group that has it. */
export type Group = { characters: string[]; isDesk: boolean };

export async function cutPieces({ cut, lang, source }: Cutting, groups: Group[]): Promise<Piece[]> {
  const known = new Set<string>();
  const found: Omit<Piece, "index" | "hash" | "cut" | "lang">[] = [];
  for (const { characters, isDesk } of groups) {
    const fresh = characters.filter((character) => !known.has(character));
    for (const character of fresh) known.add(character);
    for (const { file, characters: held } of await byFile(source, fresh)) {
      for (let start = 0; start < held.length; start += source.most) {
        found.push({ file, characters: held.slice(start, start + source.most), isDesk });
      }
    }
  }
  return found.map((piece, index) => ({ ...piece, cut, lang, index, hash: hashOf(cut, lang, piece) }));
}

function hashOf(cut: Cut, lang: Language, { file, characters }: Pick<Piece, "file" | "characters">): string {
  const all = [cutName(cut), lang, file.path, file.version, characters.join("")];
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

const inventories = new Map<string, Promise<Set<number>>>();

/** Which characters a file has: read once, and the font is let go. */
function charactersOf(file: FontFile): Promise<Set<number>> {
  const known = inventories.get(file.path);
  if (known) return known;
  const reading = readFile(fontPath(file)).then((bytes) => new Set(create(bytes).characterSet));
  inventories.set(file.path, reading);
  return reading;
}
