/**
 * The router answers an address that ends in `.data` with the data of its page. No page of ours asks for that, and such an
 * address must not be a way round the rules of personal pages: each is a 404, however it is written.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#rules/text/language.ts";
import type { RenderPage } from "#server/http/app.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** What the router was given, and as which page. */
let rendered: { pathname: string; path: string }[] = [];
const render: RenderPage = async (request, { path }) => {
  rendered.push({ pathname: new URL(request.url).pathname, path });
  return new Response(path, { status: path === "/404" ? 404 : 200, headers: { "content-type": "text/html" } });
};

let worlds: World[];
let lodging: Lodging;
beforeAll(async () => {
  worlds = [await openWorld({ render }), await openWorld({ render, product: "" })];
  lodging = await openLodging(worlds[0]!.database);
});
afterAll(() => Promise.all(worlds.map((world) => world.close())));

const PAGES = [
  "/orders",
  "/orders/HXA1",
  "/booking",
  "/pay/1/HXA1",
  "/cancel/x",
  "/member",
  "/about",
  "/rooms/1",
  "/_root",
  "",
];

const WAYS = [
  (page: string) => `${page}.data`,
  (page: string) => `${page}.DATA`,
  (page: string) => `${page}%2Edata`,
  (page: string) => `${page}%2edat%61`,
  (page: string) => `${page}.data/`,
  (page: string) => `${page}.data//`,
  (page: string) => `/${page}.data`,
  (page: string) => `${page}/.data`,
  (page: string) => `${page}/_.data`,
  (page: string) => `${page}/x/..%2f.data`,
  (page: string) => `${page}/./x/../.data`,
  (page: string) => `${page}.data?_routes=root`,
];

/** Not an address of data for the router, but near enough to be tried: at most an unknown page. */
const NEAR = [
  (page: string) => `${page}.data.`,
  (page: string) => `${page}.data%2E`,
  (page: string) => `${page}.data%20`,
  (page: string) => `${page}.data%00`,
  (page: string) => `${page}.data%2F`,
  (page: string) => `${page}%252Edata`,
  (page: string) => `${page}.data;x`,
  (page: string) => `${page}.data%3Fx`,
];

/** As a browser, which goes where it is sent. */
async function follow(world: World, path: string): Promise<Response> {
  let answer = await world.fetch(lodging.domain, path);
  for (let hop = 0; hop < 4 && answer.headers.has("location"); hop += 1) {
    const { pathname, search, host } = new URL(answer.headers.get("location")!, `https://${lodging.domain}`);
    expect(host).toBe(lodging.domain);
    answer = await world.fetch(lodging.domain, pathname + search);
  }
  return answer;
}

const prefixes = (product: string) =>
  LANGUAGES.map((lang) => (lang === DEFAULT_LANGUAGE ? product : `${product}/${lang}`));

test.each([
  [0, "/stay"],
  [1, ""],
] as const)("world %i, product %j: data of a page is never given, in any language", async (nth, product) => {
  for (const prefix of prefixes(product)) {
    for (const page of PAGES) {
      for (const way of WAYS) {
        rendered = [];
        const path = (prefix + way(page)).replace(/^(?!\/)/, "/");
        const answer = await follow(worlds[nth]!, path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(rendered.map(({ path }) => path)).toEqual(["/404"]);
      }
      for (const near of NEAR) {
        rendered = [];
        await follow(worlds[nth]!, (prefix + near(page)).replace(/^(?!\/)/, "/"));
        for (const { pathname } of rendered) expect(decodeURIComponent(pathname)).not.toMatch(/\.data$/i);
      }
    }
  }
});
