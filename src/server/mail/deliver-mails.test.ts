/** Mails on their way: through a real mail server, as their reader's program takes them apart. */
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Carriers, createCarriers } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { createEgress } from "#server/network/egress.ts";
import { createOutside } from "#server/payments/outside.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { type MailServer, openMailServer, type Received } from "#tests/mail/mail-server.ts";
import { everyMail, writeTwoMails } from "#tests/mail/read-mails.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change } from "#tests/helpers/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
const outside = createOutside(createEgress());
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
let now = START;
let separate: SeparateDatabase;
let world: World;
let server: MailServer;
let carriers: Carriers;
/** Another process at the same work. */
let other: World;
const errors = vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, clock: () => now });
  other = await openWorld({ url: separate.url, clock: () => now });
  server = await openMailServer();
  carriers = createCarriers({ SMTP_URL: server.url, PLATFORM_HOST: "yado.example" }, outside);
});
beforeEach(() => {
  now = START;
  server.received.length = 0;
  server.refusal = null;
  errors.mockClear();
});
// One test's mails are not another's work.
afterEach(() => separate.asOwner("delete from mail"));
afterAll(async () => {
  errors.mockRestore();
  carriers.close();
  await server.close();
  await world.close();
  await other.close();
  await separate.drop();
});

const deliver = (by = carriers) => deliverMails(world.database, by, now);

test("a mail arrives whole: names in their own script, text, HTML and calendar", async () => {
  const { booked, mails } = await writeTwoMails(world);
  expect(await deliver()).toBe(2);
  const { envelope, raw } = server.received.find(({ envelope }) => envelope.to[0] === booked.body.booker_email)!;
  expect(envelope).toEqual({ from: "no-reply@yado.example", to: [booked.body.booker_email] });
  const mail = await PostalMime.parse(raw);
  const written = mails.find(({ kind }) => kind === "confirmed")!;
  expect(mail.subject).toBe(written.subject);
  expect(mail.subject).toContain("月澄湯宿");
  expect(mail.from).toEqual({ name: "月澄湯宿 Moonclear", address: "no-reply@yado.example" });
  expect(mail.replyTo).toEqual([{ name: "", address: "stay@moonclear.example" }]);
  expect(mail.html!.trim()).toBe(written.html.trim());
  expect(mail.text!.trim()).toBe(written.text.trim());
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({ mimeType: "text/calendar", filename: `${booked.order_doc}.ics` });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
  const state = await everyMail(separate);
  expect(state.map((each) => each.state)).toEqual(["sent", "sent"]);
});

test("sent twice it has the same Message-ID, and no two mails share one", async () => {
  const { lodging } = await writeTwoMails(world);
  await deliver();
  // As if we had died before it was written down.
  await change(
    world.database,
    lodging.hotel_id,
    sql`update mail set state = 'waiting', next_at = ${now} where hotel_id = ${lodging.hotel_id}`,
  );
  await deliver();
  expect(server.received).toHaveLength(4);
  const ids = await Promise.all(server.received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{40}@yado\.example>$/);
});

test.each([
  [
    "a lodging",
    {
      hotel_name: {
        "zh-TW": "Inn\r\nBcc: all@example.com\r\n\r\n<b>",
        "en-US": "Inn\r\nBcc: all@example.com",
      },
    },
  ],
  [
    "a lodging with commas and quotes",
    { hotel_name: { "zh-TW": `"Inn", <a@b.example>; x`, "en-US": `"Inn", <a@b.example>; x` } },
  ],
])("no name of %s becomes a header or a second reader", async (_what, hotel) => {
  const { booked } = await writeTwoMails(world, hotel);
  await deliver();
  expect(server.received).toHaveLength(2);
  for (const { envelope, raw } of server.received) {
    expect(envelope.to).toHaveLength(1);
    const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^(bcc|cc):/im);
    const mail = await PostalMime.parse(raw);
    expect(mail.to).toHaveLength(1);
    expect([booked.body.booker_email, "stay@moonclear.example"]).toContain(mail.to![0]!.address);
    expect(mail.from!.address).toBe("no-reply@yado.example");
  }
});

test("what stands in the table, however it came there, is no header either", async () => {
  const { lodging } = await writeTwoMails(world);
  await change(
    world.database,
    lodging.hotel_id,
    sql`update mail set from_name = ${"Inn\r\nBcc: a@b.example"}, subject = ${"Hi\nBcc: a@b.example\n\nbody"},
        reply_to = ${"x@y.example\r\nBcc: a@b.example"},
        attachments = jsonb_build_array(jsonb_build_object('filename', ${"a\r\nX-Bad: 1"}::text, 'content_type', ${"text/plain\r\nX-Bad: 1"}::text, 'content', 'c'))
        where hotel_id = ${lodging.hotel_id}`,
  );
  await change(
    world.database,
    lodging.hotel_id,
    sql`update mail set "to" = ${"a@b.example\r\nBcc: c@d.example"} where hotel_id = ${lodging.hotel_id} and kind = 'confirmed'`,
  );
  expect(await deliver()).toBe(1);
  expect(server.received).toHaveLength(1);
  const [{ raw, envelope }] = server.received as [Received];
  expect(envelope.to).toEqual(["stay@moonclear.example"]);
  expect(raw).not.toMatch(/^(bcc|x-bad):/im);
  const mail = await PostalMime.parse(raw);
  expect(mail.subject).toBe("Hi Bcc: a@b.example body");
  expect(mail.replyTo ?? []).toEqual([]);
});

test("two processes at once send it once", async () => {
  for (let count = 0; count < 6; count += 1) await writeTwoMails(world);
  const sent = await Promise.all([
    deliver(),
    deliverMails(other.database, carriers, now),
    deliverMails(world.database, carriers, now),
    deliverMails(other.database, carriers, now),
  ]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(server.received).toHaveLength(12);
});

test("a mail that the server refuses is tried again later and later, then given up with an alert that names no guest", async () => {
  const { booked } = await writeTwoMails(world, { info: { email: "" } });
  server.refusal = Object.assign(new Error(`no such user ${booked.body.booker_email}`), { responseCode: 550 });
  let at = 0;
  for (const wait of [1, 5, 25, 125, 625, 720, 720]) {
    expect(await deliver()).toBe(0);
    const [written] = await everyMail(separate);
    expect(written).toMatchObject({ state: "waiting" });
    expect(new Date(written!.next_at!)).toEqual(minutes(at + wait));
    at += wait;
    now = minutes(at);
  }
  expect(errors.mock.calls.flat().join("\n")).not.toContain("ALERT");
  await deliver();
  expect(await everyMail(separate)).toEqual([expect.objectContaining({ state: "dead", attempts: 8, next_at: null })]);
  const said = errors.mock.calls.flat().join("\n");
  expect(said).toMatch(/ALERT mail .*confirmed.* is given up/);
  expect(said).toContain("550");
  expect(said).not.toContain(booked.body.booker_email);
  server.refusal = null;
  now = minutes(at + 10_000);
  expect(await deliver()).toBe(0);
  expect(server.received).toEqual([]);
});

test("one that fails does not hold up the others", async () => {
  const bad = await writeTwoMails(world);
  await change(
    world.database,
    bad.lodging.hotel_id,
    sql`update mail set "to" = 'nobody' where hotel_id = ${bad.lodging.hotel_id}`,
  );
  for (let count = 0; count < 3; count += 1) await writeTwoMails(world);
  expect(await deliver()).toBe(6);
});

test("a server that is not there costs a try, and nothing else", async () => {
  const gone = createCarriers({ SMTP_URL: "smtp://127.0.0.1:9", PLATFORM_HOST: "yado.example" }, outside);
  await writeTwoMails(world);
  expect(await deliver(gone)).toBe(0);
  gone.close();
  now = minutes(1);
  expect(await deliver()).toBe(2);
});

test("the sender's address can be chosen", async () => {
  const own = createCarriers(
    { SMTP_URL: server.url, SMTP_FROM: "booking@inn.example", PLATFORM_HOST: "yado.example" },
    outside,
  );
  await writeTwoMails(world);
  await deliver(own);
  own.close();
  expect(server.received[0]!.envelope.from).toBe("booking@inn.example");
});

test("a mail server on the network is spoken to with TLS or not at all", async () => {
  // Every other address than localhost counts as the network. This server offers no TLS, as if somebody in between hid the offer.
  const remote = await openMailServer("127.0.0.2");
  const carry = async (SMTP_URL: string) => {
    const by = createCarriers({ SMTP_URL, PLATFORM_HOST: "yado.example" }, outside);
    const sent = await deliver(by);
    by.close();
    return sent;
  };
  await writeTwoMails(world);
  expect(await carry(remote.url)).toBe(0);
  expect(remote.received).toEqual([]);
  now = minutes(1);
  // The operator may allow it for this one server.
  expect(await carry(`${remote.url}?requireTLS=false`)).toBe(2);
  expect(remote.received).toHaveLength(2);
  await remote.close();
});
