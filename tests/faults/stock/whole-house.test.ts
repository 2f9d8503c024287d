/** Row 6: one guest wants the whole house, twenty want a room of it. Never both. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { shuffled } from "#tests/faults/stock/crowd.ts";
import { muffled, plant, type Planted, WHOLE_GUARD } from "#tests/faults/tools/planted.ts";
import { placeInProcess } from "#tests/faults/stock/rush.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, LODGING_NIGHTS } from "#tests/lodgings/lodging.ts";

const GUESTS = 20;
/** Each round has nights of its own. */
const NIGHTS = 3;
const ROUNDS_PER_SHOP = LODGING_NIGHTS / NIGHTS - 1;
const REFUSED = new Set(["ROOM_SOLD_OUT", "NOT_ENOUGH_ROOMS", "PLAN_SOLD_OUT"]);

type Rounds = { wrong: string[]; houses: number; guests: number };

async function raceForHouses(world: World, rounds: number, random: () => number): Promise<Rounds> {
  const all: Rounds = { wrong: [], houses: 0, guests: 0 };
  const lodging = await openLodging(world.database, {
    rooms: [
      { capacity: 9, plans: [{}, { support_entire_rent: true, price: 30_000 }] },
      { capacity: 8 },
      { capacity: 3 },
    ],
  });
  for (let round = 0; round < rounds; round += 1) {
    const first = round * NIGHTS;
    const house = { key: `house-${round}`, body: lodging.body([[0, 1, 1]], { ahead: first, nights: NIGHTS }) };
    const rooms = Array.from({ length: GUESTS }, (_, nth) => {
      const ahead = first + Math.floor(random() * NIGHTS);
      const nights = 1 + Math.floor(random() * (first + NIGHTS - ahead));
      return { key: `room-${round}-${nth}`, body: lodging.body([[Math.floor(random() * 3), 0, 1]], { ahead, nights }) };
    });
    // Early enough to have a chance; and sometimes it was there before the others came.
    const early = shuffled([house, ...rooms.slice(0, 4)], random);
    const send = placeInProcess(world);
    const answers =
      round % 5 === 0
        ? [...(await send(lodging.domain, [house])), ...(await send(lodging.domain, rooms))]
        : await send(lodging.domain, [...early, ...rooms.slice(4)]);
    const placed = answers.filter(({ kind }) => kind === "ok").map(({ key }) => key);
    const guests = placed.filter((key) => key.startsWith("room")).length;
    const hasHouse = placed.length > guests;
    if (hasHouse && guests > 0) all.wrong.push(`round ${round}: the house and ${guests} rooms`);
    if (placed.length === 0) all.wrong.push(`round ${round}: nobody got anything`);
    const odd = answers.filter(({ kind, status, code }) => kind !== "ok" && !(status === 200 && REFUSED.has(code)));
    all.wrong.push(...odd.map(({ key, status, code }) => `${key} got ${status} ${code}`));
    if (hasHouse) all.houses += 1;
    else all.guests += 1;
  }
  const breaches = await auditHotel(world.database, lodging.hotel_id, new Date());
  all.wrong.push(...breaches.map((breach) => JSON.stringify(breach)));
  return all;
}

let world: World;
beforeAll(async () => {
  world = await openWorld({ poolSize: 8 });
});
afterAll(() => world.close());

test("the whole house or rooms of it, never both", { timeout: PATIENCE }, async () => {
  const random = seededRandom(SEED);
  let [houses, guests] = [0, 0];
  for (let left = SIZES.houseRounds; left > 0; left -= ROUNDS_PER_SHOP) {
    const found = await raceForHouses(world, Math.min(left, ROUNDS_PER_SHOP), random);
    expect(found.wrong, `seed ${SEED}`).toEqual([]);
    houses += found.houses;
    guests += found.guests;
  }
  expect(Math.min(houses, guests), "both have won").toBeGreaterThan(0);
  report("row 6", { rounds: SIZES.houseRounds, "house won": houses, "guests won": guests });
});

async function raceOn({ probe, hits }: Planted, pattern: RegExp, ...damage: string[]): Promise<string> {
  const separate = await openSeparateDatabase(...damage);
  const broken = await openWorld({ url: separate.url, poolSize: 8, probe });
  let wrong = "";
  for (let tries = 0; tries < 6 && !pattern.test(wrong); tries += 1) {
    wrong = (await muffled(() => raceForHouses(broken, 10, seededRandom(SEED + tries)))).wrong.join("\n");
  }
  expect(hits(), "the planted text was sent").toBeGreaterThan(0);
  await broken.close();
  await separate.drop();
  return wrong;
}

testPlanted("planted: a house that does not ask whether it is empty shows", { timeout: PATIENCE }, async () => {
  const damage = [
    "alter table room_night drop constraint room_night_never_oversold",
    "alter table room_night drop constraint room_night_whole_house",
  ];
  const found = await raceOn(plant([WHOLE_GUARD, "true"]), /the house and/, ...damage);
  expect(found).toMatch(/the house and \d+ rooms/);
  expect(found).toMatch(/"id":"I[17]"/);
});

testPlanted("planted: the same with the CHECKs in place shows by its errors", { timeout: PATIENCE }, async () => {
  expect(await raceOn(plant([WHOLE_GUARD, "true"]), /500/)).toMatch(/500 INTERNAL/);
});
