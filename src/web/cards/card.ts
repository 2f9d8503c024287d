/** Building blocks of share cards: boxes, text that fits, the photo and mixed colours. */
import { CARD_PHOTO, type Card, type CardNode, type CardStyle } from "#contract/card.ts";
import type { Language } from "#rules/text/language.ts";
import type { Theme } from "#web/layouts/layout.ts";
import type { Field } from "./card-settings.ts";

export type CardContent = {
  title: string;
  /** The title's language. */
  lang: Language;
  /** The kind of page; on the home page, the lodging's subtitle. */
  line: string;
  name: string;
  /** Path of the page's photo; null: none. */
  photo: string | null;
};

/** `photo`: the size it is cropped to; null: the card has none. */
export type Composed = { tree: CardNode; photo: Omit<NonNullable<Card["photo"]>, "path"> | null };

/** An area in a theme colour, with the colours used on it. */
export function coloursOn(field: Field, theme: Theme) {
  const isFilled = field === "fill";
  return {
    field: theme[field],
    ink: isFilled ? theme.on : theme.ink,
    muted: isFilled ? theme.on : theme.muted,
    accent: isFilled ? theme.on : theme.fill,
    line: isFilled ? theme.on : theme.edge,
  };
}

export function box(style: CardStyle, ...children: (CardNode | null)[]): CardNode {
  return {
    type: "div",
    props: {
      style: { display: "flex", boxSizing: "border-box", ...style },
      children: children.filter((child) => child !== null),
    },
  };
}

/** An absolutely positioned box. */
export function at(left: number, top: number, width: number, height: number, style: CardStyle, ...inside: CardNode[]) {
  return box({ position: "absolute", left, top, width, height, ...style }, ...inside);
}

export function photoAt(left: number, top: number, width: number, height: number, style: CardStyle = {}): CardNode {
  return {
    type: "img",
    props: { src: CARD_PHOTO, width, height, style: { position: "absolute", left, top, width, height, ...style } },
  };
}

/** An SVG drawing. */
export function drawing(left: number, top: number, width: number, height: number, inside: string): CardNode {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  return {
    type: "img",
    props: {
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      width,
      height,
      style: { position: "absolute", left, top, width, height },
    },
  };
}

export function sheet(background: string, ...children: (CardNode | null)[]): CardNode {
  return box({ position: "relative", width: 1200, height: 630, overflow: "hidden", background }, ...children);
}

const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/** Width of a text as a multiple of its font size. */
function ems(text: string, latin = 0.56): number {
  let sum = 0;
  for (const character of text) sum += WIDE.test(character) ? 1 : /[A-Z]/.test(character) ? latin * 1.25 : latin;
  return sum;
}

/** Where a line may break: between words, or between phrases in scripts without spaces. */
function unitsOf(text: string): string[] {
  return text
    .split(/(?<=[\s、，。・·！？：；）」』])(?![、，。・·！？：；）」』\s])/)
    .filter((unit) => unit.trim() !== "");
}

function linesOf(text: string, width: number, latin?: number): number {
  let [lines, used] = [1, 0];
  for (const unit of unitsOf(text)) {
    const needed = ems(unit, latin);
    if (used > 0 && used + needed > width) [lines, used] = [lines + 1, 0];
    lines += Math.max(0, Math.ceil(needed / width) - 1);
    // Each phrase is a box: after one that takes several lines, the next starts on a new line.
    used = needed > width ? width : used + needed;
  }
  return lines;
}

/** The largest font size, up to `most`, at which a text fits its box. */
export function fitted(text: string, width: number, height: number, most: number, latin?: number): number {
  const longest = Math.max(...text.split(/\s+/).map((word) => (WIDE.test(word) ? 1 : ems(word, latin))));
  for (let size = most; size > 20; size -= 2) {
    const isIn = linesOf(text, (width * 0.97) / size, latin) * size * 1.34 <= height;
    if (isIn && longest * size <= width) return size;
  }
  return 20;
}

/** Cut to one line of this length, with an ellipsis. */
export function cut(text: string, width: number, size: number, latin = 0.52): string {
  const most = width / size;
  if (ems(text, latin) <= most) return text;
  const characters = [...text];
  while (ems(characters.join(""), latin) + 1 > most) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes `share` of the first colour into the second. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const hex = from.map((channel, index) => Math.round(channel * share + to[index]! * (1 - share)));
  return `#${hex.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Text that breaks between phrases where possible. */
export function words(style: CardStyle, text: string, lang: Language): CardNode {
  const isCentred = style.textAlign === "center";
  const wrapped = { flexWrap: "wrap", ...(isCentred ? { justifyContent: "center" } : {}), ...style };
  const units = lang === "en-US" || lang === "ko-KR" ? [text] : unitsOf(text);
  const inside = { textWrap: "balance", wordBreak: lang === "ko-KR" ? "keep-all" : "break-word" };
  return units.length <= 1
    ? box({ ...inside, ...style }, text)
    : box(wrapped, ...units.map((unit) => box(inside, unit)));
}
