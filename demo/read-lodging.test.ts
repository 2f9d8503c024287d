/** The demo's files are complete: pictures for every room, no unused picture; an error is reported with file and field. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { OFFERED } from "#rules/site/offered.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { DEMO_FOLDERS } from "#demo/lodgings.ts";
import { readLodging } from "#demo/read-lodging.ts";

const root = mkdtempSync(join(tmpdir(), "yado-demo-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(DEMO_FOLDERS)("%s: each room has a picture of its own, and every picture is shown", async (folder) => {
  const { info, rooms, facilities, articles } = readLodging(folder);
  const firsts = rooms.map(({ photos }) => photos[0]!.file);
  expect(new Set(firsts).size).toBe(firsts.length);
  const shown = [
    ...info.banner_images,
    ...info.about_images,
    ...[...rooms, ...facilities].flatMap(({ photos }) => photos),
    ...articles.flatMap(({ photo, sub_photo }) => [photo, sub_photo].filter((each) => each !== undefined)),
    ...Object.values(info.template_images).filter((each) => each !== undefined),
  ];
  const names = new Set(shown.map(({ file }) => basename(file)));
  expect([...names].sort()).toEqual(readdirSync(join("demo", folder, "photos")).sort());
  for (const { file } of shown) {
    const { width, height, format } = await sharp(file).metadata();
    expect(format, file).toBe("jpeg");
    expect(Math.max(width, height), file).toBeLessThanOrEqual(2400);
  }
});

test("a picture's words are there in every language, but where a lodging is half translated", () => {
  for (const folder of DEMO_FOLDERS.filter((each) => each !== "swallowtail"))
    for (const { photos } of readLodging(folder).rooms)
      for (const { file, alt } of photos) expect(Object.keys(alt).sort(), file).toEqual([...LANGUAGES].sort());
});

type Json = Record<string, unknown> & Record<string, unknown>[];

test.each<[string, (value: Json) => unknown, string]>([
  ["rooms.json", (rooms) => (rooms[1]!.people = "two"), "rooms.json, 1.people: "],
  ["rooms.json", (rooms) => (rooms[0]!.photos = []), "rooms.json, 0.photos: a room has a picture"],
  ["rooms.json", (rooms) => (rooms[0]!.photos = ["a.jpg"]), 'rooms.json, 0.photos.0: "a.jpg" is not in pictures.json'],
  ["rooms.json", (rooms) => (rooms[0]!.plans = [{ rate_plan_code: "X" }]), '0.plans.0: "X" is not in plans.json'],
  ["rooms.json", (rooms) => (rooms[0]!.facilities = ["moat"]), "0.facilities.0: no key of the facility catalog"],
  ["plans.json", (plans) => (plans[0]!.promo_type = "free"), "plans.json, 0.promo_type: "],
  ["lodging.json", (lodging) => (lodging.hotel_nam = {}), 'lodging.json: Unrecognized key: "hotel_nam"'],
  ["lodging.json", (lodging) => (lodging.hotel_name = { "de-DE": "Haus" }), "lodging.json, hotel_name"],
  [
    "lodging.json",
    (lodging) => (lodging.closed_days = [{ room_code: "X", from: 1, to: 2 }]),
    "closed_days.0.room_code",
  ],
  ["news.json", (news) => (news[0]!.rooms = ["X"]), 'news.json, 0.rooms: "X" is not in rooms.json'],
  ["promotions.json", (all) => (all[0]!.type = "x"), 'promotions.json, 0.type: "x" is not among promotion_types'],
  [
    "pictures.json",
    (pictures) => (pictures["a.jpg"] = { focus: [1, 2], "en-US": "A" }),
    "pictures.json, a.jpg: no such file",
  ],
  ["pictures.json", (pictures) => (pictures["a.jpg"] = { "en-US": "A" }), "pictures.json, a.jpg.focus: "],
  ["pictures.json", (pictures) => (pictures["a.jpg"] = { focus: [1, 2], de: "A" }), "pictures.json, a.jpg.alt"],
])("planted in %s: %s", (file, plant, message) => {
  const demo = mkdtempSync(join(root, "demo-"));
  cpSync("demo/standard-menu.json", join(demo, "standard-menu.json"));
  cpSync("demo/moonclear", join(demo, "moonclear"), { recursive: true });
  const path = join(demo, "moonclear", file);
  const value = JSON.parse(readFileSync(path, "utf8")) as Json;
  plant(value);
  writeFileSync(path, JSON.stringify(value));
  expect(() => readLodging("moonclear", demo)).toThrow(message);
});

test("a file that is no part of a lodging is refused, and one that is no JSON", () => {
  cpSync("demo/standard-menu.json", join(root, "standard-menu.json"));
  cpSync("demo/corners/plain", join(root, "plain"), { recursive: true });
  writeFileSync(join(root, "plain/room.json"), "[]");
  expect(() => readLodging("plain", root)).toThrow("room.json: no file of a lodging");
  rmSync(join(root, "plain/room.json"));
  writeFileSync(join(root, "plain/rooms.json"), "[");
  expect(() => readLodging("plain", root)).toThrow("rooms.json: ");
});

/** A day count as each language writes it: "8 days or more before arrival", "8 天前", "8日前", "8일 전". */
const DAYS_BEFORE = /(\d+) (?:days(?: or (?:more|less))? before|天前|天起)|(\d+)日前|(\d+)일 전/gu;
/** From the start of the free-cancel date on, so many days before arrival, cancelling costs something: the day before is free. */
const FREE_CANCEL_DATE = { 1: 3, 2: 7, 3: 14 } as const;

test.each(DEMO_FOLDERS)(
  "%s: its own words about cancelling repeat no term, and those of its plans agree to the day",
  (folder) => {
    const { info, rooms } = readLodging(folder);
    const daysIn = (text: string) =>
      [...text.matchAll(DAYS_BEFORE)].map((found) => Number(found[1] ?? found[2] ?? found[3]));
    const plans = rooms.flatMap((room) => room.plans);
    // The site says the terms itself, from the policy: the lodging's own words are notes beside them.
    for (const [lang, text] of Object.entries(info.cancel_policy)) {
      expect(daysIn(text), lang).toEqual([]);
      expect(text, lang).not.toMatch(/\d ?[%％]/);
    }
    for (const { introduction, refund_template_id } of plans)
      for (const text of Object.values(introduction))
        for (const days of daysIn(text)) expect(days, text).toBe(FREE_CANCEL_DATE[refund_template_id] + 1);
  },
);

test.each(DEMO_FOLDERS)("%s: promises nothing that can't be had", (folder) => {
  const texts = JSON.stringify(readLodging(folder));
  const members =
    /\bmembers? (?:price|pay|save|only)|\bfor members|\bpoints\b.{0,20}book|會員|会员|会員|회원|點數|积分|ポイント|포인트/iu;
  if (!OFFERED.members) expect(texts).not.toMatch(members);
});
