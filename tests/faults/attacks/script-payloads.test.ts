/** Row 28, stored script: whatever an owner or a guest writes, a browser that visits every page runs nothing and asks nobody. */
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { sanitiseRichText } from "#server/content/rich-text.ts";
import { type Found, openBrowser, openWatched, plantedMarkup } from "#tests/faults/attacks/script-browser.ts";
import { createFiller, type Filler } from "#tests/faults/attacks/script-fields.ts";
import { LODGINGS, openScriptLodging, type ScriptLodging } from "#tests/faults/attacks/script-lodging.ts";
import { makeAddresses, makePayloads } from "#tests/faults/attacks/script-payloads.ts";
import * as visits from "#tests/faults/attacks/script-visits.ts";
import { PATIENCE, report, SEED, size, testPlanted } from "#tests/faults/tools/sizes.ts";

const payloads = makePayloads(SEED);
const addresses = makeAddresses();
/** In all rounds of the full size every payload stands in every field, and every address in every field for one. */
const IS_FULL = size(0, 1) === 1;
const ROUNDS = size(1, 36);
const TOGETHER = size(1, Math.ceil(payloads.length / ROUNDS));

/** Slow, and the same each time: the API's documentation, and in the full size the gallery with its frames. */
const ONCE = ["/api/docs", ...(IS_FULL ? ["/layouts"] : [])];
/** They show nobody's texts, and are visited to see that it stays so. */
const BARE = ["/icon.svg", "/stay/sitemap.xml", "/stay/robots.txt", "platform /api/docs"];

let lodging: ScriptLodging;
let filler: Filler;
let browser: Browser;
beforeAll(async () => {
  [lodging, browser] = await Promise.all([openScriptLodging(), openBrowser()]);
  filler = await createFiller(lodging.separate, { payloads, addresses, together: TOGETHER });
});
afterAll(async () => {
  await browser?.close();
  await lodging?.close();
});

type Serving = Awaited<ReturnType<ScriptLodging["serve"]>>;

async function serving<Result>(
  plants: Parameters<ScriptLodging["serve"]>[0],
  work: (served: Serving) => Promise<Result>,
): Promise<Result> {
  const served = await lodging.serve(plants);
  try {
    return await work(served);
  } finally {
    await served.close();
  }
}

const kindsOf = (found: Found[]) => [...new Set(found.map(({ kind }) => kind))].toSorted();

/** Each text in an element of its own, so that none can hide another. */
async function showRich(texts: string[]): Promise<Found["kind"][]> {
  const watched = await openWatched(browser, 0);
  await watched.page.evaluate((all) => {
    for (const html of all) document.body.appendChild(document.createElement("div")).innerHTML = html;
  }, texts);
  for (const fault of await watched.page.evaluate(plantedMarkup)) watched.note("markup", fault);
  await watched.close();
  return kindsOf(watched.take());
}

test("every payload as rich text, one by one; and as it was written, which does all it can", async () => {
  expect(await showRich([...payloads, ...addresses].map(sanitiseRichText))).toEqual([]);
  // Without those that leave the page, and all others with it.
  const staying = payloads.filter((payload) => !/location|http-equiv|action/.test(payload));
  expect(await showRich(staying)).toEqual(expect.arrayContaining(["call", "dialog", "markup", "request"]));
});

const setInfo = (part: string, text: string) => ["info", `jsonb_set(info, '{${part}}', $1)`, text] as const;

const BUNDLE = "build/server/index.js";
const CASES = [
  {
    what: "rich text as it was written",
    plant: ["src/server/content/rich-text.ts", "sanitizeHtml(html, OPTIONS)", "html"],
    write: setInfo("about_us", '{"zh-TW": "<img src=x onerror=owned(1)>"}'),
    path: "/stay/about",
    found: ["markup", "policy"],
    without: ["call", "markup"],
  },
  {
    what: "a block of data that its texts can end",
    plant: [BUNDLE, String.raw`JSON.stringify(value).replaceAll("<", "\\u003c")`, "JSON.stringify(value)"],
    write: ["hotel_name", "$1", '{"zh-TW": "</script><script>owned(1)</script>"}'],
    path: "/stay",
    found: ["markup", "policy"],
    without: ["call", "markup"],
  },
  {
    what: "links that are scripts",
    plant: [BUNDLE, "function isSafeLink(link) {", "function isSafeLink(link) { return true;"],
    write: setInfo("banner_images,0,link", '"javascript:owned(1)"'),
    path: "/stay?preview=layout_700.1",
    found: ["markup"],
    without: ["markup"],
  },
  {
    what: "a logo from elsewhere",
    plant: [BUNDLE, "isOwnPicture(logo)", "logo"],
    write: setInfo("logo_images,dark", '"https://evil.test/logo.png"'),
    path: "/stay?preview=layout_700.1",
    found: ["markup", "request"],
    without: ["markup", "request"],
  },
] as const;

const CLEAN = Object.fromEntries(CASES.map(({ what }) => [what, []]));

async function lookForBugs(port: number, bypassCSP: boolean) {
  const watched = await openWatched(browser, port, { bypassCSP });
  const kinds: Record<string, string[]> = {};
  for (const { what, write, path } of CASES) {
    const [column, set, value] = write;
    const restore = await lodging.write(column, set, value);
    await lodging.settled(port);
    await visits.look(watched, `http://${lodging.numbers.domain}:${port}${path}`);
    kinds[what] = kindsOf(watched.take());
    await restore();
  }
  await watched.close();
  return kinds;
}

testPlanted(
  "planted bugs are found, with the page's policy and without it",
  async () => {
    const expected = (kinds: "found" | "without") => Object.fromEntries(CASES.map((each) => [each.what, each[kinds]]));
    await serving(
      CASES.map(({ plant }) => plant),
      async ({ port }) => {
        expect(await lookForBugs(port, false)).toEqual(expected("found"));
        expect(await lookForBugs(port, true)).toEqual(expected("without"));
      },
    );
  },
  PATIENCE,
);

test(
  "no page runs a payload, asks a foreign host, or shows more than text",
  async () => {
    const faults: (Found & { at: string })[] = [];
    /** Kinds of pages, and whether a payload was ever on them. */
    const kinds = new Map<string, boolean>();
    let count = 0;
    let written = 0;
    const { numbers } = lodging;
    await lodging.book(payloads, ["memo"], "zh-TW");
    await serving([], async ({ port }) => {
      // What the planted bugs are found by finds nothing without them: asked where they are planted, too.
      if (IS_FULL) expect(await lookForBugs(port, true)).toEqual(CLEAN);
      const origin = `http://${numbers.domain}:${port}`;
      const platform = `http://localhost:${port}`;
      const watched = await openWatched(browser, port);
      const { page } = watched;
      const noteAt = (at: string) => faults.push(...watched.take().map((found) => ({ ...found, at })));
      const visit = async (url: string, kind: string) => {
        count += 1;
        const isShown = await visits.look(watched, url);
        kinds.set(kind, isShown || kinds.get(kind) === true);
        noteAt(url);
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const hotel_id of LODGINGS) written += await filler.fill(hotel_id);
        await lodging.settled(port);
        for (const [place, path] of visits.sitePages(numbers).entries()) {
          // Letters are cut anew for each layout in each language: the small size has two such pairs, the full one all.
          const turn = (round + place) % size(2, 65);
          const lang = LANGUAGES[turn % LANGUAGES.length]!;
          await visit(visits.siteUrl(origin, lang, path, visits.faceOf(path, turn)), `/${path.split(/[/?]/)[1]}`);
        }
        const mine = Array.from(
          { length: TOGETHER },
          (_, nth) => payloads[(round * TOGETHER + nth) % payloads.length]!,
        );
        for (let first = 0; first < mine.length; first += 6)
          for (const path of visits.echoingPaths(mine.slice(first, first + 6))) await visit(origin + path, "echo");
        for (const path of visits.FILES) await visit(origin + path, path);
        for (const path of ["/", "/outbox", ...(round === 0 ? ONCE : [])])
          await visit(platform + path, `platform ${path}`);
        count += await visits.refuseForms(watched, origin, numbers, mine.join(" "));
        noteAt("forms that are refused");
        await lodging.book(payloads, mine, LANGUAGES[round % LANGUAGES.length]!);
        for (const { mail_id, html } of await lodging.mails()) {
          await visit(`${platform}/outbox?mail=${mail_id}`, "outbox");
          // Mail programs have no policy of ours: an e-mail must be harmless by itself.
          await page.goto("about:blank");
          await page.setContent(html);
          await visits.lookAround(watched);
          noteAt(`mail ${mail_id}`);
        }
        expect(faults).toEqual([]);
        report(`row 28, round ${round + 1} of ${ROUNDS}`, { visits: count });
      }
    });
    expect([...kinds].flatMap(([kind, isShown]) => (isShown ? [] : kind))).toEqual(BARE);
    const { count: fields, unfinished } = filler.fields();
    if (ROUNDS > 1) expect(unfinished).toEqual([]);
    report("row 28", { payloads: payloads.length, fields, written, visits: count });
  },
  2 * PATIENCE,
);
