/** The characters of display fonts, requested over HTTP: all of a lodging's own, and no other lodging's. */
import { readdirSync, readFileSync } from "node:fs";
import { create } from "fontkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BOOKING_WORDS, ORDER_WORDS, WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import type { LayoutCode } from "#rules/site/site.ts";
import { fullWidthOf, headingFamilies } from "#rules/site/heading-fonts.ts";
import { fontPath, sourceOf } from "#server/fonts/font-sources.ts";
import { createSubsetThread } from "#server/fonts/subset-thread.ts";
import { size } from "#tests/faults/tools/sizes.ts";
import { changeHotel, fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let mine: MadeHotel;
let theirs: MadeHotel;

beforeAll(async () => {
  world = await openWorld({
    // The page answers which font faces it would declare.
    render: async (request, visit) => {
      const layout = new URL(request.url).searchParams.get("preview") as LayoutCode;
      return Response.json(await visit.headingFonts(layout));
    },
  });
  [mine, theirs] = await Promise.all([
    makeHotel(world.database, {
      hotel_name: { "zh-TW": "鷴羽山房", "ja-JP": "雉の宿", "ko-KR": "꿩의 집" },
      info: { introduction: { "zh-TW": "山上 12 間房。早晨有霧。" } },
      support_lang: ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"],
    }),
    makeHotel(world.database, { hotel_name: { "zh-TW": "龜甲蠶絲旅店" } }),
  ]);
  await Promise.all([fillHotel(world.database, mine), fillHotel(world.database, theirs)]);
});
afterAll(() => world.close());

type Face = { family: string; src: string; range: string };

async function facesOf({ domain }: MadeHotel, lang: Language, layout: LayoutCode, page = ""): Promise<Face[]> {
  const prefix = lang === "zh-TW" ? "/stay" : `/stay/${lang}`;
  const response = await world.fetch(domain, `${prefix}${page}?preview=${layout}`);
  return (await response.json()) as Face[];
}

async function charactersIn({ domain }: MadeHotel, face: Face): Promise<string[]> {
  const response = await world.fetch(domain, face.src);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual((face.range === "" ? 50 : 40) * 1024);
  return create(bytes).characterSet.map((point) => String.fromCodePoint(point));
}

async function allCharacters(hotel: MadeHotel, faces: Face[]): Promise<string[]> {
  return (await Promise.all(faces.map((face) => charactersIn(hotel, face)))).flat();
}

test("the font has every character of the lodging's headings, a rare one too, and not a character of another's", async () => {
  for (const layout of ["layout_700", "layout_900"] as const) {
    const characters = new Set(await allCharacters(mine, await facesOf(mine, "zh-TW", layout)));
    const titles = ["鷴羽山房", "泳池", "標題", "南方", WORDS["zh-TW"].rooms, WORDS["zh-TW"].not_found_title];
    expect(fullWidthOf(titles).filter((character) => !characters.has(character))).toEqual([]);
    for (const character of "龜蠶絲") expect(characters.has(character), character).toBe(false);
  }
}, 60_000);

test("the titles of one kind of page are a file of their own, which no other kind needs", async () => {
  const files = await Promise.all((await facesOf(mine, "zh-TW", "layout_700")).map((face) => charactersIn(mine, face)));
  const common = files[0]!;
  for (const character of fullWidthOf([WORDS["zh-TW"].rooms, WORDS["zh-TW"].from_price("")])) {
    expect(common, character).toContain(character);
  }
  const pool = files.find((characters) => characters.includes("泳"))!;
  expect(pool).not.toBe(common);
  expect(pool).not.toContain("標");
}, 60_000);

test("a room's page needs the common file for its headings, and for its sentence a file that no other page's text is in", async () => {
  const files = await Promise.all((await facesOf(mine, "zh-TW", "layout_700")).map((face) => charactersIn(mine, face)));
  const { prices_by_day, room_page } = WORDS["zh-TW"];
  for (const character of fullWidthOf([prices_by_day, room_page.house_adds])) {
    expect(files[0], character).toContain(character);
  }
  // The room says 兩張床, the home page 早晨有霧.
  const sentence = files.find((characters) => characters.includes("張"))!;
  expect(sentence).not.toBe(files[0]);
  expect(sentence).not.toContain("霧");
}, 60_000);

test("booking and order pages bring the words of their own headings", async () => {
  const site = await facesOf(mine, "ja-JP", "layout_700");
  const orders = await facesOf(mine, "ja-JP", "layout_700", "/orders");
  expect(orders.length).toBeGreaterThan(site.length);
  expect(orders).toEqual(expect.arrayContaining(site.slice(0, 2)));
  const characters = new Set(await allCharacters(mine, orders));
  const titles = [ORDER_WORDS["ja-JP"].my_booking, ORDER_WORDS["ja-JP"].where, BOOKING_WORDS["ja-JP"].cart.title];
  expect(fullWidthOf(titles).filter((character) => !characters.has(character))).toEqual([]);
}, 60_000);

test("a text that was not translated comes in the font of its own language, and only what it needs", async () => {
  const faces = await facesOf(mine, "ko-KR", "layout_700");
  const borrowed = faces.filter(({ src }) => src.includes("/zh-TW/"));
  expect(faces.some(({ src }) => src.includes("/ko-KR/"))).toBe(true);
  expect(borrowed.length).toBeGreaterThan(0);
  expect(borrowed.map(({ range }) => range).join()).toContain(`U+${"泳".codePointAt(0)!.toString(16)}`);
  expect(borrowed.map(({ src }) => src)).toEqual(
    (await facesOf(mine, "zh-TW", "layout_700")).map(({ src }) => src).slice(0, borrowed.length),
  );
});

test("an English page has characters only for what was not translated", async () => {
  const faces = await facesOf(mine, "en-US", "layout_600");
  expect(faces.every(({ src, range }) => src.startsWith("/fonts/gothic-700/zh-TW/") && range !== "")).toBe(true);
});

test("only Porch has handwriting, which has the characters of the host's words, figures too", async () => {
  const face = (await facesOf(mine, "zh-TW", "layout_300")).find(({ family }) => family === "Yado Hand");
  const characters = await charactersIn(mine, face!);
  expect(characters).toEqual(expect.arrayContaining([..."山上 12 間房。霧"]));
  expect((await facesOf(mine, "zh-TW", "layout_100")).every(({ family }) => family === "Yado Display")).toBe(true);
}, 60_000);

test("an overtaken address gets today's font, to be kept briefly", async () => {
  const [before] = await facesOf(theirs, "zh-TW", "layout_600");
  await charactersIn(theirs, before!);
  await changeHotel(world.database, theirs.hotel_id, { hotel_name: { "zh-TW": "龜甲鳳梨旅店" } });
  await expect.poll(async () => (await facesOf(theirs, "zh-TW", "layout_600"))[0]!.src).not.toBe(before!.src);
  const [after] = await facesOf(theirs, "zh-TW", "layout_600");
  const old = await world.fetch(theirs.domain, before!.src);
  expect(old.headers.get("cache-control")).toBe("public, max-age=60");
  const current = await world.fetch(theirs.domain, after!.src);
  const [stale, fresh] = [Buffer.from(await old.arrayBuffer()), Buffer.from(await current.arrayBuffer())];
  expect(stale.equals(fresh)).toBe(true);
  const kept = readdirSync(`${world.dataDir}/media/${theirs.hotel_id}/fonts`);
  expect(kept.filter((name) => name.startsWith("gothic-700-zh-TW-0-"))).toHaveLength(1);
}, 60_000);

test("an address of another lodging leads to one's own characters, not to the other's", async () => {
  const [face] = await facesOf(mine, "zh-TW", "layout_600");
  const response = await world.fetch(theirs.domain, face!.src);
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  const characters = create(new Uint8Array(await response.arrayBuffer())).characterSet;
  expect(characters).not.toContain("鷴".codePointAt(0));
}, 60_000);

test.each([
  "/fonts/fraktur-500/zh-TW/0-0123456789abcdef.woff2",
  "/fonts/song-501/zh-TW/0-0123456789abcdef.woff2",
  "/fonts/song-500/xx-XX/0-0123456789abcdef.woff2",
  "/fonts/song-500/en-US/0-0123456789abcdef.woff2",
  "/fonts/song-500/zh-TW/99-0123456789abcdef.woff2",
  "/fonts/song-500/zh-TW/0-short.woff2",
])("%s is not there", async (path) => {
  expect((await world.fetch(mine.domain, path)).status).toBe(404);
  expect((await world.fetch("platform.test", path)).status).toBe(404);
});

test("ten who ask at once have it made once", async () => {
  const [face] = await facesOf(mine, "zh-TW", "layout_701");
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.fetch(mine.domain, face!.src)));
  const bodies = await Promise.all(answers.map(async (each) => Buffer.from(await each.arrayBuffer())));
  expect(bodies.every((body) => body.equals(bodies[0]!))).toBe(true);
}, 60_000);

test("as many characters as a file may hold weigh 40 KB at most, in every typeface and language", async () => {
  const thread = createSubsetThread();
  const tooHeavy: string[] = [];
  const fonts = LAYOUT_SETTINGS.flatMap(headingFamilies).map(({ font }) => font);
  let looked = 0;
  for (const [place, lang] of (["zh-TW", "zh-CN", "ja-JP", "ko-KR"] as const).entries()) {
    const sample = fullWidthOf([JSON.stringify([WORDS[lang], BOOKING_WORDS[lang], ORDER_WORDS[lang]])]);
    const seen = new Set<string>();
    for (const font of fonts) {
      const { main, most } = sourceOf(font, lang)!;
      if (seen.has(main.path)) continue;
      seen.add(main.path);
      // Each language gets every third of its typefaces in the small size, all of them in the full one.
      if ((seen.size + place) % size(6, 1) !== 0) continue;
      looked += 1;
      const has = new Set(create(readFileSync(fontPath(main))).characterSet);
      const text = sample.filter((character) => has.has(character.codePointAt(0)!)).slice(0, most);
      const { length } = await thread.ask({ path: fontPath(main), text: text.join("") });
      if (length > 40 * 1024) tooHeavy.push(`${main.path}: ${text.length} characters, ${length} bytes`);
    }
  }
  await thread.close();
  expect(looked).toBeGreaterThan(4);
  expect(tooHeavy).toEqual([]);
}, 240_000);
