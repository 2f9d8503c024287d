/** Sheets of A4 that fill from top to bottom, with the structure a screen reader goes by. */
import PdfKit from "pdfkit";
import { createTypeSetter, type SetLine, type Style, type TypeSetter } from "#server/pdf/type-setter.ts";
import type { Language } from "#rules/text/language.ts";

export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 54, bottom: 776 };
const LEADING = 1.5;

/** An element of the structure: H1, P, Table … */
export type Tag = PDFKit.PDFStructureElement;

/** Set lines in a column, read as `tag`; without one they are not read at all, as what is repeated on the next page. */
export type Cell = { lines: SetLine[]; x: number; width: number; align?: "left" | "right"; tag?: Tag };

/** A slice of the page from edge to edge. Between two of them a page may end. */
export type Strip = { height: number; draw: (top: number) => void };

export type Printed = { bytes: Uint8Array<ArrayBuffer>; pages: number; missing: number };

export type Sheet = {
  doc: PDFKit.PDFDocument;
  set: TypeSetter["set"];
  /** A new element under `parent`, or at the top. */
  tag: (kind: string, parent?: Tag, options?: { alt?: string; scope?: "Column" }) => Tag;
  strips: (cells: readonly Cell[]) => Strip[];
  rule: (colour: string, thickness: number) => Strip;
  /** Puts strips under what is there: on this page, on the next where they fit there together, or page by page. */
  place: (strips: readonly Strip[], head?: readonly Strip[]) => void;
  /** Where the next strip will be. */
  top: () => number;
  finish: () => Promise<Printed>;
};

export type Margins = {
  /** In the foot of every page, and in the head of those after the first. */
  foot: string;
  pageOf: (page: number, pages: number) => string;
  style: Style;
};

export type About = { lang: Language; title: string; author: string; made_at: Date };

export const space = (height: number): Strip => ({ height, draw: () => {} });

export function createSheet({ lang, title, author, made_at }: About, margins: Margins | null): Sheet {
  const doc = new PdfKit({
    size: "A4",
    margin: 0,
    // None of the built-in ones, which every viewer draws as it likes.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: "Yado", CreationDate: made_at },
  });
  const setter = createTypeSetter(doc, lang);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let top = PAGE.top;

  function artifact(draw: () => void): void {
    doc.markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent();
  }

  function drawLine(line: SetLine, { x, width, align }: Omit<Cell, "lines" | "tag">, baseline: number): void {
    setter.draw(line, align === "right" ? x + width - line.width : x, baseline);
  }

  function nextPage(head: readonly Strip[]): void {
    doc.addPage();
    top = PAGE.top;
    for (const strip of head) draw(strip);
  }

  function draw(strip: Strip): void {
    strip.draw(top);
    top += strip.height;
  }

  /** Page numbers are known when the last page is: they go in afterwards. */
  function drawMargins(): number {
    const { count } = doc.bufferedPageRange();
    if (!margins) return count;
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      const number = setter.set(margins.pageOf(page + 1, count), margins.style, PAGE.right - PAGE.left)[0]!;
      const [foot] = setter.set(margins.foot, margins.style, PAGE.right - PAGE.left - number.width - 24);
      artifact(() => {
        const column = { x: PAGE.left, width: PAGE.right - PAGE.left };
        if (foot) drawLine(foot, column, PAGE.bottom + 28);
        drawLine(number, { ...column, align: "right" }, PAGE.bottom + 28);
      });
    }
    return count;
  }

  return {
    doc,
    set: setter.set,
    tag(kind, parent = root, options = {}) {
      const tag = doc.struct(kind, options);
      parent.add(tag);
      return tag;
    },
    strips: (cells) =>
      Array.from({ length: Math.max(0, ...cells.map(({ lines }) => lines.length)) }, (_, index) => {
        const here = cells.filter(({ lines }) => lines[index]);
        const size = Math.max(...here.map(({ lines }) => lines[index]!.style.size));
        return {
          height: size * LEADING,
          draw(at) {
            for (const { lines, tag, ...column } of here) {
              const write = () => drawLine(lines[index]!, column, at + size * (LEADING / 2 + 0.38));
              if (tag) tag.add(write);
              else artifact(write);
            }
          },
        };
      }),
    rule: (colour, thickness) => ({
      height: thickness,
      draw: (at) => artifact(() => doc.rect(PAGE.left, at, PAGE.right - PAGE.left, thickness).fill(colour)),
    }),
    place(strips, head = []) {
      const height = strips.reduce((sum, strip) => sum + strip.height, 0);
      const whole = PAGE.bottom - PAGE.top - head.reduce((sum, strip) => sum + strip.height, 0);
      if (top + height > PAGE.bottom && height <= whole) nextPage(head);
      for (const strip of strips) {
        if (top + strip.height > PAGE.bottom) nextPage(head);
        draw(strip);
      }
    },
    top: () => top,
    async finish() {
      const pages = drawMargins();
      const chunks: Buffer[] = [];
      doc.on("data", (chunk: Buffer) => chunks.push(chunk));
      const ended = new Promise((resolve, reject) => doc.on("end", resolve).on("error", reject));
      doc.end();
      await ended;
      return { bytes: new Uint8Array(Buffer.concat(chunks)), pages, missing: setter.missing() };
    },
  };
}
