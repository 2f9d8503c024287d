/** A server with a bank and a clock that a test moves, on its own database, because jobs run for every lodging. */
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld } from "#tests/setup/world.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";

export const PAYING_DAY = "2031-03-01";
/** Ten in the morning at the lodging. */
const START = new Date("2031-03-01T02:00:00Z");

export type PayingWorld = Awaited<ReturnType<typeof openPayingWorld>>;

export async function openPayingWorld({ poolSize = 6 } = {}) {
  let now = START;
  const clock = () => now;
  const bank = createSandbox({ clock });
  const own = await openSeparateDatabase();
  const world = await openWorld({ url: own.url, poolSize, bank, clock });
  return {
    world,
    bank,
    own,
    now: clock,
    startAgain: () => void (now = START),
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    async close() {
      await world.close();
      await own.drop();
    },
  };
}
