/** The preview: the real pages with the draft, for whoever has the address, and of use to nobody else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import * as drafts from "#contract/site-drafts.ts";
import * as versions from "#contract/site-versions.ts";
import { hotel as hotelTable } from "#server/database/tables/hotel.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import { ownPreviewToken } from "#server/drafts/previews/preview-token.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { eq } from "drizzle-orm";
import { create } from "fontkit";
import { startWeb, type Web } from "../../../web-server.ts";

let web: Web;
let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  web = await startWeb(false);
  world = await openWorld({ render: web.render });
  studio = studioCalls(world);
});
afterAll(async () => {
  await world.close();
  await web.close();
});

async function opened() {
  const made = await makeHotel(world.database);
  await fillHotel(world.database, made);
  const { domain, hotel_id } = made;
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const { account_id } = owner;
  const api = studio.at(owner);
  const { url } = await api(drafts.makePreviewLink, { body: { domain } });
  const page = async (path: string) => {
    const response = await world.fetch(domain, path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const save = (field: string, lang: "zh-TW" | "", value: unknown, seen: unknown) =>
    api(drafts.saveDraft, { body: { domain, changes: [{ record: "site", record_id: 0, field, lang, value, seen }] } });
  return { domain, hotel_id, account_id, api, preview: new URL(url).pathname, page, save };
}

test("the draft is seen in the preview at once, all links stay in it, and guests see nothing", async () => {
  const { domain, hotel_id, account_id, api, preview, page, save } = await opened();
  await save("hotel_name", "zh-TW", "草稿旅店", "測試旅店");
  const { record_id } = await api(drafts.addSiteRecord, { body: { domain, record: "facility" } });
  const title = { record: "facility", record_id, field: "facilities_title", lang: "zh-TW" } as const;
  await api(drafts.saveDraft, { body: { domain, changes: [{ ...title, value: "草稿溫泉", seen: "" }] } });

  const shown = await page(preview);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain("草稿旅店");
  const inside = [...shown.text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
  const pages = inside.filter((href) => !/^\/(?:assets|img|fonts|icon)/.test(href));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((href) => !href.startsWith(preview))).toEqual([]);
  expect((await page(`${preview}/facilities`)).text).toContain("草稿溫泉");
  expect((await page(`${preview}/booking`)).status).toBe(200);
  const another = await page(`${preview}?preview=layout_200.2`);
  expect(another.text).toContain('data-layout="layout_200"');

  expect(shown.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(shown.headers.get("cache-control")).toBe("private, no-store");
  expect(shown.headers.get("content-security-policy")).toContain("frame-ancestors 'self' https://platform.test");
  expect((await page(`${preview}/booking`)).headers.get("content-security-policy")).toContain("script-src 'none'");
  expect(shown.headers.getSetCookie()).toEqual([]);
  expect((await world.fetch(domain, `${preview}/booking`, { method: "POST", body: "" })).status).toBe(405);
  for (const path of ["orders", "sign-in", "pay/1"]) expect((await page(`${preview}/${path}`)).status).toBe(404);

  expect((await page("/stay")).text).not.toContain("草稿");
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const old = ownPreviewToken(world.dependencies.secrets, { hotel_id, account_id, version: 0 }, yesterday);
  expect((await page(`/preview/${old.token}/stay`)).status).toBe(404);
  const other = await makeHotel(world.database);
  expect((await world.fetch(other.domain, preview)).status).toBe(404);
});

test("published, the page is the preview's; restored, it is the page from before, byte by byte", async () => {
  const { domain, api, preview, page, save } = await opened();
  const before = (await page("/stay")).text;
  await save("banner_title", "zh-TW", "山裡的早晨", "");
  const [token] = /preview\/[^/]+\//.exec(preview)!;
  // Its head names the fonts: those of a preview have the characters that are public.
  const bodyOf = (text: string) => text.slice(text.indexOf("<body"));
  const shown = bodyOf((await page(preview)).text.replaceAll(token, ""));
  await api(drafts.publishSite, { body: { domain } });
  const text = async () => (await page("/stay")).text;
  await expect.poll(async () => bodyOf(await text())).toBe(shown);
  await api(versions.restoreSiteVersion, { body: { domain, version: 1 } });
  await expect.poll(text).toBe(before);
});

test("a version is looked at as pages: as it was, whatever the draft and the public site say since", async () => {
  const { domain, hotel_id, account_id, api, page, save } = await opened();
  await save("hotel_name", "zh-TW", "第二版旅店", "測試旅店");
  await api(drafts.publishSite, { body: { domain } });
  await save("hotel_name", "zh-TW", "草稿旅店", "第二版旅店");
  const pathOf = async (version: number) =>
    new URL((await api(drafts.makePreviewLink, { body: { domain, version } })).url).pathname;
  const [first, second] = [await page(await pathOf(1)), await page(await pathOf(2))];
  expect(first.text).toContain("測試旅店");
  expect(first.text).not.toMatch(/第二版旅店|草稿旅店/);
  expect(second.text).toContain("第二版旅店");
  expect(second.text).not.toContain("草稿旅店");
  expect(second.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(second.headers.get("cache-control")).toBe("private, no-store");
  expect(await studio.codeOf(api, drafts.makePreviewLink, { body: { domain, version: 9 } })).toBe("NOT_FOUND");
  const { secrets } = world.dependencies;
  const over = ownPreviewToken(secrets, { hotel_id, account_id, version: 1 }, new Date(Date.now() - 24 * 3_600_000));
  expect((await page(`/preview/${over.token}/stay`)).status).toBe(404);
});

test("only a preview's page can be pressed to edit, and only in the studio's frame; a public page has nothing of it", async () => {
  const { preview, page } = await opened();
  const shown = await page(preview);
  expect(shown.text).toContain('<meta name="yado-studio"');
  expect(shown.text).toMatch(/<script type="module" src="\/assets\/edit-marks-[0-9a-f]{8}\.js">/);
  expect(shown.text).not.toContain("data-edit");
  for (const path of ["/stay", "/stay/about", "/stay?preview=layout_200.2"]) {
    expect((await page(path)).text).not.toMatch(/yado-studio|edit-marks|data-edit/);
  }
});

test("the preview's headings have the characters that only the draft has; guests' fonts do not", async () => {
  const { preview, page, save, domain } = await opened();
  await save("hotel_name", "zh-TW", "鷴羽旅店", "測試旅店");
  const shown = await page(preview);
  const [, base] = /^(\/preview\/[^/]+)/.exec(preview)!;
  const faces = [...shown.text.matchAll(/url\((\/preview\/[^)]*\.woff2)\)/g)].map(([, src]) => src!);
  expect(faces.length).toBeGreaterThan(0);
  const files = await Promise.all(
    faces.map(async (src) => {
      expect(src.startsWith(`${base}/fonts/`)).toBe(true);
      const response = await world.fetch(domain, src);
      expect(response.status).toBe(200);
      return create(new Uint8Array(await response.arrayBuffer())).characterSet;
    }),
  );
  const drawn = new Set(files.flat());
  for (const character of "鷴羽") expect(drawn.has(character.codePointAt(0)!), character).toBe(true);
  expect((await page("/stay")).text).not.toContain("/preview/");
  expect((await page(`${base}/fonts/song-999/zh-TW/5bGx.woff2`)).status).toBe(404);
}, 60_000);

test("a lodging that is not public can be previewed", async () => {
  const { hotel_id, preview, page } = await opened();
  await world.database.forHotel(hotel_id, async (query) => {
    await query.update(hotelTable).set({ website_exist: false }).where(eq(hotelTable.hotel_id, hotel_id));
    await announceChange(query, hotel_id, "hotel");
  });
  await expect.poll(async () => (await page("/stay")).status).not.toBe(200);
  expect((await page(preview)).status).toBe(200);
});

test("the owner's own words for search results are in the page's head, in their language alone", async () => {
  const { preview, page, save } = await opened();
  await save("page_title:/facilities", "zh-TW", "山裡的設施", "");
  await save("page_text:/facilities", "zh-TW", "泳池與早餐。", "");
  const { text } = await page(`${preview}/facilities`);
  expect(text).toContain("<title>山裡的設施</title>");
  expect(text).toContain('<meta name="description" content="泳池與早餐。"/>');
  expect((await page(`${preview}/en-US/facilities`)).text).not.toContain("山裡的設施");
  expect((await page("/stay/facilities")).text).not.toContain("山裡的設施");
  const long = await save("page_title:/about", "zh-TW", "長".repeat(201), "");
  expect(long.refused).toMatchObject([{ field: "page_title:/about", reason: "TOO_LONG" }]);
  // A part is written with its value, never alone.
  const part = await save("banner_images.0", "zh-TW", "海", "");
  expect(part.refused).toMatchObject([{ field: "banner_images.0", reason: "NOT_FOUND" }]);
});
