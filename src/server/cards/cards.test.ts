/** Pictures for shared links, from the page's own route to the bytes. */
import { create } from "fontkit";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Card, CardNode } from "#contract/card.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { cardFonts } from "#server/cards/card-fonts.ts";
import { setText, textOf } from "#server/cards/set-text.ts";
import { composeCard } from "#web/cards/compose.ts";
import { type PageVisit, visitContext } from "#web/context.ts";
import { loader } from "#web/guest/og.ts";
import { size } from "#tests/faults/tools/sizes.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let mine: MadeHotel;
let theirs: MadeHotel;
let made: Awaited<ReturnType<typeof fillHotel>>;
let drawn: Card;
const noting = ({ drawCard }: Pick<PageVisit, "drawCard">): PageVisit["drawCard"] => {
  return (card) => drawCard((drawn = card));
};

beforeAll(async () => {
  world = await openWorld({
    render: (_request, visit) =>
      loader({
        context: new RouterContextProvider(new Map([[visitContext, { ...visit, drawCard: noting(visit) }]])),
      } as never),
  });
  const about = { about_us: { "zh-TW": "<p>我們的故事</p>" } };
  [mine, theirs] = await Promise.all([
    makeHotel(world.database, { info: about }),
    makeHotel(world.database, { info: about }),
  ]);
  made = await fillHotel(world.database, mine);
});
afterAll(() => world.close());

const idOf = (kind: string) => made.articles.find((each) => each.kind === kind)!.promotion_id;
const pages = () => [
  "home",
  `rooms/${made.room.room_class_id}`,
  "facilities",
  "event",
  `event/${idOf("promotion")}`,
  "news",
  `news/${idOf("announcement")}`,
  "attractions",
  "about",
  "follow",
];

/** Each kind of page in one language, in turns. */
const inTurns = () => pages().map((page, nth) => ({ page, lang: LANGUAGES[nth % LANGUAGES.length]! }));

test("every kind of page has a picture of 1200 by 630, in every language", async () => {
  for (const { page, lang } of inTurns()) {
    const prefix = lang === "zh-TW" ? "/stay" : `/stay/${lang}`;
    const response = await world.fetch(mine.domain, `${prefix}/og/${page}.png`);
    expect(response.status, `${page} in ${lang}`).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
}, 240_000);

test("where the layout is discreet the picture has the lodging's short name, elsewhere its whole one", async () => {
  const quiet = await makeHotel(world.database, { upper_name: { "zh-TW": "夜行" } });
  const textOn = async (path: string) => {
    expect((await world.fetch(quiet.domain, `/stay/og/${path}`)).status).toBe(200);
    return textOf(drawn.tree);
  };
  for (const page of ["home", "follow"]) {
    const short = await textOn(`${page}.png?preview=layout_800.1`);
    expect(short).toContain("夜行");
    expect(short).not.toContain("測試旅店");
    expect(await textOn(`${page}.png?preview=layout_700.1`)).toContain("測試旅店");
  }
});

test("a page of another lodging, or none, has no picture here", async () => {
  const paths = [
    ...pages().filter((page) => page.includes("/")),
    "rooms/1x",
    "nowhere",
    "booking",
    "orders/ABC",
    "event",
  ];
  for (const path of paths) {
    expect((await world.fetch(theirs.domain, `/stay/og/${path}.png`)).status, path).toBe(404);
  }
});

test("a preview has its own picture", async () => {
  const [plain, preview] = await Promise.all(
    ["", "?preview=layout_700.4"].map(async (query) => {
      const response = await world.fetch(mine.domain, `/stay/og/home.png${query}`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  expect(plain!.equals(preview!)).toBe(false);
}, 60_000);

/** Characters that the layout's own fonts lack, and some that no font of ours has. */
const HARD = { title: "髙橋 Łódź・鷴羽山房 ซ🌊、김밥", name: "Żółw 旅館 桜渓", line: "☕ 週末—特價" };

/** Every layout in all languages; in the small size every second layout in one of them, in turns. */
const WITH_LANGUAGES = LAYOUT_SETTINGS.filter((_, index) => index % size(4, 1) === 0).map((settings, index) => ({
  settings,
  code: settings.code,
  languages: LANGUAGES.filter((_, place) => index % LANGUAGES.length === place || size(0, 1) === 1),
}));

test.each(WITH_LANGUAGES)(
  "$code: each character that is drawn has a glyph, in $languages",
  async ({ settings, languages }) => {
    for (const lang of languages) {
      const { tree } = composeCard({ ...HARD, lang, photo: "a.jpg" }, settings.themes[0]!, settings.card);
      const set = await setText(tree, cardFonts(settings, lang, textOf(tree)));
      const fonts = set.fonts.map(({ data }) => new Set(create(data).characterSet));
      const drawn = [...new Set(textOf(set.tree as CardNode).replace(/\s/g, ""))];
      expect(drawn.filter((character) => !fonts.some((has) => has.has(character.codePointAt(0)!)))).toEqual([]);
      expect(drawn).toEqual(
        expect.arrayContaining(["髙", "鷴", "ó", "桜"].filter((character) => textOf(tree).includes(character))),
      );
      expect(drawn).not.toContain("🌊");
    }
  },
  120_000,
);
