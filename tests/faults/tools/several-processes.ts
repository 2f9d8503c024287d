/** A database of its own, several serving processes on it and several guests' processes, for the tests of one block. */
import { afterAll, beforeAll } from "vitest";
import { connect, type Database } from "#server/database/connect.ts";
import { type Guests, startGuests } from "#tests/faults/tools/guests.ts";
import { type ServerProcess, startServer } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, SIZES } from "#tests/faults/tools/sizes.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";

type Processes = { separate: SeparateDatabase; database: Database; server: ServerProcess; guests: Guests };

/** Started before the first test of the block: its parts are there within tests only. */
export function severalProcesses(): Processes {
  const processes = {} as Processes;
  beforeAll(async () => {
    const separate = await openSeparateDatabase();
    Object.assign(processes, { separate, database: connect(separate.url, 4) });
    processes.server = await startServer(separate, SIZES.workers);
    processes.guests = startGuests(SIZES.guests);
  }, PATIENCE);
  afterAll(async () => {
    const { separate, database, server, guests } = processes;
    guests.close();
    await server.stop();
    await database.close();
    await separate.drop();
  });
  return processes;
}
