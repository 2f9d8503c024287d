/** A world whose clock the test moves. Each test begins at START. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openWorld, type World } from "#tests/setup/world.ts";

export const START = new Date("2031-03-01T04:00:00Z");

export function openClockedWorld(): { world: World; now: Date } {
  const held = { now: START } as { world: World; now: Date };
  beforeAll(async () => {
    held.world = await openWorld({ clock: () => held.now });
  });
  beforeEach(() => {
    held.now = START;
  });
  afterAll(() => held.world.close());
  return held;
}
