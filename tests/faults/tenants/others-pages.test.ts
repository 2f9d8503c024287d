/**
 * Row 46: with a thousand published lodgings whose pages are in the cache, what an owner saves and publishes makes that lodging's
 * pages new, and no other's. Pages are counted where they are made.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as drafts from "#contract/site-drafts.ts";
import { restoreSiteVersion } from "#contract/site-versions.ts";
import { addDomain, removeDomain } from "#contract/studio/domains.ts";
import { leaveSetupStep } from "#contract/studio/setup.ts";
import { menu } from "#server/database/tables/hotel.ts";
import { addSetup } from "#server/lodgings/lodging-store.ts";
import { openWebsite } from "#server/setup/setup-store.ts";
import { PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { startWeb, type Web } from "../../../src/web-server.ts";

const LODGINGS = size(20, 1_000);
const PAGE = "/stay";

let web: Web;
let world: World;
/** How often each lodging's page was made. */
const made = new Map<string, number>();
beforeAll(async () => {
  web = await startWeb(false);
  world = await openWorld({
    render: (request, visit, basename) => {
      made.set(visit.domain, (made.get(visit.domain) ?? 0) + 1);
      return web.render(request, visit, basename);
    },
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
  await web.close();
});

/** A lodging that its owner opened and published. */
async function openPublished(): Promise<MadeHotel & { api: ReturnType<ReturnType<typeof studioCalls>["at"]> }> {
  const hotel = await makeHotel(world.database, { website_exist: false });
  const { hotel_id, domain } = hotel;
  await fillHotel(world.database, hotel);
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const now = new Date();
  await world.database.forHotel(hotel_id, async (query) => {
    await addSetup(query, hotel_id, owner.account_id, now);
    await openWebsite(query, hotel_id, now);
    // Without its unreadable item, of which every page would complain.
    await query.delete(menu).where(eq(menu.hotel_id, hotel_id));
  });
  const api = studioCalls(world).at(owner);
  const changes = [change("banner_title", "zh-TW", `第 ${hotel_id} 家`, "")];
  await api(drafts.saveDraft, { body: { domain, changes } });
  await api(drafts.publishSite, { body: { domain } });
  return { ...hotel, api };
}

const change = (field: string, lang: "zh-TW" | "", value: string, seen: string) =>
  ({ record: "site", record_id: 0, field, lang, value, seen }) as const;

test("what one lodging saves and publishes makes no other lodging's page anew", { timeout: PATIENCE }, async () => {
  const opened: Awaited<ReturnType<typeof openPublished>>[] = [];
  for (let nth = 0; nth <= LODGINGS; nth += 1) opened.push(await openPublished());
  const [{ domain, api }, ...others] = opened as [(typeof opened)[number], ...typeof opened];
  // A page is fresh for a minute; making a thousand takes longer. The cache's clock stands still.
  vi.useFakeTimers({ toFake: ["performance"] });
  const view = async (host: string) => expect((await world.fetch(host, PAGE)).status, host).toBe(200);
  const viewAll = async () => {
    for (const other of others) await view(other.domain);
  };
  await viewAll();
  const before = new Map(made);
  expect(others.every((other) => before.get(other.domain)! >= 1)).toBe(true);
  await viewAll();
  expect(made, "from the cache").toEqual(before);

  let acts = 0;
  /** Makes this lodging's page new, or changes nothing that guests see. */
  const act = async (what: string, isSeen: boolean, work: () => Promise<unknown>) => {
    await view(domain);
    const was = made.get(domain)!;
    await work();
    acts += 1;
    if (!isSeen) return;
    await expect
      .poll(async () => (await view(domain), made.get(domain)!), { message: `${what} is seen` })
      .toBeGreaterThan(was);
  };
  const save = (value: string, seen: string) =>
    api(drafts.saveDraft, { body: { domain, changes: [change("phone", "", value, seen)] } });
  await act("a save", false, () => save("+886 2 1111 2222", ""));
  await act("a publish", true, () => api(drafts.publishSite, { body: { domain } }));
  await act("a restore", true, () => api(restoreSiteVersion, { body: { domain, version: 1 } }));
  await act("a step left", true, () => api(leaveSetupStep, { body: { domain, step: "address", is_left: true } }));
  await act("a new room", true, () => api(drafts.addSiteRecord, { body: { domain, record: "room" } }));
  await act("what is discarded", false, () => api(drafts.discardDraft, { body: { domain } }));
  const host = `www.${domain.slice(0, 8)}-inn.com`;
  await act("a domain", false, () => api(addDomain, { body: { domain, host } }));
  await act("a domain removed", true, () => api(removeDomain, { body: { domain, host } }));
  for (let nth = 0; nth < 5; nth += 1) {
    await save(`+886 2 3333 444${nth}`, nth === 0 ? "" : `+886 2 3333 444${nth - 1}`);
    await act("a publish", true, () => api(drafts.publishSite, { body: { domain } }));
  }

  await viewAll();
  const anew = others.filter((other) => made.get(other.domain) !== before.get(other.domain));
  report("row 46", { lodgings: others.length, acts, anew: anew.length });
  expect(anew.map((other) => other.domain)).toEqual([]);
});
