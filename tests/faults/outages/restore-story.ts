/** What a lodging lives through before its data is restored: orders without a pause, a backup in the middle, a chosen moment. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { makeBackup, type MadeBackup } from "#server/database/backup/make-backup.ts";
import type { RunningDatabase } from "#server/database/embedded.ts";
import type { Attempt } from "#tests/faults/orders/history.ts";
import { placeInProcess } from "#tests/faults/stock/rush.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const AT_ONCE = 4;

export type Story = {
  lodging: Lodging;
  made: MadeBackup;
  duringBackup: number;
  /** Acknowledged before the chosen moment; not clear; placed after it. */
  before: Attempt[];
  between: Attempt[];
  after: Attempt[];
  moment: Date;
};
/** Orders one after another in four places, until `enough` returns true; `onPlaced` gets each when it is acknowledged. */
async function placeUntil(world: World, lodging: Lodging, enough: () => boolean, onPlaced: (attempt: Attempt) => void) {
  const place = placeInProcess(world);
  const oneAfterAnother = async () => {
    while (!enough()) {
      const ahead = Math.floor(Math.random() * 40);
      const [attempt] = await place(lodging.domain, [
        { key: crypto.randomUUID(), body: lodging.body([[0, 0, 1]], { ahead }) },
      ]);
      onPlaced(attempt!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
}

/** A lodging that takes orders while it is backed up, then to a chosen moment, then after it. */
export async function live(source: RunningDatabase, dataDir: string, backup: string, orders: number): Promise<Story> {
  const world = await openWorld({ url: source.url });
  const owner = new pg.Client({ connectionString: source.ownerUrl });
  await owner.connect();
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 10_000 }] });
  // A picture, a size made of it, and the secret: what is not in the database.
  mkdirSync(join(dataDir, "media/1/sizes"), { recursive: true });
  writeFileSync(join(dataDir, "media/1/lobby.jpg"), "a picture");
  writeFileSync(join(dataDir, "media/1/sizes/lobby-320.jpg"), "made again when it is asked for");
  writeFileSync(join(dataDir, "secret"), "a secret of thirty-two characters!", { mode: 0o600 });

  const before: Attempt[] = [];
  let made: MadeBackup | undefined;
  let duringBackup = 0;
  let backingUp: Promise<void> | undefined;
  await placeUntil(
    world,
    lodging,
    () => made !== undefined && before.length >= orders,
    (attempt) => {
      before.push(attempt);
      if (backingUp && !made) duringBackup += 1;
      backingUp ??= makeBackup(source.ownerUrl, dataDir, backup).then((done) => void (made = done));
    },
  );
  await backingUp;
  await owner.query("select pg_switch_wal()");
  const acknowledged: Attempt[] = [];
  let known = -1;
  let moment = new Date();
  await placeUntil(
    world,
    lodging,
    () => acknowledged.length >= orders,
    (attempt) => {
      acknowledged.push(attempt);
      if (acknowledged.length !== orders / 2) return;
      known = acknowledged.length;
      moment = new Date(Date.now() + 1);
    },
  );
  while (Date.now() <= moment.getTime()) await new Promise((done) => setTimeout(done, 1));
  await owner.query("select pg_switch_wal()");
  const after: Attempt[] = [];
  await placeUntil(
    world,
    lodging,
    () => after.length >= orders,
    (attempt) => after.push(attempt),
  );
  await owner.end();
  await world.close();
  before.push(...acknowledged.slice(0, known));
  return { lodging, made: made!, duringBackup, before, between: acknowledged.slice(known), after, moment };
}
