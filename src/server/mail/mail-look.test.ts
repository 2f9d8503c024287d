/** E-mails in the lodging's look: its theme, its logo, its pictures; and small enough for every mail program. */
import { describe, expect, test } from "vitest";
import { readLodging } from "#demo/read-lodging.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import type { Part } from "#server/mail/draft.ts";
import { lookOf } from "#server/mail/mail-look.ts";
import { renderHtml } from "#server/mail/render-html.ts";
import { roomPicture } from "#server/mail/room-picture.ts";
import { LAYOUTS, sampleMails } from "#tests/mail/sample-mails.ts";
import { visibleText } from "#tests/mail/read-mails.ts";

const ORIGIN = "https://inn.test";
const [sample] = await sampleMails("moonclear", "en-US");
const { sender } = sample!.draft;

const sentencesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === "group") return sentencesOf(part.parts);
    if (part.kind === "list") return [part.title, ...part.items];
    return part.kind === "text" || part.kind === "section" ? [part.text] : [];
  });

describe.each(LANGUAGES)("in %s", (lang) => {
  test("every e-mail is whole, and Gmail does not cut it", async () => {
    for (const { name, html, text, draft } of await sampleMails("moonclear", lang)) {
      expect(visibleText(html) + text, name).not.toMatch(/undefined|NaN|\[object|null/);
      expect(Buffer.byteLength(html), name).toBeLessThan(60_000);
      expect(html, name).toContain(`prefers-color-scheme: dark`);
      // Every sentence is in both.
      const said = sentencesOf(draft.parts);
      expect(said.length, name).toBeGreaterThan(0);
      for (const sentence of said) {
        expect(visibleText(html), name).toContain(sentence);
        expect(text, name).toContain(sentence);
      }
      expect(draft.lang).toBe(lang);
    }
  });
});

const lookIn = (template_code: string, logo_images = { dark: "", white: "" }) =>
  lookOf(LAYOUTS, { template_code, info: { logo_images } }, ORIGIN, "ja-JP");
const dressed = (look: ReturnType<typeof lookIn>) => renderHtml({ ...sample!.draft, sender: { ...sender, look } });

describe("the theme's colours and typefaces", () => {
  test.each(LAYOUTS.flatMap(({ code, themes }) => themes.map((_, nth) => `${code}.${nth + 1}`)))("%s", (code) => {
    const look = lookIn(code);
    const html = dressed(look);
    for (const colour of [look.light.ground, look.light.fill, look.dark.sheet]) expect(html).toContain(colour);
    expect(html).toContain(look.headingFont);
  });

  test("with serifs where the site has them; an unknown layout is 700", () => {
    expect(lookIn("layout_200").headingFont).toMatch(/^'eb garamond',Georgia.*'Hiragino Mincho ProN'.*,serif$/);
    expect(lookIn("layout_100").headingFont).toMatch(/^'hanken grotesk'.*'Hiragino Sans'.*,sans-serif$/);
    expect(lookIn("nonsense")).toEqual(lookIn("layout_700.1"));
  });
});

describe("the logo", () => {
  const logo = (path: string) => `src="${ORIGIN}${path}"`;
  const both = { dark: "/media/dark.png", white: "/media/white.png" };

  test("on each ground the one that shows on it", () => {
    // A light theme: dark ink by day, white by night.
    const light = dressed(lookIn("layout_100.1", both));
    expect(light).toMatch(/class="on-light"[^>]*><img src="[^"]*dark\.png"/);
    expect(light).toMatch(/class="on-dark"[^>]*><img src="[^"]*white\.png"/);
    // A dark theme has a dark ground by day, too.
    const dark = dressed(lookIn("layout_200.3", both));
    expect(dark).toContain(logo("/media/white.png"));
    expect(dark).not.toContain(logo("/media/dark.png"));
  });

  test("where there is none for a ground, the name", () => {
    const html = dressed(lookIn("layout_100.1", { dark: "/media/dark.png", white: "" }));
    expect(html).toContain(logo("/media/dark.png"));
    expect(html).toMatch(new RegExp(`class="on-dark"[^>]*><span>${sender.name}</span>`));
    expect(dressed(lookIn("layout_100.1"))).not.toContain("/media/");
  });

  test("not from elsewhere: another server would learn who reads it", () => {
    const html = dressed(lookIn("layout_100.1", { dark: "https://spy.test/a.png", white: "//spy.test/b.png" }));
    expect(html).not.toContain("spy.test");
  });
});

describe("the picture", () => {
  const photo = (src: string, alt = {}) => ({ src, alt });
  const named = { lang: "en-US", main_lang: "zh-TW", name: "Twin" } as const;

  test.each<[what: string, srcs: string[], url: string | null]>([
    ["none", [], null],
    ["one that is high", ["/media/a-0123abcd-1000x1500.jpg"], null],
    [
      "the first that is wide",
      ["/media/a-0123abcd-1000x1500.jpg", "/media/b-0123abcd-3000x2000.jpg", "/media/c-0123abcd-3000x2000.jpg"],
      "/img/b-0123abcd-3000x2000/960.jpg",
    ],
    ["a small one", ["/media/a-0123abcd-600x400.jpg"], "/img/a-0123abcd-600x400/640.jpg"],
    ["from elsewhere", ["https://spy.test/a.jpg"], null],
  ])("%s", (_what, srcs, url) => {
    const found = roomPicture(
      srcs.map((src) => photo(src)),
      ORIGIN,
      named,
    );
    expect(found?.url ?? null).toBe(url && ORIGIN + url);
  });

  test("has its size and its text", () => {
    const src = "/media/b-0123abcd-3000x2000.jpg";
    expect(roomPicture([photo(src, { "zh-TW": "雙床房" })], ORIGIN, named)).toMatchObject({
      width: 600,
      height: 400,
      alt: "雙床房",
    });
    expect(roomPicture([photo(src)], ORIGIN, named)!.alt).toBe("Twin");
  });
});

describe("a discreet lodging", () => {
  test.each(LANGUAGES)("has its short name and no picture in %s", async (lang) => {
    const [discreet, other] = [await sampleMails("nightglow", lang), await sampleMails("moonclear", lang)];
    const { upper_name, hotel_name } = readLodging("nightglow");
    for (const { name, draft, html } of discreet) {
      expect(draft.picture ?? null, name).toBeNull();
      expect(html, name).not.toContain("<img");
      expect(draft.sender.name, name).toBe(upper_name[lang]);
      expect(`${draft.subject} ${draft.preview}`, name).not.toContain(hotel_name[lang]);
    }
    expect(other.some(({ draft }) => draft.picture)).toBe(true);
  });
});
