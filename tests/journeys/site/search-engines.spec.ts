/** What search engines and shared links read: one address per page, correct language pairs, valid data. */
import { expect, test, type APIRequestContext } from "@playwright/test";
import { LANGUAGES } from "#rules/text/language.ts";
import { ask, at, inLanguage } from "#tests/journeys/visit.ts";

const html = async (request: APIRequestContext, url: string) => {
  const { hostname, pathname, search } = new URL(url);
  return (await ask(request, hostname.replace(/\.localhost$/, ""), pathname + search)).text();
};

const links = (text: string, rel: string) =>
  [...text.matchAll(new RegExp(`<link rel="${rel}"([^>]*)/>`, "g"))].map(([, rest]) => ({
    hreflang: /hrefLang="([^"]*)"/i.exec(rest!)?.[1],
    href: /href="([^"]*)"/.exec(rest!.replace(/hrefLang="[^"]*"/i, ""))![1]!,
  }));

test("every language of a page names itself and all the others, and they name it back", async ({ request }) => {
  const pages = await Promise.all(LANGUAGES.map((lang) => html(request, at("moonclear", inLanguage(lang, "/about")))));
  const sets = pages.map((text) =>
    links(text, "alternate")
      .map(({ hreflang, href }) => `${hreflang} ${href}`)
      .sort(),
  );
  expect(sets[0]).toHaveLength(6);
  expect(sets[0]).toContain(`x-default ${at("moonclear", "/stay/about")}`);
  for (const set of sets) expect(set).toEqual(sets[0]);
  for (const [index, lang] of LANGUAGES.entries()) {
    expect(links(pages[index]!, "canonical").map(({ href }) => href)).toEqual([
      at("moonclear", inLanguage(lang, "/about")),
    ]);
  }
});

test("titles and descriptions differ from page to page and from language to language", async ({ request }) => {
  const urls = ["/", "/about", "/facilities", "/event"].flatMap((path) =>
    ["zh-TW", "en-US"].map((lang) => at("tidesong", inLanguage(lang, path))),
  );
  const pages = await Promise.all(urls.map((url) => html(request, url)));
  const titles = pages.map((text) => /<title>([^<]+)<\/title>/.exec(text)?.[1]);
  const descriptions = pages.map((text) => /<meta name="description" content="([^"]+)"/.exec(text)?.[1]);
  expect(new Set(titles).size).toBe(urls.length);
  expect(new Set(descriptions).size).toBe(urls.length);
  for (const text of pages) expect(text).toMatch(/<meta property="og:title" content="[^"]+"/);
  expect(pages[0]).toMatch(/<meta property="og:image" content="http[^"]+\/stay\/og\/home\.png"/);
});

test("a shared page says what it is, and Latin titles are listed with commas", async ({ request }) => {
  const news = await html(request, at("moonclear", "/stay/en-US/news"));
  const [item = ""] = /\/stay\/en-US\/news\/\d+/.exec(news) ?? [];
  const room = /\/stay\/en-US\/rooms\/\d+/.exec(await html(request, at("moonclear", "/stay/en-US")))![0];
  const kinds = { "/stay/en-US": "website", "/stay/en-US/facilities": "website", [item]: "article", [room]: "product" };
  for (const [path, type] of Object.entries(kinds)) {
    expect(await html(request, at("moonclear", path)), path).toContain(`<meta property="og:type" content="${type}"/>`);
  }
  for (const path of ["/news", "/facilities", "/event", "/attractions"]) {
    const [, text = ""] =
      /<meta name="description" content="([^"]+)"/.exec(await html(request, at("moonclear", `/stay/en-US${path}`))) ??
      [];
    expect(text, path).toMatch(/^[^、]+$/);
  }
});

test("a lodging that is preparing offers nothing to machines either", async ({ request }) => {
  expect(await html(request, at("nightglow", "/stay/en-US"))).not.toMatch(/InStock|ReserveAction/);
});

for (const [slug, type] of [
  ["moonclear", "Hotel"],
  ["tidesong", "Resort"],
  ["thousandlamps", "Campground"],
  ["nightglow", "Motel"],
  ["swallowtail", "LodgingBusiness"],
] as const) {
  test(`${slug} is a ${type} in schema.org's words, with its rooms`, async ({ request }) => {
    const text = await html(request, at(slug, "/stay/en-US"));
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json!),
    );
    const lodging = data.find((each) => each["@type"] === type);
    expect(lodging).toMatchObject({
      "@context": "https://schema.org",
      name: expect.any(String),
      url: at(slug, "/stay/en-US"),
    });
    expect(lodging.containsPlace.length).toBeGreaterThan(0);
    expect(JSON.stringify(lodging)).not.toMatch(/undefined|null|"":/);
  });
}

test("the sitemap lists every page in every language, and each of them answers", async ({ request }) => {
  const robots = await html(request, at("harbour", "/robots.txt"));
  expect(robots).toContain(`Sitemap: ${at("harbour", "/sitemap.xml")}`);
  const map = await html(request, at("harbour", "/sitemap.xml"));
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  expect(pages).toContain(at("harbour", "/stay"));
  expect(pages).toContain(at("harbour", "/stay/ja-JP"));
  expect(pages.some((url) => url.includes("ko-KR"))).toBe(false);
  for (const url of pages) expect((await ask(request, "harbour", new URL(url).pathname)).status(), url).toBe(200);
});

test("pages for people only keep out of the index", async ({ request }) => {
  for (const path of ["/stay/maintain", "/stay/no-such-page", "/stay?preview=layout_600.1"]) {
    expect(await html(request, at("moonclear", path)), path).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(await html(request, at("moonclear", "/stay"))).not.toContain("noindex");
});
