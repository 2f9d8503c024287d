/** Outside the sandbox test keys take no money: they are found at the start, and never used. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAccount, writeKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { listTestKeys } from "#server/payments/test-keys.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let own: SeparateDatabase;
let world: World;
beforeAll(async () => {
  own = await openSeparateDatabase();
  world = await openWorld({ url: own.url });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

const ecpay = gatewayOf("ecpay")!;
const LIVE = { merchant_id: "7654321", hash_key: "abcdefghijklmnop", hash_iv: "ponmlkjihgfedcba" };

async function lodgingWith(is_live: boolean, keys: unknown): Promise<number> {
  const { hotel_id } = await openLodging(world.database);
  const { secrets, clock } = world.dependencies;
  await world.database.forHotel(hotel_id, (query) =>
    writeKeys(query, secrets, hotel_id, ecpay, { is_live, keys, now: clock() }),
  );
  return hotel_id;
}

const accountOf = (hotel_id: number, sandboxUrl: string | null) =>
  world.database.forHotel(hotel_id, (query) =>
    readAccount(query, { secrets: world.dependencies.secrets, sandboxUrl }, hotel_id, ecpay),
  );

test("the vendor's test environment and its public account are refused, real keys are used", async () => {
  const real = await lodgingWith(true, LIVE);
  const testing = await lodgingWith(false, LIVE);
  // Entered as live, but everyone can read these keys in the vendor's documentation.
  const published = await lodgingWith(true, ecpay.sandboxKeys);
  expect(await accountOf(real, null)).toMatchObject({ isLive: true, base: ecpay.bases.live });
  expect(await accountOf(testing, null)).toBeNull();
  expect(await accountOf(published, null)).toBeNull();
  expect(await accountOf(testing, "http://bank.test")).toMatchObject({ isLive: false, base: ecpay.bases.test });
  const listed = await listTestKeys(world.database, world.dependencies.secrets);
  expect(listed.toSorted()).toEqual([`lodging ${testing}: ecpay`, `lodging ${published}: ecpay`].toSorted());
});
