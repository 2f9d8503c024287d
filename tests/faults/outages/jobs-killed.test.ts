/**
 * Processes that run the jobs are killed with -9 while they hold leases, and PostgreSQL is restarted, at every second of a
 * minute. No other process ends, all work is done within a minute of the recovery, and nothing is done twice. Only a payment about
 * which the vendor was just being asked takes longer: nobody knows whether it has answered, and it may be asked again at its own pace only.
 */
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { findLateWork } from "#server/audit/late-work.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { type JobWorker, startJobWorker } from "#tests/faults/outages/job-workers.ts";
import { type KillableDatabase, openKillableDatabase } from "#tests/faults/outages/killable-database.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { type MailServer, openMailServer } from "#tests/mail/mail-server.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { change, readRows } from "#tests/helpers/wire.ts";
import type { Bank, Trade } from "../../../sandbox/bank.ts";
import { createSandbox, openBank } from "../../../sandbox/sandbox.ts";

/** One round per second of the minute in full size. */
const ROUNDS = size(1, 60);
/** Small, so that a run with every `npm test` does not wait for leases. */
const LEASE_SECONDS = size(2, 20);
const RECOVERY_MS = 60_000;
const JKOPAY = 3;

type Rig = {
  killable: KillableDatabase;
  world: World;
  bank: Bank;
  lodging: Lodging;
  workers: JobWorker[];
  mails: MailServer;
  start: () => Promise<JobWorker>;
  guest: ReturnType<typeof payingGuest>;
};

async function withRig<Result>(damage: string[], work: (rig: Rig) => Promise<Result>): Promise<Result> {
  const killable = await openKillableDatabase();
  for (const statement of damage) await killable.asOwner(statement);
  const bank = createSandbox();
  bank.delivery = "drop";
  const [bankServer, mails] = [await openBank(bank, 0), await openMailServer()];
  const world = await openWorld({ url: killable.url, bank });
  const lodging = await openLodging(world.database, {
    rooms: [{ capacity: ROUNDS * 10 }],
    payment_list: [JKOPAY],
    client_invoce_setting: 2,
    info: { email: "desk@inn.example" },
  });
  const start = () =>
    startJobWorker({
      DATABASE_URL: killable.url,
      BANK_URL: bankServer.url,
      SMTP_URL: mails.url,
      LEASE_SECONDS: String(LEASE_SECONDS),
    });
  const workers = [await start(), await start()];
  try {
    return await work({
      killable,
      world,
      bank,
      lodging,
      workers,
      mails,
      start,
      guest: payingGuest(world, bank, lodging),
    });
  } finally {
    for (const worker of workers) await worker.kill();
    await world.close();
    await bankServer.close();
    await mails.close();
    await killable.remove();
  }
}

type Owed = { held: Booked; paid: Booked; cancelled: Booked; trade: Trade };

/** A hold that is over, a payment without a webhook, a refund, an invoice and their e-mails: all due now. */
async function oweWork({ world, bank, lodging, guest }: Rig): Promise<Owed> {
  const booker = bookerOf(world, lodging);
  const { hotel_id } = lodging;
  const due = (table: string, column: string, { order_id }: Booked) =>
    change(
      world.database,
      hotel_id,
      sql`update ${sql.raw(table)} set ${sql.raw(column)} = now() where hotel_id = ${hotel_id} and order_id = ${order_id}`,
    );
  const cancelled = await booker.book(lodging.body());
  const trade = await guest.go(cancelled, JKOPAY);
  bank.delivery = "send";
  await guest.click(trade, "pay", { comesBack: false });
  bank.delivery = "drop";
  expect(await booker.stateOf(cancelled)).toBe("confirmed");
  const [held, paid] = [await booker.book(lodging.body()), await booker.book(lodging.body())];
  await guest.click(await guest.go(paid, JKOPAY), "pay", { comesBack: false });
  await booker.cancel(cancelled);
  await due("order_hold", "expires_at", held);
  await due("payment_attempt", "next_poll_at", paid);
  return { held, paid, cancelled, trade };
}

const leasesHeld = async ({ killable }: Rig) =>
  (await killable.asOwner<{ held: number }>("select count(leased_by)::int as held from platform.job"))[0]!.held;

async function stateOfWork({ world, lodging }: Rig, { held, paid, cancelled }: Owed) {
  const booker = bookerOf(world, lodging);
  const rows = await readRows<{ open: string }>(
    world.database,
    lodging.hotel_id,
    sql`select 'event ' || topic as open from event join delivery using (hotel_id, event_id)
        where hotel_id = ${lodging.hotel_id} and state = 'waiting'
      union all select 'e-mail ' || kind from mail where hotel_id = ${lodging.hotel_id} and state = 'waiting'
      union all select concat_ws(' ', 'invoice', state, 'try', tries, 'in', next_at - now()) from invoice where hotel_id = ${lodging.hotel_id} and next_at is not null
      union all select concat_ws(' ', 'refund', state, 'try', tries, proof, 'in', next_at - now()) from refund_transfer where hotel_id = ${lodging.hotel_id} and state <> 'done'`,
  );
  return {
    held: await booker.stateOf(held),
    paid: await booker.stateOf(paid),
    cancelled: await booker.stateOf(cancelled),
    open: rows.map(({ open }) => open),
  };
}

const DONE = { held: "expired", paid: "confirmed", cancelled: "cancelled", open: [] };
const ALL_BUT_POLLED = { ...DONE, paid: "awaiting_payment" };

/** Milliseconds until the vendor is asked again about the payment whose question died with its process. */
async function untilNextPoll({ world, lodging }: Rig, { paid }: Owed): Promise<number> {
  const [attempt] = await readRows<{ left: number }>(
    world.database,
    lodging.hotel_id,
    sql`select extract(epoch from next_poll_at - now())::float8 * 1000 as left from payment_attempt
      where hotel_id = ${lodging.hotel_id} and order_id = ${paid.order_id} and polls > 0 and next_poll_at > now()`,
  );
  return attempt?.left ?? 0;
}

/** Whether it needed another question to the vendor. */
async function waitUntilDone(rig: Rig, owed: Owed): Promise<boolean> {
  const state = () => stateOfWork(rig, owed).catch(String);
  const isDoneWithin = async (timeout: number) =>
    expect
      .poll(state, { timeout, interval: 200 })
      .toEqual(DONE)
      .then(() => null)
      .catch((error: unknown) => error);
  const late = await isDoneWithin(RECOVERY_MS);
  if (late === null) return false;
  const left = await untilNextPoll(rig, owed);
  expect(await state()).toEqual(left > 0 ? ALL_BUT_POLLED : DONE);
  const failed = await isDoneWithin(left + RECOVERY_MS);
  if (failed !== null) throw failed;
  return true;
}

/** Of the seconds of a minute that are left, the one that comes first. */
async function nextSecond(left: Set<number>): Promise<number> {
  for (;;) {
    const second = new Date().getSeconds();
    if (left.has(second)) return second;
    await new Promise((done) => setTimeout(done, 20));
  }
}

const isPossible = process.platform !== "win32";

test.runIf(isPossible)(
  "whoever is killed is followed by another, at every second of a minute",
  { timeout: PATIENCE },
  async () => {
    await withRig([], async (rig) => {
      const { killable, world, lodging, workers, mails, start } = rig;
      const seconds = new Set(Array.from({ length: 60 }, (_, nth) => nth));
      const trades: Trade[] = [];
      let [slowest, askedAgain] = [0, 0];
      for (let round = 0; round < ROUNDS; round += 1) {
        const owed = await oweWork(rig);
        trades.push(owed.trade);
        if (ROUNDS === 60) seconds.delete(await nextSecond(seconds));
        // In the middle of its work, if it has any at this moment.
        for (let tries = 0; tries < 50 && (await leasesHeld(rig)) === 0; tries += 1);
        const [victim, survivor] = round % 2 === 0 ? [0, 1] : [1, 0];
        await Promise.all([workers[victim]!.kill(), round % 3 === 2 ? killable.stop() : killable.kill()]);
        await killable.start();
        const recovered = performance.now();
        workers[victim] = await start();
        const isAskedAgain = await waitUntilDone(rig, owed).catch((error: unknown) => {
          throw new Error(`round ${round}:\n${workers.map(({ output }) => output().slice(-3000)).join("\n---\n")}`, {
            cause: error,
          });
        });
        if (isAskedAgain) askedAgain += 1;
        else slowest = Math.max(slowest, performance.now() - recovered);
        expect(workers[survivor]!.isRunning(), `round ${round}:\n${workers[survivor]!.output().slice(-3000)}`).toBe(
          true,
        );
        expect(await findLateWork(world.database, world.monitor.now())).toEqual([]);
      }
      // Nothing twice: the bank's own books, and copies of an e-mail have one number.
      for (const trade of trades) expect(trade.refunded).toBe(trade.amount);
      const sent = await Promise.all(mails.received.map(({ raw }) => PostalMime.parse(raw)));
      const byId = new Map(sent.map((mail) => [mail.messageId, `${mail.to?.[0]?.address} ${mail.subject}`]));
      expect(new Set(byId.values()).size).toBe(byId.size);
      await expectClean(world, lodging.hotel_id);
      report("jobs killed", {
        rounds: ROUNDS,
        "slowest recovery, s": (slowest / 1000).toFixed(1),
        "asked the vendor again": askedAgain,
        "e-mails": byId.size,
      });
    });
  },
);

(isPossible ? testPlanted : test.skip)(
  "planted: a lease that never ends leaves work undone, and the auditor finds it",
  { timeout: PATIENCE },
  async () => {
    const endless = [
      "create function keep_lease() returns trigger language plpgsql as $$ begin new.leased_until := case when new.leased_by is null then null else 'infinity'::timestamptz end; return new; end $$",
      "create trigger keep_lease before update on platform.job for each row execute function keep_lease()",
    ];
    await withRig(endless, async (rig) => {
      const { killable, world, workers, start } = rig;
      // Every job is in the hands of somebody who dies.
      await expect
        .poll(() => killable.asOwner("select from platform.job where name = 'audit_all'"), { timeout: 20_000 })
        .toHaveLength(1);
      for (const worker of workers) await worker.kill();
      await killable.asOwner("update platform.job set leased_by = gen_random_uuid(), due_at = now()");
      workers[0] = await start();
      const lodging = rig.lodging;
      const booker = bookerOf(world, lodging);
      const held = await booker.book(lodging.body());
      await change(
        world.database,
        lodging.hotel_id,
        sql`update order_hold set expires_at = now() where order_id = ${held.order_id}`,
      );
      const inThreeMinutes = new Date(world.monitor.now().getTime() + 181_000);
      const late = (await findLateWork(world.database, inThreeMinutes)).map(({ work }) => work);
      expect(late).toEqual(expect.arrayContaining(["holds", "deliveries"]));
    });
  },
);
