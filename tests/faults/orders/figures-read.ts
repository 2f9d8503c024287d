/** What each medium says of an order's money, as its reader sees it: labels and amounts from the finished HTML, text and PDF. */
import { readPdf } from "#tests/helpers/pdf.ts";

/** A label and its amount; 0 for what costs nothing. */
export type Figure = readonly [label: string, amount: number];

const AMOUNT = /^([−-])?NT\$([\d,]+)$/;

function amountIn(text: string): number | null {
  if (text === "Free") return 0;
  const [whole, minus, digits] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return (minus ? -1 : 1) * Number(digits!.replaceAll(",", ""));
}

const CHARACTERS: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#x27": "'",
  "#39": "'",
};

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<small\b.*?<\/small>/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([#\w]+);/g, (all, name: string) => CHARACTERS[name] ?? all)
    .replaceAll(/\s+/g, " ")
    .trim();

const pairsOf = (html: string, name: string, value: string): Figure[] => {
  const pair = new RegExp(
    `<${name}\\b[^>]*>((?:(?!<${name}\\b).)*?)</${name}>\\s*<${value}\\b[^>]*>(.*?)</${value}>`,
    "gs",
  );
  return [...html.matchAll(pair)].flatMap(([, label, text]): Figure[] => {
    const amount = amountIn(plain(text!));
    return amount === null ? [] : [[plain(label!), amount]];
  });
};

/** The rows of the table that the page calls by this class. */
export function tableFigures(html: string, of: string): Figure[] {
  const [, table = ""] = new RegExp(`<table\\b[^>]*class="${of}"[^>]*>(.*?)</table>`, "s").exec(html) ?? [];
  return pairsOf(table, "th", "td");
}

/** Terms and their figures, wherever they stand. */
export const listFigures = (html: string): Figure[] => pairsOf(html, "dt", "dd");

/** The table of an e-mail under this heading. */
export function mailFigures(html: string, heading: string): Figure[] {
  const parts = html.split(/<h2\b[^>]*>/);
  const own = parts.find((part) => plain(part.slice(0, part.indexOf("</h2>"))) === heading) ?? "";
  return pairsOf(own, "th", "td");
}

/** The same of its plain text: lines "label: amount" until an empty one. */
export function textFigures(text: string, heading: string): Figure[] {
  const lines = text.split("\n");
  const from = lines.indexOf(heading) + 1;
  const until = lines.indexOf("", from);
  return lines.slice(from, until).flatMap((line): Figure[] => {
    const at = line.lastIndexOf(": ");
    const amount = at === -1 ? null : amountIn(line.slice(at + 2));
    return amount === null ? [] : [[line.slice(0, at), amount]];
  });
}

/** Of a confirmation: amounts of its tables' rows, and the labelled sums. A row's last amount counts. */
export async function paperFigures(bytes: Uint8Array): Promise<{ rows: number[]; sums: Figure[] }> {
  const { pages } = await readPdf(bytes);
  const texts = pages.flatMap(({ text }) => text.split("\n")).map((text) => text.trim());
  const rows: number[] = [];
  const sums: Figure[] = [];
  for (const [nth, text] of texts.entries()) {
    const amount = amountIn(text);
    if (amount === null || amountIn(texts[nth + 1] ?? "") !== null) continue;
    let label = nth - 1;
    while (label >= 0 && (amountIn(texts[label]!) !== null || texts[label] === "")) label -= 1;
    // A row ends in its count and its amounts; a sum has its name before its amount.
    if (/^\d+$/.test(texts[label] ?? "")) rows.push(amount);
    else sums.push([texts[label] ?? "", amount]);
  }
  return { rows, sums };
}
