/** The demo is made as an owner makes a lodging: its owner opens all of it in the studio, and its prices are those of its rules. */
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSiteDraft } from "#contract/site-drafts.ts";
import { listSiteVersions } from "#contract/site-versions.ts";
import { getSetup } from "#contract/studio/setup.ts";
import { listRatePlans, previewNights } from "#contract/studio/studio-rates.ts";
import { listMyLodgings, openStudio } from "#contract/studio.ts";
import { loadLodging } from "#demo/load-lodging.ts";
import { DEMO_FOLDERS, slugOf } from "#demo/lodgings.ts";
import { readLodging } from "#demo/read-lodging.ts";
import { dayAt } from "#rules/time/day.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { size } from "#tests/faults/tools/sizes.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** Every second in the small size: all are loaded when the program starts. */
const FOLDERS = DEMO_FOLDERS.filter((_, index) => index % size(4, 1) === 0);

let separate: SeparateDatabase;
let world: World;
let owner: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url });
  owner = await signInStaff(world, { email: "owner@yado.example" });
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

async function load(hotel_id: number, folder: string): Promise<void> {
  const now = new Date();
  // Pictures are made elsewhere: here their names are enough.
  const store = async ({ file, alt }: { file: string; alt: object }) => ({ src: `/media/${basename(file)}`, alt });
  const loading = { today: dayAt(now, "Asia/Taipei"), now, owner: { ...owner, name: "Yado Demo" }, store };
  await world.database.forHotel(hotel_id, (query) => loadLodging(query, hotel_id, readLodging(folder), loading));
}

test(
  "the demo owner opens every demo lodging; each is published, on sale by rules, and sound",
  { timeout: 180_000 },
  async () => {
    for (const [index, folder] of FOLDERS.entries()) await load(index + 1, folder);
    const api = studioCalls(world).at(owner);
    const { lodgings } = await api(listMyLodgings, {});
    expect(lodgings.map(({ domain }) => domain).sort()).toEqual(
      FOLDERS.map((folder) => `${slugOf(folder)}.localhost`).sort(),
    );
    for (const [index, folder] of FOLDERS.entries()) {
      const domain = `${slugOf(folder)}.localhost`;
      expect((await api(openStudio, { query: { domain } })).role, domain).toBe("owner");
      expect((await api(getSiteDraft, { query: { domain } })).changes, domain).toEqual([]);
      const { versions } = await api(listSiteVersions, { query: { domain } });
      expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
        [2, "publish"],
        [1, "first"],
      ]);
      const { rules, coverage, undo } = await api(listRatePlans, { query: { domain } });
      expect(undo).toBeNull();
      expect(coverage.length, domain).toBeGreaterThan(0);
      const { summary } = await api(previewNights, { body: { domain, rules } });
      expect(summary, domain).toMatchObject({ changed: 0, kept: 0 });
      await api(getSetup, { query: { domain } });
      await expectClean(world, index + 1);
    }
  },
);

test("loaded again it is as new", async () => {
  const [folder] = DEMO_FOLDERS;
  await load(1, folder);
  const { versions } = await studioCalls(world).at(owner)(listSiteVersions, {
    query: { domain: `${slugOf(folder)}.localhost` },
  });
  expect(versions).toHaveLength(2);
});
