/** What guests from Asia read: one name for one number, deadlines by days, and no particles left to choose. */
import { expect, test } from "vitest";
import { FOLDERS } from "#languages/folders.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { flatten, type Word } from "#tests/helpers/check-words.ts";

const CAMPSITE = 2;
const GUESTS = [
  "interface",
  "attachments",
  "booking",
  "calendar",
  "guest",
  "mail",
  "members",
  "orders",
  "trains",
] as const;
const GIVEN = [4171, 5273, 6379, 7481];
const say = (word: Word) => {
  if (typeof word === "string") return word;
  try {
    return word(...GIVEN.slice(0, word.length));
  } catch {
    // Its only parameter is a list.
    return word(GIVEN);
  }
};

test.each(GUESTS)("in Korean %s leaves no particle to its reader", (set) => {
  for (const words of [FOLDERS["ko-KR"], lodgingWords("ko-KR", CAMPSITE)]) {
    const unsure = flatten(words[set]).map(([key, word]) => `${key}: ${say(word)}`);
    expect(unsure.filter((text) => /을\(를\)|은\(는\)|이\(가\)|과\(와\)|\(으\)로/.test(text))).toEqual([]);
  }
});

test.each([
  [1, 24, "ご利用日の前日まで受付", "이용일 전날까지 주문", "最晚须于使用日前一天加购"],
  [1, 20, "ご利用日の前日20時まで受付", "이용일 전날 20시까지 주문", "最晚须于使用日前一天的 20:00 前加购"],
  [4, 24, "ご利用日の4日前まで受付", "이용일 4일 전까지 주문", "最晚须于使用日 4 天前加购"],
  [2, 18, "ご利用日の2日前18時まで受付", "이용일 2일 전 18시까지 주문", "最晚须于使用日 2 天前的 18:00 前加购"],
])("an extra sold until %i days before, by %i, is said to be by day and by hour", (days, hour, ja, ko, zh) => {
  expect(FOLDERS["ja-JP"].booking.extras.cut_off(days, hour)).toBe(ja);
  expect(FOLDERS["ko-KR"].booking.extras.cut_off(days, hour)).toBe(ko);
  expect(FOLDERS["zh-CN"].booking.extras.cut_off(days, hour)).toBe(zh);
});

test.each(["ja-JP", "ko-KR"] as const)("in %s the railway's number is not called like the booking's", (lang) => {
  const { attachments, trains, orders } = FOLDERS[lang];
  const { pnr } = trains.order;
  expect(attachments.tickets.pnr).toBe(pnr);
  expect([orders.number_of_order, orders.code_of_order]).not.toContain(pnr);
});

/** A pitch is a site, and so is a page on the web: where both could be meant, one of them has another name. */
test.each([
  ["ja-JP", /公式サイト|このサイト|当サイト/],
  ["ko-KR", /공식 사이트|이 사이트의|저희 사이트/],
] as const)("in %s a campsite's guests take no pitch for a page on the web", (lang, page) => {
  const words = lodgingWords(lang, CAMPSITE);
  const unclear = (["booking", "orders", "calendar", "consent", "members"] as const).flatMap((set) =>
    flatten(words[set]).map(([key, word]) => `${key}: ${say(word)}`),
  );
  expect(unclear.filter((text) => page.test(text))).toEqual([]);
});
