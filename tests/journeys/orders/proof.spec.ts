/** The booking confirmation in a browser, in five languages: downloaded by its two calls, rendered, checked and read. */
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { encode } from "uqr";
import { readLodging } from "#demo/read-lodging.ts";
import { PROOF_WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { formatsFor } from "#server/pdf/formats.ts";
import { PAGE } from "#server/pdf/sheet.ts";
import { SUBSTITUTE } from "#server/pdf/signs.ts";
import { bare, readPdf } from "#tests/helpers/pdf.ts";
import { boxOf, drawPaper, fetchPaper, inkOf, SLUG } from "./confirmation-pdf.ts";
import { at, inLanguage } from "#tests/journeys/visit.ts";
import { sampled, testLonger } from "#tests/journeys/variants.ts";

const onemat = readLodging("onemat");

const GUESTS: Record<Language, string> = {
  "zh-TW": "陳雅婷",
  "zh-CN": "王晓明",
  "en-US": "Zoë Łukasiewicz",
  "ja-JP": "髙橋 﨑子",
  "ko-KR": "김서연",
};

/** Characters a reader cannot read: "missing" glyphs, and our own replacement boxes. */
const unreadable = ({ pages, words }: Awaited<ReturnType<typeof readPdf>>) =>
  pages.reduce((sum, { notdefs }) => sum + notdefs, 0) + words.split(SUBSTITUTE).length - 1;

for (const lang of sampled(LANGUAGES, (each) => each === "zh-TW")) {
  const nth = LANGUAGES.indexOf(lang);
  test(`the confirmation in ${lang}`, async ({ page }) => {
    const { view, bytes, type, file_name } = await fetchPaper(page, {
      lang,
      booker_name: GUESTS[lang],
      ahead: 40 + 3 * nth,
    });
    expect(type).toBe("application/pdf");
    expect(file_name).toBe(PROOF_WORDS[lang].file_name(view.order_doc));

    const read = await readPdf(bytes);
    const words = PROOF_WORDS[lang];
    const { money, day, weekday } = formatsFor(lang, "TWD", "Asia/Taipei");
    const { info } = onemat;
    const expected = [
      onemat.hotel_name[lang]!,
      onemat.upper_name[lang]!,
      words.title,
      view.order_doc,
      shownCode(view.short_code),
      words.status.confirmed,
      words.paid_on_arrival(money(view.final_amount), day(view.check_in_day)),
      day(view.check_in_day),
      weekday(view.check_in_day),
      day(view.check_out_day),
      words.nights_and_rooms(2, 2),
      words.between_hours(info.checkin_start_time, info.checkin_end_time),
      words.until_hour(info.checkout_time),
      GUESTS[lang],
      view.booker_phone,
      view.booker_email,
      ...view.orders.flatMap((line) => [line.room_class_name, line.rate_plan_code_name, money(line.price)]),
      money(view.final_amount),
      view.cancel_rule,
      info.address[lang]!,
      info.phone,
      info.email,
      info.registration_name,
      info.unified_business_number,
    ];
    expect(expected.filter((text) => !read.words.includes(bare(text)))).toEqual([]);
    expect(unreadable(read)).toBe(0);
    expect(read).toMatchObject({ lang, isTagged: true });
    expect(read.pages).toHaveLength(1);

    const picture = await drawPaper(page, bytes);
    mkdirSync("test-results/papers", { recursive: true });
    writeFileSync(`test-results/papers/${lang}.png`, picture);
    const ink = await inkOf(picture);
    const box = boxOf(ink);
    expect(box.left).toBeGreaterThan(PAGE.left - 2);
    expect(box.right).toBeLessThan(PAGE.right + 2);
    expect(box.top).toBeGreaterThan(PAGE.top - 2);
    expect(box.bottom).toBeLessThan(PAGE.height - 30);
    // The page is full: from margin to margin, from the name to the footer.
    expect(box.right - box.left).toBeGreaterThan(PAGE.right - PAGE.left - 4);
    expect(box.bottom - box.top).toBeGreaterThan(700);

    // The QR code is drawn exactly, module by module, and contains the link.
    const [link] = read.pages[0]!.links;
    expect(link!.url).toBe(at(SLUG, inLanguage(lang, `/orders/${view.order_doc}`)));
    const [left, , right, top] = link!.rect as [number, number, number, number];
    const { data } = encode(link!.url, { ecc: "M", border: 0 });
    const module = (right - left) / data.length;
    const seen = data.map((row, y) =>
      row.map((_, x) => ink.isDark(left + (x + 0.5) * module, PAGE.height - top + (y + 0.5) * module)),
    );
    expect(seen).toEqual(data);
  });
}

testLonger("planted: a character that no font has shows", async ({ page }) => {
  const { bytes } = await fetchPaper(page, {
    lang: "zh-TW",
    booker_name: "林",
    memo: "謝謝\u{1F600}",
    ahead: 37,
  });
  expect(unreadable(await readPdf(bytes))).toBe(1);
});
