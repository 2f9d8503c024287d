/**
 * Row 22 over processes: many guests' processes spend the same points through many serving processes, and whoever looks points
 * through by the clock is killed in the middle of it.
 */
import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { severalProcesses } from "#tests/faults/tools/several-processes.ts";
import { FAULTS_SECRET } from "#tests/faults/tools/server-process.ts";
import { PATIENCE, report, size, SIZES } from "#tests/faults/tools/sizes.ts";
import { openPaidStay, taipei } from "#tests/guests/member-stay.ts";
import { grantCredit } from "#tests/lodgings/credit.ts";
import { addMember, expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { addLiveKeys } from "#tests/lodgings/live-keys.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld } from "#tests/setup/world.ts";
import { readRows } from "#tests/helpers/wire.ts";

const POINTS = 100;
const SPENDS = size(40, 200);

describe("the same points", () => {
  const at = severalProcesses();

  test("are spent once, whoever asks for them from where", { timeout: PATIENCE }, async () => {
    const { separate, database, server, guests } = at;
    const lodging = await openLodging(database, { rooms: [{ capacity: 2 * SPENDS }] });
    await addLiveKeys(database, lodging.hotel_id, FAULTS_SECRET);
    const { hotel_id, domain } = lodging;
    // In several lots: each of them could be emptied twice.
    const member_id = await addMember(database, hotel_id, {
      points: 40,
      expires_at: new Date(Date.now() + 86_400_000),
    });
    await database.forHotel(hotel_id, (query) => grantCredit(query, hotel_id, member_id, { points: POINTS - 40 }));
    const tokens = createHotelTokens(createSecrets(FAULTS_SECRET));
    const authorization = `Bearer ${await tokens.issue(hotel_id, member_id, new Date())}`;
    const orders = Array.from({ length: SPENDS }, () => ({
      key: randomUUID(),
      body: lodging.body([[0, 0, 1]], { point_used: POINTS, point_cost: POINTS }),
    }));
    const atOnce = Math.ceil(SPENDS / SIZES.guests);
    const attempts = await guests.place({ port: server.port, host: domain, atOnce, orders, authorization });
    const answers = Object.groupBy(attempts, ({ kind, code }) => (kind === "ok" ? "ok" : `${kind} ${code}`));
    const counts = Object.fromEntries(Object.entries(answers).map(([answer, all]) => [answer, all!.length]));
    expect(counts, server.output().slice(-2000)).toEqual({ ok: 1, "fail POINTS_NOT_ENOUGH": SPENDS - 1 });
    const left = sql`select points, (select sum(left_amount)::int from credit_lot where hotel_id = ${hotel_id}) as in_lots
      from member where hotel_id = ${hotel_id}`;
    expect(await readRows(database, hotel_id, left)).toEqual([{ points: 0, in_lots: 0 }]);
    expect(await auditHotel(database, hotel_id, new Date())).toEqual([]);
    expect(await separate.deadlocks()).toBe(0);
    report("row 22, processes", { spends: SPENDS, servers: SIZES.workers, guests: SIZES.guests });
  });
});

/** Runs a round in a process of its own until it comes to this statement, and kills it there. */
async function killBefore(url: string, now: Date, stop: string): Promise<void> {
  const child: ChildProcess = fork(new URL("credit-round-process.ts", import.meta.url), {
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, DATABASE_URL: url, NOW: now.toISOString(), STOP_BEFORE: stop },
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  await new Promise<void>((there, failed) => {
    child.once("message", () => there());
    child.once("exit", () => failed(new Error(`It ended before it came to: ${stop}`)));
  });
  child.kill("SIGKILL");
  await ended;
}

const STOPS = [
  "insert into credit_part",
  "update credit_round",
  "insert into credit_ledger",
  "commit",
  "with due as",
  'insert into "event"',
].slice(0, size(1, 6));

test.each(STOPS)("a round that is killed before “%s” is done by the next", { timeout: PATIENCE }, async (stop) => {
  const separate = await openSeparateDatabase();
  let now = new Date("2031-03-01T04:00:00Z");
  const world = await openWorld({ url: separate.url, clock: () => now });
  try {
    const { lodging } = await openPaidStay(world, { point_terms: { months: 12 } });
    const { hotel_id } = lodging;
    const loses = await addMember(world.database, hotel_id, { points: 30, expires_at: taipei("03-14") });
    const keeps = { points: 7, expires_at: taipei("04-01"), email: "mei@example.com" };
    await addMember(world.database, hotel_id, keeps);
    now = taipei("03-14", "09:00");
    await killBefore(separate.url, now, stop);
    await runCreditRounds(world.dependencies, now);
    expect(await runCreditRounds(world.dependencies, now)).toEqual({ earned: 0, expired: 0, reminded: 0 });
    const rows = await readRows<{ entry: string }>(
      world.database,
      hotel_id,
      sql`select kind || ' ' || delta as entry from credit_ledger where hotel_id = ${hotel_id} and kind <> 'grant'
        union all select topic from event where hotel_id = ${hotel_id} and subject_kind = 'member' order by entry`,
    );
    expect(rows.map(({ entry }) => entry)).toEqual(["earn 42", "expire -30", "member.points_expire"]);
    const gone = sql`select points from member where hotel_id = ${hotel_id} and member_id = ${loses}`;
    expect(await readRows(world.database, hotel_id, gone)).toEqual([{ points: 0 }]);
    await expectClean(world, hotel_id);
  } finally {
    await world.close();
    await separate.drop();
  }
});
