/** What a lodging's guests read is taken by the kind of lodging (`lodgingWords`, `wordSets`): a campsite's are never written to of rooms. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FOLDERS } from "#languages/folders.ts";

/** Sets that a lodging's own guests alone read. */
const GUESTS = /\b(?:BOOKING|CALENDAR|CONSENT|MEMBER|ORDER|PROOF|TRAIN)_WORDS\[/;
/** Sets that the platform, the accounts service and the studio use, too. */
const SHARED = /(?<!_)\b(?:WORDS|MAIL_WORDS)\[(?!`)/;

/** Where these are not a lodging's words: the platform's pages, and codes, refusals and places of work in which no room is named. */
const PLATFORMS = [
  "src/server/accounts/account-mails.ts",
  "src/server/calls/answered.ts",
  "src/server/drafts/publish-scheduled.ts",
  "src/server/http/app.ts",
  "src/server/http/personal-pages.ts",
  "src/server/http/refuse-early.ts",
  "src/server/http/unavailable.ts",
  "src/server/mail/code-mail.ts",
  "src/server/mail/write-code.ts",
  "src/server/media/show-picture.ts",
  "src/server/orders/view/view-attachment.ts",
  "src/web/guest/failed-screen.tsx",
  "src/web/guest/not-found-screen.tsx",
  "src/web/guest/unavailable-screen.tsx",
];

const sources = globSync("src/{server,web}/**/*.{ts,tsx}").filter(
  (file) => !file.endsWith(".test.ts") && !/^src\/web\/(?:accounts|platform|studio)\//.test(file),
);
const using = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8"))).sort();

test("nobody takes a guest's words by language alone", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(using(GUESTS)).toEqual([]);
});

test("words that others use, too, are taken by language alone in these files only", () => {
  expect(using(SHARED)).toEqual(PLATFORMS);
});

test.each([
  ["BOOKING_WORDS[lang].plan", true],
  ["ORDER_WORDS[facts.lang]", true],
  ["WORDS[lang].rooms", true],
  ["MAIL_WORDS[lang].labels", true],
  ["STUDIO_WORDS[lang].home", false],
  ["lodgingWords(lang, hotel.kind).orders", false],
  ["WORDS[`./${lang}/booking.ts`]!()", false],
])("%s is judged", (code, isBare) => expect(GUESTS.test(code) || SHARED.test(code)).toBe(isBare));

test("every set that differs by kind is among those that are looked for", () => {
  const names = { interface: "", mail: "MAIL_", booking: "BOOKING_", calendar: "CALENDAR_", consent: "CONSENT_" };
  const others = { members: "MEMBER_", orders: "ORDER_", proof: "PROOF_", trains: "TRAIN_" };
  const known: Record<string, string> = { ...names, ...others };
  const varied = Object.keys(FOLDERS["zh-TW"].any_place).map((set) => known[set]);
  const unseen = varied.filter(
    (name) => name === undefined || !(GUESTS.test(`${name}WORDS[`) || SHARED.test(`${name}WORDS[`)),
  );
  expect(unseen).toEqual([]);
});
