/** Three lodgings with everything that calls can name, in a database of their own, for the tests of a file. */
import { afterAll, beforeAll } from "vitest";
import { type Lodgings, openThree } from "#tests/faults/tenants/access-matrix.ts";
import { PATIENCE } from "#tests/faults/tools/sizes.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

export type ThreeLodgings = { separate: SeparateDatabase; world: World; lodgings: Lodgings };

export function withThreeLodgings(): ThreeLodgings {
  const at = {} as ThreeLodgings;
  beforeAll(async () => {
    at.separate = await openSeparateDatabase();
    at.world = await openWorld({ url: at.separate.url, bank: createSandbox() });
    at.lodgings = await openThree(at.world);
  }, PATIENCE);
  afterAll(async () => {
    await at.world.close();
    await at.separate.drop();
  });
  return at;
}
