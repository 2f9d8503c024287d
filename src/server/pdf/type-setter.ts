/** Sets text in lines of a width, measured with the very fonts that draw it, and draws them. */
import { cleanLine } from "#server/pdf/clean-text.ts";
import { type Face, facesFor, type Weight } from "#server/pdf/fonts.ts";
import { breakLines, withoutEnd } from "#server/pdf/line-breaks.ts";
import { countSubstituted, type Run, runsOf, type Sign, signsOf } from "#server/pdf/signs.ts";
import type { Language } from "#rules/text/language.ts";

export type Style = { size: number; weight: Weight; colour: string };

export type SetLine = { runs: (Run & { width: number })[]; width: number; style: Style };

export type TypeSetter = {
  set: (text: string, style: Style, width: number) => SetLine[];
  /** `x` is the left edge, `baseline` the text's baseline. */
  draw: (line: SetLine, x: number, baseline: number) => void;
  /** Code points that were drawn as the substitute so far. */
  missing: () => number;
};

export function createTypeSetter(doc: PDFKit.PDFDocument, lang: Language): TypeSetter {
  const faces: Record<Weight, Face[]> = { regular: facesFor(lang, "regular"), bold: facesFor(lang, "bold") };
  const known = new Set<Face>();
  let missing = 0;

  function take(face: Face, size: number): void {
    // pdfkit takes a parsed font as well as its bytes; its types know only of bytes.
    if (!known.has(face)) doc.registerFont(face.name, face.font() as unknown as Uint8Array);
    known.add(face);
    doc.font(face.name).fontSize(size);
  }

  function measure({ face, shown }: Run, size: number): number {
    take(face, size);
    return doc.widthOfString(shown);
  }

  const widthOf = (signs: readonly Sign[], { size }: Style) =>
    runsOf(signs).reduce((sum, run) => sum + measure(run, size), 0);

  function drawRun({ face, text, shown }: Run, size: number, x: number, baseline: number): void {
    take(face, size);
    spellAs(shown, face);
    if (text !== shown) doc.markContent("Span", { actual: text });
    doc.text(shown, x, baseline, { lineBreak: false, baseline: "alphabetic" });
    if (text !== shown) doc.endMarkedContent();
  }

  return {
    set(text, style, width) {
      const signs = signsOf(cleanLine(text), faces[style.weight]);
      return breakLines(signs, (part) => widthOf(part, style), width).map((line) => {
        const runs = runsOf(line).map((run) => ({ ...run, width: measure(run, style.size) }));
        return { runs, width: widthOf(withoutEnd(line), style), style };
      });
    },
    draw({ runs, style }, x, baseline) {
      doc.fillColor(style.colour);
      missing += countSubstituted(runs);
      let at = x;
      for (const run of runs) {
        drawRun(run, style.size, at, baseline);
        at += run.width;
      }
    },
    missing: () => missing,
  };
}

/**
 * Several code points may share one glyph (⼤ and 大). A cached font remembers the first one requested, in any document; text
 * copied from this document must be this document's text.
 */
function spellAs(text: string, face: Face): void {
  for (const each of text) {
    const codePoint = each.codePointAt(0)!;
    const glyph = face.font().glyphForCodePoint(codePoint);
    if (glyph.codePoints[0] !== codePoint) glyph.codePoints = [codePoint];
  }
}
