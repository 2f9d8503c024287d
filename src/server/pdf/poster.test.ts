/** The poster: one page in each language, with the name, the address and a code that can be read out and pressed. */
import { expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { printPoster } from "#server/pdf/poster.ts";
import { readPdf } from "#tests/helpers/pdf.ts";

const FACTS = {
  url: "https://hill.example.com/stay",
  phone: "+886 3 862 1100",
  address: "花蓮縣秀林鄉富世村 12 號",
  accent: "",
  made_at: new Date("2026-11-17T00:00:00Z"),
};

test.each(LANGUAGES)("%s: everything on one page", async (lang) => {
  const { bytes, pages, missing } = await printPoster({ ...FACTS, lang, name: "山嵐小屋 Hill House" });
  expect({ pages, missing }).toEqual({ pages: 1, missing: 0 });
  const read = await readPdf(bytes);
  expect(read).toMatchObject({ lang, isTagged: true });
  for (const text of ["山嵐小屋", "hill.example.com", "+88638621100"]) expect(read.words).toContain(text);
  expect(read.roles.map(({ role }) => role)).toEqual(expect.arrayContaining(["H1", "P", "Link", "Figure"]));
});

test("a long name is written smaller, and nothing leaves the page", async () => {
  const name = "The Old Lighthouse Keeper’s Cottage and Garden Rooms above Lantern Cove";
  const { bytes, pages } = await printPoster({ ...FACTS, lang: "en-US", name, phone: "", address: "" });
  expect(pages).toBe(1);
  expect((await readPdf(bytes)).words).toContain("LanternCove");
});
