/** Pictures for shared links, from the page's own route to the bytes. */
import { create } from "fontkit";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Card, CardNode } from "#contract/card.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { TEMPLATES } from "#rules/site/site.ts";
import { cardFonts } from "#server/cards/card-fonts.ts";
import { setLetters, wordsIn } from "#server/cards/set-letters.ts";
import { ARRANGEMENTS } from "#web/cards/arrangements.ts";
import { type PageVisit, visitContext } from "#web/context.ts";
import { loader } from "#web/guest/og.ts";
import { themes } from "#web/layouts/layout_700/themes.ts";
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

test.each(LANGUAGES)(
  "every kind of page has a picture of 1200 by 630 in %s",
  async (lang) => {
    const prefix = lang === "zh-TW" ? "/stay" : `/stay/${lang}`;
    for (const page of pages()) {
      const response = await world.fetch(mine.domain, `${prefix}/og/${page}.png`);
      expect(response.status, page).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ format: "png", width: 1200, height: 630 });
    }
  },
  240_000,
);

test("where the layout is discreet the picture names the house by its short name, elsewhere by its whole one", async () => {
  const quiet = await makeHotel(world.database, { upper_name: { "zh-TW": "夜行" } });
  const said = async (path: string) => {
    expect((await world.fetch(quiet.domain, `/stay/og/${path}`)).status).toBe(200);
    return wordsIn(drawn.tree);
  };
  for (const page of ["home", "follow"]) {
    const short = await said(`${page}.png?preview=layout_800.1`);
    expect(short).toContain("夜行");
    expect(short).not.toContain("測試旅店");
    expect(await said(`${page}.png?preview=layout_700.1`)).toContain("測試旅店");
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

/** Letters that the layout's own fonts lack, and some that no font of ours has. */
const HARD = { title: "髙橋 Łódź・鷴羽山房 ซ🌊、김밥", name: "Żółw 旅館 桜渓", line: "☕ 週末—特價" };

test.each(TEMPLATES.map(({ code }) => code))(
  "%s: each letter that is drawn has a glyph, in every language",
  async (code) => {
    for (const lang of LANGUAGES) {
      const facts = {
        ...HARD,
        lang,
        initial: "Ż",
        photo: null,
        checkIn: "15:00",
        checkOut: "11:00",
        month: 2,
        host: "a.test",
      };
      const { tree } = ARRANGEMENTS[code](facts, themes[0]!);
      const set = await setLetters(tree, cardFonts(code, lang, wordsIn(tree)));
      const fonts = set.fonts.map(({ data }) => new Set(create(data).characterSet));
      const drawn = [...new Set(wordsIn(set.tree as CardNode).replace(/\s/g, ""))];
      expect(drawn.filter((letter) => !fonts.some((has) => has.has(letter.codePointAt(0)!)))).toEqual([]);
      expect(drawn).toEqual(
        expect.arrayContaining(["髙", "鷴", "ó", "桜"].filter((letter) => wordsIn(tree).includes(letter))),
      );
      expect(drawn).not.toContain("🌊");
    }
  },
  120_000,
);
