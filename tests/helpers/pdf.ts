/** A PDF as a reader sees it: text, language and title, structure, links. */
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/types/src/display/api.js";

type Node = { role?: string; alt?: string; id?: string; children?: Node[] };

export type Shown = { text: string; x: number; right: number; baseline: number; size: number };

export async function readPdf(bytes: Uint8Array) {
  // The PDF library takes ownership of the bytes.
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const [{ info }, marks] = await Promise.all([document.getMetadata(), document.getMarkInfo()]);
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  await task.destroy();
  const metadata = info as { Title?: string; Language?: string };
  return {
    title: metadata.Title ?? "",
    lang: metadata.Language ?? "",
    isTagged: (marks as { Marked?: boolean } | null)?.Marked === true,
    pages,
    /** Spaces depend on line breaks: text is compared without them. */
    words: bare(pages.map(({ text }) => text).join("")),
    roles: pages.flatMap(({ tree }) => (tree ? rolesOf(tree) : [])),
  };
}

async function readPage(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const tree = (await page.getStructTree()) as Node | null;
  const shown: Shown[] = [];
  /** By structure mark; under "" what has none: page headers and footers. */
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if (!("str" in item)) {
      if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? open.at(-1) ?? "");
      continue;
    }
    const mark = open.at(-1) ?? "";
    texts.set(mark, (texts.get(mark) ?? "") + item.str);
    const [size, , , , x, baseline] = item.transform as [number, number, number, number, number, number];
    if (item.str.trim() !== "") shown.push({ text: item.str, x, right: x + item.width, baseline, size });
  }
  const annotations = (await page.getAnnotations()) as { subtype: string; url?: string; rect: number[] }[];
  return {
    shown,
    tree,
    /** As a screen reader reads it. */
    text: (tree ? marksOf(tree) : []).map((mark) => texts.get(mark) ?? "").join("\n"),
    margins: texts.get("") ?? "",
    links: annotations.flatMap(({ subtype, url, rect }) => (subtype === "Link" && url ? [{ url, rect }] : [])),
    notdefs: countNotdefs(await page.getOperatorList()),
  };
}

export const bare = (text: string): string => text.normalize("NFKC").replace(/\s/gu, "");

function rolesOf(node: Node): { role: string; alt: string }[] {
  const own = node.role === undefined ? [] : [{ role: node.role, alt: node.alt ?? "" }];
  return [...own, ...(node.children ?? []).flatMap(rolesOf)];
}

const marksOf = (node: Node): string[] => (node.id === undefined ? (node.children ?? []).flatMap(marksOf) : [node.id]);

type Operators = { fnArray: number[]; argsArray: unknown[] };

/** Glyph 0 of a font means "missing character". */
function countNotdefs({ fnArray, argsArray }: Operators): number {
  let count = 0;
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.showText) continue;
    const [glyphs] = argsArray[index] as [({ originalCharCode: number } | number | null)[]];
    count += glyphs.filter((glyph) => typeof glyph === "object" && glyph?.originalCharCode === 0).length;
  }
  return count;
}
