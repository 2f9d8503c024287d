/** Row 45: every page that a guest gets is all of one version, also while an owner publishes; a version that is restored is the same bytes. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as drafts from "#contract/site-drafts.ts";
import * as versions from "#contract/site-versions.ts";
import { type ContentRecord, valueIn } from "#rules/content/site-content.ts";
import { menu } from "#server/database/tables/hotel.ts";
import { PATIENCE, report, SEED, size } from "#tests/faults/tools/sizes.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { startWeb, type Web } from "../../../src/web-server.ts";

let web: Web;
/** Two, as two processes are: each with its own cache and its own ear for changes. */
let worlds: readonly [World, World];
/** Does something before the nth read of a page's data in the second world. */
const between = {
  reads: 0,
  work: null as (() => Promise<unknown>) | null,
  async probe(text: string): Promise<string> {
    const { work } = between;
    if (work === null || !text.startsWith("begin isolation level repeatable read read only")) return text;
    between.reads -= 1;
    if (between.reads > 0) return text;
    between.work = null;
    await work();
    return text;
  },
};
beforeAll(async () => {
  web = await startWeb(false);
  worlds = [await openWorld({ render: web.render }), await openWorld({ render: web.render, probe: between.probe })];
});
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
  await web.close();
});

const LANG = "zh-TW";
/** What every page shows of its version: in its header, and in what it is about. */
const MARKED = [
  ["site", "hotel_name"],
  ["site", "banner_title"],
  ["room", "room_class_name"],
  ["facility", "facilities_title"],
  ["promotion", "promotion_title"],
] as const;
const PAGES = ["/stay", "/stay/event", "/stay/facilities"];

async function openSite() {
  const [world] = worlds;
  const made = await makeHotel(world.database);
  await fillHotel(world.database, made);
  const { domain, hotel_id } = made;
  // Without its unreadable item, of which every page would complain.
  await world.database.forHotel(hotel_id, (query) => query.delete(menu).where(eq(menu.hotel_id, hotel_id)));
  const api = studioCalls(world).at(await signInStaff(world, { roles: { [hotel_id]: "owner" } }));
  const page = async (at: World, path: string) => {
    const response = await at.fetch(domain, path);
    return `${response.status} ${await response.text()}`;
  };
  /** All texts that are marked name this version; other changes on top. */
  async function publish(mark: string, more: (records: ContentRecord[]) => object[] = () => []): Promise<number> {
    const { records } = await api(drafts.getSiteDraft, { query: { domain } });
    const changes = MARKED.flatMap(([kind, field]) =>
      records
        .filter(({ record }) => record === kind)
        .map(({ record, record_id, fields }) => {
          const name = { record, record_id, field, lang: LANG } as const;
          return { ...name, value: mark, seen: valueIn(fields, name) };
        }),
    );
    const given = [...changes, ...more(records as ContentRecord[])] as typeof changes;
    const { saved } = await api(drafts.saveDraft, { body: { domain, changes: given } });
    expect(saved).toHaveLength(given.length);
    return (await api(drafts.publishSite, { body: { domain } })).version;
  }
  const restore = async (version: number) =>
    (await api(versions.restoreSiteVersion, { body: { domain, version } })).version;
  return { api, domain, page, publish, restore };
}

const marksIn = (text: string) => new Set([...text.matchAll(/第(\d+)版/g)].map(([, mark]) => Number(mark)));

test(
  "while an owner publishes and restores, no page is of two versions, in any process",
  { timeout: PATIENCE },
  async () => {
    const { page, publish, restore } = await openSite();
    const first = await publish("第1版");
    const mixed: string[] = [];
    const backwards: string[] = [];
    const state = { isOver: false, isRestoring: false };
    let views = 0;
    const look = async (world: World) => {
      let last = 0;
      for (let nth = 0; !state.isOver; nth += 1) {
        views += 1;
        // In turns the cached page, and one at an address of its own that no cache has.
        const path = PAGES[nth % PAGES.length]! + (nth % 2 === 0 ? `?seen=${views}` : "");
        const marks = marksIn(await page(world, path));
        if (marks.size !== 1) mixed.push(`${path}: ${[...marks].join()}`);
        const newest = Math.max(...marks);
        if (newest < last && !state.isRestoring && path.includes("?"))
          backwards.push(`${path}: ${last}, then ${newest}`);
        last = newest;
      }
    };
    const looking = Promise.all(worlds.flatMap((world) => [look(world), look(world)]));
    const rounds = size(3, 60);
    try {
      for (let at = 2; at <= rounds; at += 1) await publish(`第${at}版`);
      state.isRestoring = true;
      for (let at = 0; at < rounds / 2; at += 1) await restore(first + at);
    } finally {
      state.isOver = true;
      await looking;
    }
    report("row 45", { views, publishes: rounds });
    expect(views).toBeGreaterThan(rounds);
    expect(mixed).toEqual([]);
    expect(backwards).toEqual([]);
  },
);

test("a publish between any two reads of a page: it is all of one version", { timeout: PATIENCE }, async () => {
  const { page, publish } = await openSite();
  const [, world] = worlds;
  const mixed: string[] = [];
  let mark = 1;
  let met = 0;
  await publish(`第${mark}版`);
  for (const path of PAGES) {
    for (let nth = 1; nth <= size(2, 12); nth += 1) {
      // Its data is read anew after a publish; then the next one comes in between.
      await publish(`第${(mark += 1)}版`);
      Object.assign(between, { reads: nth, work: () => publish(`第${(mark += 1)}版`) });
      for (let tries = 0; tries < 5 && between.work !== null; tries += 1) {
        const marks = marksIn(await page(world, `${path}?nth=${nth}.${tries}`));
        if (marks.size !== 1) mixed.push(`${path} before read ${nth}: ${[...marks].join()}`);
      }
      met += between.work === null ? 1 : 0;
      between.work = null;
    }
  }
  report("row 45", { met });
  expect(met).toBeGreaterThan(PAGES.length);
  expect(mixed).toEqual([]);
});

const story = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("publish" as const), empty: fc.boolean(), archive: fc.boolean(), add: fc.boolean() }),
    fc.record({ kind: fc.constant("restore" as const), nth: fc.nat({ max: 9 }) }),
  ),
  { minLength: 3, maxLength: 7 },
);

test(
  "a version that is restored shows the same bytes, whatever was published between",
  { timeout: PATIENCE },
  async () => {
    const [world] = worlds;
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { api, domain, page, publish, restore } = await openSite();
        const bytes = async () => Promise.all(PAGES.map((path) => page(world, path)));
        const seen: { version: number; pages: string[] }[] = [];
        for (const [nth, step] of [
          { kind: "publish", empty: true, archive: false, add: false } as const,
          ...steps,
        ].entries()) {
          if (step.kind === "publish") {
            const mark = `第${nth + 1}版`;
            if (step.add) await api(drafts.addSiteRecord, { body: { domain, record: "facility" } });
            const version = await publish(mark, (records) => {
              const facility = records.find(({ record }) => record === "facility");
              const name = { record: "site", record_id: 0, field: "phone", lang: "" };
              const seenPhone = records.find(({ record }) => record === "site")!.fields.phone;
              const phone = { ...name, value: step.empty ? "" : `+886 2 2345 ${1000 + nth}`, seen: seenPhone };
              const gone = { ...facility, field: "present", lang: "", value: false, seen: true };
              const { fields: _, ...archived } = gone as typeof gone & { fields: unknown };
              return [phone, ...(step.archive && facility ? [archived] : [])];
            });
            await expect
              .poll(async () => (await bytes()).every((text) => [...marksIn(text)].join() === `${nth + 1}`))
              .toBe(true);
            seen.push({ version, pages: await bytes() });
          } else {
            const { version, pages } = seen[step.nth % seen.length]!;
            // What is public already, from this version or from one restored from it, can't be restored.
            if (pages === seen.at(-1)!.pages) continue;
            const made = await restore(version);
            await expect.poll(bytes).toEqual(pages);
            seen.push({ version: made, pages });
            compared += 1;
          }
        }
      }),
      { numRuns: size(1, 60), seed: SEED, endOnFailure: true },
    );
    report("row 45", { compared });
  },
);
