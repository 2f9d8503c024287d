/** Mails that are kept instead of sent, codes that must not be kept, and what is erased in time. */
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Carriers, createCarriers } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { forgetOldMails } from "#server/mail/forget-old-mails.ts";
import { listKeptMails } from "#server/mail/list-kept-mails.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { type MailServer, openMailServer } from "#tests/mail/mail-server.ts";
import { everyMail, writeTwoMails } from "#tests/mail/read-mails.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
let now = START;
let separate: SeparateDatabase;
let world: World;
let server: MailServer;
let carriers: Carriers;
let nothing: Carriers;

/** The gateway for text messages. */
const texts: { url: string; body: unknown }[] = [];
let textStatus = 200;
const outside: Outside = {
  send: async (url, { body }) => {
    texts.push({ url, body: JSON.parse(body ?? "null") });
    return { status: textStatus, text: "" };
  },
};

beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, clock: () => now });
  server = await openMailServer();
  const settings = { SMTP_URL: server.url, SMS_URL: "https://sms.example/send", PLATFORM_HOST: "yado.example" };
  carriers = createCarriers(settings, outside);
  nothing = createCarriers({ PLATFORM_HOST: "yado.example" }, outside);
});
beforeEach(() => {
  now = START;
  server.received.length = 0;
  texts.length = 0;
  textStatus = 200;
});
// One test's mails are not another's work.
afterEach(() => separate.asOwner("delete from mail"));
afterAll(async () => {
  carriers.close();
  await server.close();
  await world.close();
  await separate.drop();
});

const deliver = (by = carriers) => deliverMails(world.database, by, now);

describe("without a mail server", () => {
  test("mails are kept at once, and shown with the latest first", async () => {
    const { lodging, booked } = await writeTwoMails(world);
    now = minutes(1);
    const later = await writeTwoMails(world, {}, { pay_way: "remittance" });
    await deliver(nothing);
    expect(server.received).toEqual([]);
    expect((await everyMail(separate)).every(({ state, next_at }) => state === "kept" && next_at === null)).toBe(true);
    const kept = await listKeptMails(world.database, world.dependencies.directory);
    expect(kept).toHaveLength(4);
    expect(kept.map(({ domain }) => domain)).toEqual([
      later.lodging.domain,
      later.lodging.domain,
      lodging.domain,
      lodging.domain,
    ]);
    const confirmed = kept.find(({ kind }) => kind === "confirmed")!;
    expect(confirmed).toMatchObject({
      to: booked.body.booker_email,
      lang: "en-US",
      from_name: "月澄湯宿 Moonclear",
      created_timestamp: START.getTime() / 1000,
    });
    expect(confirmed.attachments[0]!.content).toContain("BEGIN:VCALENDAR");
    // A mail server that comes later does not send what nobody waits for any more.
    expect(await deliver()).toBe(0);
  });

  test("of very many the latest hundred are shown", async () => {
    const { lodging } = await writeTwoMails(world);
    await deliver(nothing);
    await separate.asOwner(
      `insert into mail (hotel_id, mail_id, dedupe_key, kind, lang, from_name, "to", subject, html, text, state, created_at)
        select $1, gen_random_uuid(), 'many ' || n, 'paid', 'en-US', 'Inn', 'a@b.example', 'S' || n, 'h', 't', 'kept', $2::timestamptz + n * interval '1 second'
        from generate_series(1, 150) n`,
      [lodging.hotel_id, START],
    );
    const kept = await listKeptMails(world.database, world.dependencies.directory);
    expect(kept).toHaveLength(100);
    expect([kept[0]!.subject, kept.at(-1)!.subject]).toEqual(["S150", "S51"]);
  });
});

test("after ninety days nobody can read what was written, or to whom", async () => {
  const { booked } = await writeTwoMails(world);
  await deliver(nothing);
  now = minutes(90 * 1440 - 1);
  const young = await writeTwoMails(world, { from: "2031-05-29" });
  await deliver();
  await forgetOldMails(world.database, now);
  expect((await everyMail(separate)).filter(({ to }) => to === "")).toEqual([]);
  now = minutes(90 * 1440 + 1);
  await forgetOldMails(world.database, now);
  const rows = await everyMail(separate);
  expect(rows).toHaveLength(4);
  const all = JSON.stringify(rows);
  expect(all).not.toContain(booked.body.booker_email);
  expect(all).not.toContain(booked.order_doc);
  expect(all).toContain(young.booked.body.booker_email);
  expect(await listKeptMails(world.database, world.dependencies.directory)).toEqual([]);
  const stillKnown = await readRows<{ kind: string }>(
    world.database,
    young.lodging.hotel_id,
    sql`select kind from mail where hotel_id = ${young.lodging.hotel_id}`,
  );
  expect(stillKnown).toHaveLength(2);
});

describe("codes", () => {
  const add = async (kind: "captcha" | "captcha_sms", to: string) => {
    const lodging = await openLodging(world.database, { from: "2031-03-01" });
    await separate.asOwner(
      `insert into mail (hotel_id, mail_id, dedupe_key, kind, lang, from_name, "to", subject, html, text, next_at, created_at)
        values ($1, gen_random_uuid(), gen_random_uuid()::text, $2, 'en-US', 'Inn', $3, 'Code', '770011', 'code 770011', $4, $4)`,
      [lodging.hotel_id, kind, to, now],
    );
  };

  test("are sent, and what was sent is wiped", async () => {
    await add("captcha", "a@b.example");
    await add("captcha_sms", "+886912345678");
    expect(await deliver()).toBe(2);
    expect(server.received[0]!.raw).toContain("770011");
    expect(texts).toEqual([{ url: "https://sms.example/send", body: { to: "+886912345678", text: "code 770011" } }]);
    expect(JSON.stringify(await everyMail(separate))).not.toContain("770011");
  });

  test("are kept to be looked at where there is nobody to send them", async () => {
    await add("captcha_sms", "+886912345678");
    await add("captcha", "a@b.example");
    await deliver(nothing);
    expect((await everyMail(separate)).map(({ state, text }) => [state, text])).toEqual([
      ["kept", "code 770011"],
      ["kept", "code 770011"],
    ]);
  });

  test("that could not be sent in time are not sent at all", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    await add("captcha_sms", "+886912345678");
    textStatus = 500;
    expect(await deliver()).toBe(0);
    now = minutes(1);
    expect(await deliver()).toBe(0);
    textStatus = 200;
    now = minutes(10);
    expect(await deliver()).toBe(0);
    expect(texts).toHaveLength(2);
    expect(await everyMail(separate)).toEqual([expect.objectContaining({ state: "dead", text: "" })]);
    errors.mockRestore();
  });
});
