/** A server whose clock the test moves. Each test begins at START. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** Noon in Taipei, and still the evening before in New York. */
export const START = new Date("2031-03-01T04:00:00Z");

export type Clocked = { world: World; now: Date };

type Settings = Omit<NonNullable<Parameters<typeof openWorld>[0]>, "clock">;

export function openClockedWorld(settings: Settings = {}): Clocked {
  const held = { now: START } as Clocked;
  beforeAll(async () => {
    held.world = await openWorld({ ...settings, clock: () => held.now });
  });
  beforeEach(() => {
    held.now = START;
  });
  afterAll(() => held.world.close());
  return held;
}

/** On its own database: for work that concerns every lodging. */
export function openSeparateClockedWorld(): Clocked & { separate: SeparateDatabase } {
  const held = { now: START } as Clocked & { separate: SeparateDatabase };
  beforeAll(async () => {
    held.separate = await openSeparateDatabase();
    held.world = await openWorld({ url: held.separate.url, clock: () => held.now });
  });
  beforeEach(() => {
    held.now = START;
  });
  afterAll(async () => {
    await held.world.close();
    await held.separate.drop();
  });
  return held;
}
