/** A poster of one A4 page for reception, door and table: the lodging's name, the way to its site, and how to reach it. */
import { STUDIO_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { cleanLine } from "#server/pdf/clean-text.ts";
import { ACCENT, INK, WHOLE } from "#server/pdf/look.ts";
import { drawQrMark } from "#server/pdf/qr-mark.ts";
import { createSheet, PAGE, type Printed, type Sheet, space, type Strip } from "#server/pdf/sheet.ts";
import type { Style } from "#server/pdf/type-setter.ts";

export type PosterFacts = {
  lang: Language;
  name: string;
  url: string;
  phone: string;
  address: string;
  /** The lodging's own colour; empty: ours. */
  accent: string;
  made_at: Date;
};

const QR = 280;
const BAND = 18;
/** As large as the name's length allows. */
const NAME_SIZES = [46, 38, 30, 24, 18];

export function printPoster({ lang, name, url, phone, address, accent, made_at }: PosterFacts): Promise<Printed> {
  const words = STUDIO_WORDS[lang].poster;
  const colour = accent === "" ? ACCENT : accent;
  const { host } = new URL(url);
  const author = cleanLine(name);
  const sheet = createSheet({ lang, title: words.title(author), author, made_at }, null);
  drawBands(sheet, colour);
  const bold = (size: number, ink = INK): Style => ({ size, weight: "bold", colour: ink });
  const plain = (size: number): Style => ({ size, weight: "regular", colour: INK });
  const names = NAME_SIZES.map((size) => sheet.set(name, bold(size), WHOLE.width));
  sheet.place([
    space(24),
    ...centred(sheet, names.find((lines) => lines.length <= 2) ?? names.at(-1)!, "H1"),
    space(8),
    ...centred(sheet, sheet.set(words.direct, { size: 19, weight: "regular", colour }, WHOLE.width), "P"),
    space(28),
  ]);
  drawQrMark(sheet, url, words.qr_code(host), (PAGE.width - QR) / 2, sheet.top(), QR);
  sheet.place([
    space(QR + 28),
    ...centred(sheet, sheet.set(words.scan, bold(22, colour), WHOLE.width), "P"),
    space(6),
    ...centred(sheet, sheet.set(host, plain(17), WHOLE.width), "P"),
    space(20),
    ...centred(sheet, sheet.set(phone, plain(13), WHOLE.width), "P"),
    ...centred(sheet, sheet.set(address, plain(13), WHOLE.width), "P"),
  ]);
  return sheet.finish();
}

function centred(sheet: Sheet, lines: ReturnType<Sheet["set"]>, kind: string): Strip[] {
  const tag = sheet.tag(kind);
  return lines.flatMap((line) =>
    sheet.strips([{ lines: [line], x: (PAGE.width - line.width) / 2, width: line.width, tag }]),
  );
}

function drawBands({ doc }: Sheet, colour: string): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc.rect(0, 0, PAGE.width, BAND).fill(colour);
  doc.rect(0, PAGE.height - BAND, PAGE.width, BAND).fill(colour);
  doc.endMarkedContent();
}
