/** Work whose process ends is taken up again, as often as it takes; only what fails is given up soon. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { FEW_UNFINISHED, leaseSeconds, MOST_UNFINISHED } from "#rules/retries/retries.ts";
import { type Carriers, KEEP_ALL } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { lease, type Queue } from "#server/retries/queue.ts";
import { everyMail, writeTwoMails } from "#tests/mail/read-mails.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();
const MAILS: Queue = { table: "mail", key: ["mail_id"] };
const sent: string[] = [];
const errors = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => {
  errors.mockClear();
  sent.length = 0;
});
// One test's mails are not another's work.
afterEach(() => at.separate.asOwner("delete from mail"));
afterAll(() => errors.mockRestore());

const alerts = () => errors.mock.calls.flat().filter((line) => String(line).startsWith("ALERT"));
const later = (seconds: number) => (at.now = new Date(at.now.getTime() + seconds * 1000));
const carriers = (mail: NonNullable<Carriers["mail"]>): Carriers => ({ ...KEEP_ALL, mail });
const accepting = carriers(async ({ mail_id }) => void sent.push(mail_id));
const refusing = carriers(() => Promise.reject(new Error("refused")));

async function writeOne() {
  const { lodging } = await writeTwoMails(at.world, { info: { email: "" } });
  const [mail] = await everyMail(at.separate);
  const { hotel_id } = lodging;
  return {
    mail_id: mail!.mail_id,
    /** A process takes it and is killed before it has done anything. */
    killWorker: async () => {
      const due = { hotel_id, mail_id: mail!.mail_id };
      const moment = { now: at.now, from: at.now };
      const held = await at.world.database.forHotel(hotel_id, (query) => lease(query, MAILS, due, moment));
      expect(held).not.toBeNull();
    },
  };
}

test("a hundred killed processes do not lose it", async () => {
  const { mail_id, killWorker } = await writeOne();
  for (let kills = 0; kills < 100; kills += 1) {
    await killWorker();
    later(leaseSeconds(kills) - 0.001);
    expect(await deliverMails(at.world.database, accepting, at.now)).toBe(0);
    later(0.001);
  }
  expect(await deliverMails(at.world.database, accepting, at.now)).toBe(1);
  expect(sent).toEqual([mail_id]);
  expect(await everyMail(at.separate)).toMatchObject([{ state: "sent", attempts: 0, leases: 101 }]);
});

test("killed a few times it is on its way again in half a minute, and nobody is alerted", async () => {
  const { killWorker } = await writeOne();
  for (let kills = 0; kills < FEW_UNFINISHED; kills += 1) {
    await killWorker();
    later(30);
  }
  expect(await deliverMails(at.world.database, accepting, at.now)).toBe(1);
  expect(alerts()).toEqual([]);
});

test("what ends every process that touches it is reported early, and given up at last", async () => {
  const { killWorker } = await writeOne();
  for (let kills = 0; kills <= FEW_UNFINISHED; kills += 1) {
    await killWorker();
    later(3600);
  }
  await deliverMails(at.world.database, refusing, at.now);
  expect(alerts()).toEqual([expect.stringMatching(/was begun 9 times and never finished$/)]);
  await at.separate.asOwner("update mail set leases = $1, attempts = 0, next_at = $2", [MOST_UNFINISHED + 1, at.now]);
  await deliverMails(at.world.database, accepting, at.now);
  expect(sent).toEqual([]);
  expect(await everyMail(at.separate)).toMatchObject([
    { state: "dead", last_error: "Error: it was begun 201 times and never finished" },
  ]);
});

test("kills between failures do not use up its tries", async () => {
  const { killWorker } = await writeOne();
  for (const minutes of [1, 5, 25, 125, 625, 720, 720]) {
    await killWorker();
    later(30);
    await deliverMails(at.world.database, refusing, at.now);
    later(minutes * 60);
  }
  expect(await everyMail(at.separate)).toMatchObject([{ state: "waiting", attempts: 7, leases: 14 }]);
  await deliverMails(at.world.database, refusing, at.now);
  expect(await everyMail(at.separate)).toMatchObject([{ state: "dead", attempts: 8, last_error: "Error: refused" }]);
});

test("a process that stops finishes what it has begun and leaves the rest untouched to the next one", async () => {
  for (let pairs = 0; pairs < 3; pairs += 1) await writeTwoMails(at.world);
  const stopping = new AbortController();
  const stopAtFirst = carriers(async ({ mail_id }) => {
    sent.push(mail_id);
    stopping.abort();
  });
  await deliverMails(at.world.database, stopAtFirst, at.now, stopping.signal);
  const begun = sent.length;
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(6);
  const left = (await everyMail(at.separate)).filter(({ state }) => state === "waiting");
  expect(left).toHaveLength(6 - begun);
  for (const mail of left) expect(mail).toMatchObject({ leases: 0 });
  expect(await deliverMails(at.world.database, accepting, at.now)).toBe(6 - begun);
  expect(new Set(sent).size).toBe(6);
});
