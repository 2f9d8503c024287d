/** For tests of train tickets: a world with a bank and a railway, and for each test a guest at a lodging of its own. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openRailGuest, type RailGuest } from "#tests/guests/rail-guest.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openPayingWorld, type PayingWorld } from "#tests/setup/paying-world.ts";

type Railway = { paying: PayingWorld; guest: RailGuest; clean: () => Promise<void> };

/** Its values are those of the test that runs: read them there. */
export function openRailway({ rooms = 3 } = {}): Railway {
  const at = {} as Railway;
  beforeAll(async () => {
    at.paying = await openPayingWorld();
    at.clean = () => expectClean(at.paying.world, at.guest.lodging.hotel_id);
  });
  afterAll(() => at.paying.close());
  beforeEach(async () => {
    at.guest = await openRailGuest(at.paying, rooms);
  });
  return at;
}
