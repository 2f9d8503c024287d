/** Bands of ages, beds and cots in the studio: what is sent is stored, what is not stays, one step back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import * as changes from "#contract/studio/selling-changes.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("bands, beds and cots are saved together and taken back together", async () => {
  const { domain, hotel_id, classes } = await openLodging(world.database);
  const api = studioCalls(world).at(await signInStaff(world, { roles: { [hotel_id]: "owner" } }));
  const { room_class_id } = classes[0]!;
  const label = { "zh-TW": "4–11 歲", "en-US": "Ages 4–11" };
  const band = { label, price: 300, kind: "child" as const, least_age: 4, most_age: 11 };
  const rooms = [{ room_class_id, extra_beds: 1, cots: 2 }];
  await api(changes.saveExtraRates, { body: { domain, rates: [band], cots: 3, cot_price: 100, rooms } });
  expect(await api(changes.getExtraRates, { query: { domain } })).toMatchObject({
    rates: [band],
    cots: 3,
    cot_price: 100,
    rooms,
  });
  // What the form does not send stays as it is.
  await api(changes.saveExtraRates, { body: { domain, rates: [] } });
  expect(await api(changes.getExtraRates, { query: { domain } })).toMatchObject({ rates: [], cots: 3, rooms });
  await api(changes.undoExtraRates, { body: { domain } });
  expect(await api(changes.getExtraRates, { query: { domain } })).toMatchObject({ rates: [band], cots: 3, rooms });
  for (const [wrong, field] of [
    [{ ...band, least_age: 12 }, "most_age"],
    [{ ...band, kind: "free" as const }, "price"],
    [{ ...band, kind: "extra_adult" as const }, "least_age"],
    [{ label, price: 1, kind: "child" as const, most_age: 3 }, "least_age"],
  ] as const) {
    const refused = await api(changes.saveExtraRates, { body: { domain, rates: [wrong] } }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      code: "INVALID_INPUT",
      extra_info: { fields: expect.arrayContaining([`rates.0.${field}`]) },
    });
  }
  const strange = { body: { domain, rates: [], rooms: [{ room_class_id: 999_999, extra_beds: 1, cots: 0 }] } };
  await expect(api(changes.saveExtraRates, strange)).rejects.toMatchObject({
    code: "INVALID_INPUT",
    extra_info: { fields: ["rooms.0.room_class_id"] },
  });
});
