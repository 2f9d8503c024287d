/** Row 42: whoever writes and sends e-mails is killed over and over. Every e-mail is sent, and a copy has the same Message-ID. */
import { type ChildProcess, fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookerOf } from "#tests/guests/booker.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SIZES } from "#tests/faults/tools/sizes.ts";
import { type MailServer, openMailServer } from "#tests/mail/mail-server.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";
import { sql } from "drizzle-orm";

let separate: SeparateDatabase;
let world: World;
let server: MailServer;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url });
  server = await openMailServer();
}, PATIENCE);
afterAll(async () => {
  await server.close();
  await world.close();
  await separate.drop();
});

/** `ahead`: minutes, later than the lease of the one before. */
function startWorker(ahead: number): ChildProcess {
  return fork(new URL("mail-process.ts", import.meta.url), {
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, DATABASE_URL: separate.url, SMTP_URL: server.url, AHEAD_MINUTES: String(ahead) },
  });
}

const GAP_MINUTES = 6;

const messageFrom = (child: ChildProcess, word: string) =>
  new Promise<void>((done, failed) => {
    child.on("message", (message) => message === word && done());
    child.once("exit", () => failed(new Error("it ended before its time")));
  });

async function kill(child: ChildProcess): Promise<void> {
  child.removeAllListeners("exit");
  const ended = new Promise((gone) => child.once("exit", gone));
  child.kill("SIGKILL");
  await ended;
}

test("all are sent, none is lost, and a poisoned one holds up nobody", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ capacity: 2 * SIZES.owedOrders }],
    info: { email: "desk@inn.example" },
  });
  const booker = bookerOf(world, lodging);
  const poisoned = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance" }));
  await change(
    world.database,
    lodging.hotel_id,
    sql`update "order" set lang = 'tlh' where hotel_id = ${lodging.hotel_id} and order_id = ${poisoned.order_id}`,
  );
  const guests = new Set<string>();
  for (let count = 0; count < SIZES.owedOrders; count += 1) {
    const { body } = await booker.book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
    guests.add(body.booker_email);
  }
  for (let nth = 0; nth < SIZES.mailKills; nth += 1) {
    const worker = startWorker(nth * GAP_MINUTES);
    await messageFrom(worker, "ready");
    await pause(randomInt(10, 250));
    await kill(worker);
  }
  // After the longest lease: what was in flight at many kills waits longer.
  const last = startWorker(SIZES.mailKills * GAP_MINUTES + 61);
  await messageFrom(last, "idle");
  await kill(last);

  const sent = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)));
  const byId = new Map(sent.map((mail) => [mail.messageId, mail]));
  expect(byId.size).toBe(SIZES.owedOrders * 2);
  const toGuests = [...byId.values()].map(({ to }) => to![0]!.address).filter((to) => guests.has(to!));
  expect(new Set(toGuests)).toEqual(guests);
  expect(toGuests).toHaveLength(SIZES.owedOrders);
  const states = await separate.asOwner<{ state: string; count: number }>(
    "select state, count(*)::int from mail group by 1 union all select 'delivery ' || state, count(*)::int from delivery group by 1 order by 1",
  );
  expect(states).toEqual([
    { state: "delivery done", count: SIZES.owedOrders },
    { state: expect.stringMatching(/^delivery (waiting|dead)$/), count: 1 },
    { state: "sent", count: SIZES.owedOrders * 2 },
  ]);
  report("row 42", { kills: SIZES.mailKills, mails: byId.size, copies: sent.length - byId.size });
});
