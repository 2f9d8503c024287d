/** Whatever is deleted by the clock goes in pieces, each a transaction of its own, and stops in time. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { forgetCaptchas } from "#server/captcha/forget-captchas.ts";
import { inBatches, MOST_IN_BATCH, withinBudget } from "#server/jobs/in-batches.ts";
import { forgetOldMails } from "#server/mail/forget-old-mails.ts";
import { forgetKeys } from "#server/orders/forget-keys.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let separate: SeparateDatabase;
let world: World;

beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url });
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

const COUNT = MOST_IN_BATCH + 100;
const PLATFORM = 0;

const MAILS = `insert into mail (hotel_id, mail_id, dedupe_key, kind, lang, from_name, "to", subject, html, text, state, created_at)
  select $1, gen_random_uuid(), 'old ' || nth, 'new_device', 'zh-TW', 'x', 'x@example.com', 's', 'h', 't', 'sent', $2
  from generate_series(1, ${COUNT}) as nth`;

type Forget = (database: World["database"], now: Date) => Promise<void>;
const KINDS: [name: string, forget: Forget, add: string, left: string, where: "lodging" | "platform"][] = [
  [
    "keys of requests",
    forgetKeys,
    `insert into idempotency (hotel_id, scope, key, request_hash, answer, created_at)
      select $1, 'x', 'old ' || nth, 'x', '{}', $2 from generate_series(1, ${COUNT}) as nth`,
    `select 1 from idempotency where hotel_id = $1`,
    "lodging",
  ],
  [
    "codes",
    forgetCaptchas,
    `insert into captcha (hotel_id, contact_key, tries, expires_at, sent_at, day, sent_today)
      select $1, 'old ' || nth, 0, $2::timestamptz, $2::timestamptz, $2::timestamptz::date, 1
      from generate_series(1, ${COUNT}) as nth`,
    `select 1 from captcha where hotel_id = $1`,
    "lodging",
  ],
  ["e-mails", forgetOldMails, MAILS, `select 1 from mail where hotel_id = $1 and "to" <> ''`, "lodging"],
  [
    "e-mails about accounts",
    forgetOldMails,
    MAILS,
    `select 1 from mail where hotel_id = $1 and "to" <> ''`,
    "platform",
  ],
];

test.each(KINDS)("%s: two thousand at a time, until nothing is left", async (name, forget, add, left, where) => {
  const { database } = world;
  const hotel_id = where === "platform" ? PLATFORM : (await openLodging(database)).hotel_id;
  const old = new Date(Date.now() - 100 * 86_400_000);
  await database.forHotel(hotel_id, (query) => query.run({ name: `add ${name}`, text: add }, [hotel_id, old]));
  const count = async () =>
    (await database.forHotel(hotel_id, (query) => query.run({ name: `left ${name}`, text: left }, [hotel_id]))).length;
  expect(await count()).toBe(COUNT);
  const lefts: number[] = [];
  const watched: World["database"] = {
    ...database,
    forHotel: async (at, work) => {
      const result = await database.forHotel(at, work);
      if (at === hotel_id) lefts.push(await count());
      return result;
    },
  };
  await forget(watched, new Date());
  expect(lefts).toEqual([COUNT - MOST_IN_BATCH, 0]);
});

test("a run ends when its time is used up, or when another process has taken it over", async () => {
  vi.useFakeTimers();
  const off = new AbortController();
  const removed = { slowly: 0, lost: 0 };
  await inBatches(withinBudget(), async (most) => {
    removed.slowly += most;
    vi.advanceTimersByTime(25_000);
    return most;
  });
  await inBatches(withinBudget(off.signal), async (most) => {
    removed.lost += most;
    off.abort();
    return most;
  });
  vi.useRealTimers();
  expect(removed).toEqual({ slowly: 3 * MOST_IN_BATCH, lost: MOST_IN_BATCH });
});
