/** Row 25, second half: many tenants on four connections. What one has said is forgotten when the next one comes. */
import { expect, test } from "vitest";
import type { Database, Probe } from "#server/database/connect.ts";
import { STAY_OFFERED } from "#server/rooms/offer-store.ts";
import { crowd, failures } from "#tests/faults/stock/crowd.ts";
import { muffled, plant } from "#tests/faults/tools/planted.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld } from "#tests/setup/world.ts";

const TENANTS = 20;
const CONNECTIONS = 4;

const ALL_SEEN = { name: "faults_seen", text: "select hotel_id from hotel" };

/** The directory may not even look at this table: what it is refused, it has not seen. */
async function askDirectory(database: Database): Promise<{ hotel_id: number }[]> {
  try {
    return await database.forDirectory((query) => query.run(ALL_SEEN, []));
  } catch (error) {
    if ((error as { code?: string }).code === "42501") return [];
    throw error;
  }
}

/** Reads without any filter, in turn as one tenant, another, the directory, one that fails, and nobody. */
async function takeTurns(turns: number, probe?: Probe): Promise<string[]> {
  const world = await openWorld({ poolSize: CONNECTIONS, ...(probe ? { probe } : {}) });
  const { database } = world;
  const hotels = await Promise.all(Array.from({ length: TENANTS }, () => makeHotel(database)));
  const random = seededRandom(SEED);
  const wrong = new Set<string>();
  const judge = (who: string, seen: { hotel_id: number }[], own: number[]) => {
    const ids = seen.map(({ hotel_id }) => hotel_id);
    if (JSON.stringify(ids) !== JSON.stringify(own))
      wrong.add(`${who} saw ${ids.length} lodgings instead of ${own.length}`);
  };
  const actions = Array.from({ length: turns }, () => {
    const { hotel_id } = hotels[Math.floor(random() * TENANTS)]!;
    const kind = Math.floor(random() * 5);
    return async () => {
      if (kind === 0) judge("nobody", (await database.pool.query(ALL_SEEN.text)).rows, []);
      else if (kind === 1) judge("the directory", await askDirectory(database), []);
      else if (kind === 2) {
        const failing = database.forHotel(hotel_id, async (query) => {
          judge("a tenant that fails", await query.run(ALL_SEEN, []), [hotel_id]);
          throw new Error("on purpose");
        });
        await failing.catch((error: Error) => {
          if (error.message !== "on purpose") throw error;
        });
      } else if (kind === 3) {
        await database.ask(STAY_OFFERED, [hotel_id, "2031-01-01", "2031-01-03"]);
      } else judge("a tenant", await database.forHotel(hotel_id, (query) => query.run(ALL_SEEN, [])), [hotel_id]);
    };
  });
  const failed = failures(await crowd(actions));
  await world.close();
  return [...wrong, ...failed.slice(0, 5)];
}

test(
  "tenants in turn on the same connections see themselves, and whoever is nobody sees nothing",
  { timeout: PATIENCE },
  async () => {
    expect(await takeTurns(SIZES.turns), `seed ${SEED}`).toEqual([]);
    report("row 25", { turns: SIZES.turns, connections: CONNECTIONS });
  },
);

testPlanted("planted: a connection that remembers its last tenant shows", { timeout: PATIENCE }, async () => {
  const { probe, hits } = plant(["set local app.hotel_id", "set app.hotel_id"]);
  expect((await muffled(() => takeTurns(200, probe))).join("\n")).toMatch(
    /(nobody|the directory) saw 1 lodgings instead of 0/,
  );
  expect(hits()).toBeGreaterThan(0);
});
