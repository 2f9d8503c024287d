/** The paper itself, read back: all its facts, its language, its structure, and nothing on top of anything else. */
import PdfKit from "pdfkit";
import { describe, expect, test } from "vitest";
import { GUEST_WORDS, PROOF_WORDS } from "#languages/languages.ts";
import { countryName } from "#rules/guests/countries.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { printConfirmation } from "#server/pdf/confirmation.ts";
import type { ConfirmationFacts } from "#server/pdf/confirmation-facts.ts";
import { fontOf } from "#server/pdf/fonts.ts";
import { formatsFor } from "#server/pdf/formats.ts";
import { PAGE } from "#server/pdf/sheet.ts";
import { confirmationFacts } from "#tests/guests/confirmation.ts";
import { bare, readPdf, type Shown } from "#tests/helpers/pdf.ts";

async function print(lang: Language, changed: Partial<ConfirmationFacts> = {}) {
  const facts = confirmationFacts(lang, changed);
  const printed = await printConfirmation(facts);
  return { facts, printed, read: await readPdf(printed.bytes) };
}

/** Every text that is not where it may be: outside the margins, or on top of another. */
function misplaced(pages: { shown: Shown[] }[]): string[] {
  return pages.flatMap(({ shown }) => [
    ...shown
      .filter(
        ({ x, right, baseline }) => x < PAGE.left - 1 || right > PAGE.right + 1 || baseline < 30 || baseline > 800,
      )
      .map(({ text }) => `outside: ${text}`),
    ...shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.baseline - other.baseline) < 0.85 * Math.min(one.size, other.size) &&
            one.x < other.right - 0.5 &&
            other.x < one.right - 0.5,
        )
        .map((other) => `overlap: ${one.text} / ${other.text}`),
    ),
  ]);
}

test("a page that is full but for the greeting does without it", async () => {
  const farewell = bare(PROOF_WORDS["zh-TW"].farewell);
  const paper = (lines: number) => printConfirmation(confirmationFacts("zh-TW", { memo: "・\n".repeat(lines).trim() }));
  let lines = 0;
  while (lines < 40 && (await paper(lines)).pages === 1) lines += 1;
  expect((await readPdf((await paper(lines - 1)).bytes)).words).not.toContain(farewell);
  expect((await readPdf((await paper(lines)).bytes)).words).toContain(farewell);
});

test("a total stays on the page of what it adds up, where the terms beside it do not fit", async () => {
  const words = PROOF_WORDS["zh-TW"];
  const plain = confirmationFacts("zh-TW", { memo: "" });
  const pageOf = (pages: { shown: Shown[] }[], text: string) =>
    pages.findLastIndex(({ shown }) => shown.some((each) => bare(each.text).includes(bare(text))));
  const cancel_rule = plain.cancel_rule.split("\n").concat(Array(8).fill("・")).join("\n");
  const apart = [];
  for (let count = 1; count <= 16; count += 1) {
    const items = Array.from({ length: count }, (_, nth) => ({ ...plain.add_ons[0]!, name: `A${nth + 1}Z` }));
    const { read } = await print("zh-TW", { memo: "", add_ons: items, cancel_rule });
    const [total, last, terms] = ["Total", `A${count}Z`, words.cancellation].map((text) => pageOf(read.pages, text));
    expect(misplaced(read.pages)).toEqual([]);
    expect(terms).toBeGreaterThanOrEqual(total!);
    if (terms! > total!) apart.push({ total, last });
  }
  expect(apart.length).toBeGreaterThan(0);
  expect(apart.every(({ total, last }) => total === last)).toBe(true);
});

test("tickets have no count beside a name that says how many they are", async () => {
  const plain = confirmationFacts("en-US");
  const tickets = { pnr: "84091409", rides: [], passengers: "2 adults", isBooked: true };
  const item = { ...plain.add_ons[0]!, name: "Rail, 77 tickets", quantity: 1, amount: 6130, when: "", state: "" };
  const countsOf = async (add_ons: ConfirmationFacts["add_ons"]) =>
    (await print("en-US", { add_ons })).read.pages.flatMap(({ shown }) => shown).filter(({ text }) => text === "1")
      .length;
  expect(await countsOf([{ ...item, tickets }])).toBe((await countsOf([{ ...item, tickets: null }])) - 1);
});

describe.each(LANGUAGES)("in %s", (lang) => {
  test("every fact is there, as text", async () => {
    const { facts, printed, read } = await print(lang);
    const words = PROOF_WORDS[lang];
    const { money, day, weekday } = formatsFor(lang, "TWD", "Asia/Taipei");
    const [line, bike] = [facts.lines[0]!, facts.add_ons[0]!];
    const reported = [
      ...Object.values(facts.lodging),
      words.title,
      facts.order_doc,
      "K7Q2-M9ZX",
      words.status.confirmed,
      words.paid_in_part(money(2400), money(5600), day("2026-11-20")),
      day("2026-11-20"),
      day("2026-11-22"),
      weekday("2026-11-20"),
      words.nights_and_rooms(2, 2),
      words.adults_and_children(3, 1),
      facts.booker_name,
      facts.booker_phone,
      facts.booker_email,
      line.room_class_name,
      line.rate_plan_code_name,
      words.occupant(line.occupant_name),
      money(4200),
      money(8400),
      bike.name,
      words.add_on_day(bike.when),
      money(600),
      `WELCOME −${money(840)}`,
      `Points −${money(160)}`,
      `Total ${money(8000)}`,
      `Paid ${money(2400)}`,
      `Left ${money(5600)}`,
      "AB12345678",
      facts.cancel_rule,
      facts.memo,
      formatsFor(lang, "TWD", "Asia/Taipei").moment(facts.issued_at),
    ];
    expect(reported.filter((text) => !read.words.includes(bare(text)))).toEqual([]);
    expect(printed).toMatchObject({ pages: 1, missing: 0 });
    expect(read.pages.map(({ notdefs }) => notdefs)).toEqual([0]);
    expect(misplaced(read.pages)).toEqual([]);
  });

  test("where the guest lives and when they come are there if they were asked, and the page is still one", async () => {
    const answers = { residence_country: "JP", arrival_time: "16:00", memo: "" };
    const { printed, read } = await print(lang, answers);
    for (const text of [countryName("JP", lang), "16:00–17:00", GUEST_WORDS[lang].questions.arrival_time]) {
      expect(read.words).toContain(bare(text));
    }
    expect(printed).toMatchObject({ pages: 1, missing: 0 });
    expect(misplaced(read.pages)).toEqual([]);
  });

  test("language and title are set, and a reader finds headings, tables and a described link", async () => {
    const { facts, read } = await print(lang);
    expect(read.lang).toBe(lang);
    expect(read.title).toBe(PROOF_WORDS[lang].document_title(facts.lodging.hotel_name, facts.order_doc));
    expect(read.isTagged).toBe(true);
    const roles = read.roles.map(({ role }) => role);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(["Document", "H2", "P", "Table", "TR", "TH", "TD", "Link", "Figure"]));
    expect(read.roles.find(({ role }) => role === "Figure")!.alt).toBe(PROOF_WORDS[lang].qr_code(facts.order_doc));
    expect(read.pages[0]!.links).toMatchObject([{ url: facts.order_url }]);
  });

  test("names without end, boxes and all: nothing overlaps, nothing leaves the page", async () => {
    const name = `محمد😀สวัสดี${"x".repeat(110)}`;
    expect([...name]).toHaveLength(121);
    const plain = confirmationFacts(lang);
    const line = {
      ...plain.lines[0]!,
      room_class_name: "龍".repeat(60),
      rate_plan_code_name: "W".repeat(60),
      occupant_name: "齉".repeat(60),
      memo: "高樓層\n\n無菸",
      price: 999_999_999,
      amount: 19_999_999_980,
    };
    const { printed, read } = await print(lang, {
      lodging: {
        ...plain.lodging,
        hotel_name: "超".repeat(60),
        address: "路".repeat(200),
        email: `${"m".repeat(240)}@example.com`,
      },
      booker_name: name,
      booker_email: `${"a".repeat(240)}@example.com`,
      company_name: "公司".repeat(30),
      company_reg_number: "12345675",
      lines: Array.from({ length: 20 }, () => line),
      add_ons: Array.from({ length: 50 }, () => ({ ...plain.add_ons[0]!, name: "腳".repeat(60) })),
      bill: Array.from({ length: 10 }, (_, index) => ({
        kind: "discount" as const,
        name: `C${index}`.padEnd(40, "X"),
        code: "",
        quantity: 1,
        amount: -19_999_999_980,
      })),
      cancel_rule: plain.cancel_rule.repeat(20),
      memo: "嬰兒床\n".repeat(125),
    });
    expect(printed.pages).toBeGreaterThan(5);
    expect(read.pages).toHaveLength(printed.pages);
    // Four Arabic letters, an emoji and six Thai code points, drawn once.
    expect(printed.missing).toBe(11);
    expect(read.pages.map(({ notdefs }) => notdefs)).toEqual(read.pages.map(() => 0));
    expect(misplaced(read.pages)).toEqual([]);
    expect(read.words.split("嬰兒床")).toHaveLength(126);
    for (const [index, { margins }] of read.pages.entries()) {
      expect(bare(margins)).toContain(bare(PROOF_WORDS[lang].page_of(index + 1, printed.pages)));
    }
  }, 60_000);
});

describe("how it stands", () => {
  const words = PROOF_WORDS["en-US"];
  test.each<[what: string, changed: Partial<ConfirmationFacts>, sentence: string]>([
    ["paid", { paid: 8000, left: 0 }, words.paid_in_full],
    ["free of charge", { bill: [], paid: 0, left: 0 }, words.paid_in_full],
    ["to be paid on arrival", { paid: 0, left: 8000 }, words.paid_on_arrival("NT$8,000", "November 20, 2026")],
    ["arrived and not paid", { status: "checked_in", paid: 0, left: 8000 }, words.still_owed("NT$8,000")],
    ["applied to cancel", { status: "cancel_applied" }, words.status.cancel_applied],
    ["left", { status: "checked_out", paid: 8000, left: 0 }, words.status.checked_out],
  ])("%s", async (_what, changed, sentence) => {
    const { read } = await print("en-US", changed);
    expect(read.words).toContain(bare(sentence));
  });

  test("what an order does not have is left out", async () => {
    const { read } = await print("en-US", {
      add_ons: [],
      invoices: [],
      memo: "",
      children_count: 0,
    });
    const silent = [words.add_ons, words.invoices, words.requests];
    expect(silent.filter((text) => read.words.includes(bare(text)))).toEqual([]);
    expect(read.words).toContain(bare(words.adults(3)));
  });
});

describe("letters", () => {
  test("one that no font has is a box, counted, and still copied as it was written", async () => {
    const { printed } = await print("zh-TW", { booker_name: "林\u{1F600}" });
    expect(printed.missing).toBe(1);
    // ActualText, in the page's own stream, as UTF-16 with its mark.
    const written = Buffer.from("\uFEFF\u{1F600}", "utf16le").swap16();
    expect(await streamsOf(printed.bytes)).toContain(written.toString("latin1"));
  });

  test("two that share a shape are copied as each paper spelt them, whoever's was printed first", async () => {
    const spelt = async (name: string) => (await print("zh-TW", { booker_name: name })).read.pages[0]!.text;
    // The radical and the character.
    expect(await spelt("\u2F24")).toContain("\u2F24");
    expect(await spelt("\u5927")).toContain("\u5927");
    expect(await spelt("\u2F24")).toContain("\u2F24");
  });

  test("signs that mean something in a PDF or in HTML are only signs", async () => {
    const name = String.raw`Inn (\\ <b>&amp; ) >> endobj %PDF`;
    const { facts, read } = await print("en-US", {
      lodging: { ...confirmationFacts("en-US").lodging, hotel_name: name },
      memo: "=HYPERLINK(0)",
    });
    expect(read.title).toBe(PROOF_WORDS["en-US"].document_title(name, facts.order_doc));
    expect(read.words).toContain(bare(name));
    expect(read.words).toContain("=HYPERLINK(0)");
  });

  test("planted: a letter drawn with a font that lacks it shows", async () => {
    const doc = new PdfKit({ font: "" });
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => doc.on("end", resolve));
    doc.font(fontOf("tc", "regular") as unknown as Uint8Array).text("髙橋", 50, 50);
    doc.end();
    await ended;
    expect((await readPdf(new Uint8Array(Buffer.concat(chunks)))).pages[0]!.notdefs).toBe(1);
  });

  test("planted: texts on top of each other show", () => {
    const at = (text: string, x: number, baseline: number) => ({ text, x, right: x + 50, baseline, size: 10 });
    expect(misplaced([{ shown: [at("a", 60, 100), at("b", 100, 104), at("c", 60, 120)] }])).toEqual(["overlap: a / b"]);
    expect(misplaced([{ shown: [at("far", 500, 100)] }])).toEqual(["outside: far"]);
  });
});

/** All streams of a PDF, inflated. */
async function streamsOf(bytes: Uint8Array): Promise<string> {
  const { inflateSync } = await import("node:zlib");
  const text = Buffer.from(bytes).toString("latin1");
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body]) => {
      try {
        return inflateSync(Buffer.from(body!, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}
