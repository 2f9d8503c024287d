/** Letters on their way: through a real mail server, as their reader's program takes them apart. */
import { sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createCarriers } from "#server/mail/carriers.ts";
import { deliverMails } from "#server/mail/deliver-mails.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import { listKeptMails } from "#server/mail/list-kept-mails.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import { deskOf } from "#tests/desk.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { postOf } from "#tests/post.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openShop } from "#tests/shop.ts";
import { change, readRows } from "#tests/wire.ts";

const START = new Date("2031-03-01T04:00:00Z");
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
let now = START;
let separate: SeparateDatabase;
let world: World;
let other: World;

type Received = { envelope: { from: string; to: string[] }; raw: string };
let received: Received[] = [];
/** What the server does with the next letters. */
let refusal: Error | null = null;
let server: SMTPServer;
let carriers: ReturnType<typeof createCarriers>;
let nothing: ReturnType<typeof createCarriers>;

const texts: { url: string; body: unknown }[] = [];
let textStatus = 200;
const outside: Outside = {
  send: async (url, { body }) => {
    texts.push({ url, body: JSON.parse(body ?? "null") });
    return { status: textStatus, text: "" };
  },
};

const complaints = vi.spyOn(console, "error").mockImplementation(() => {});

beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, clock: () => now });
  other = await openWorld({ url: separate.url, clock: () => now });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        received.push({
          envelope: { from, to: rcptTo.map(({ address }) => address) },
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", () => open()));
  const { port } = server.server.address() as { port: number };
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    SMS_URL: "https://sms.example/send",
    PLATFORM_HOST: "yado.example",
  };
  carriers = createCarriers(settings, outside);
  nothing = createCarriers({ PLATFORM_HOST: "yado.example" }, outside);
});
beforeEach(() => {
  now = START;
  received = [];
  texts.length = 0;
  textStatus = 200;
  refusal = null;
  complaints.mockClear();
});
// One test's letters are not another's work.
afterEach(() => separate.asOwner("delete from mail"));
afterAll(async () => {
  complaints.mockRestore();
  carriers.close();
  await new Promise<void>((closed) => server.close(() => closed()));
  await world.close();
  await other.close();
  await separate.drop();
});

async function write(
  hotel: Parameters<typeof openShop>[1] = {},
  more: Parameters<Awaited<ReturnType<typeof openShop>>["body"]>[1] = {},
) {
  const shop = await openShop(world.database, {
    from: "2031-03-01",
    hotel_name: { "zh-TW": "月澄湯宿", "en-US": "月澄湯宿 Moonclear" },
    info: { email: "stay@moonclear.example" },
    ...hotel,
  });
  const booked = await deskOf(world, shop).book(shop.body([[0, 0, 1]], { pay_way: "pay_arrival", ...more }));
  const post = postOf(world, shop.hotel_id);
  return { shop, booked, post, letters: await post.fresh() };
}

const deliver = (by = carriers) => deliverMails(world.database, by, now);
const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value;

describe("by SMTP", () => {
  test("a letter arrives whole: names in their own script, text, HTML and calendar", async () => {
    const { booked, letters } = await write();
    expect(await deliver()).toBe(2);
    const { envelope, raw } = received.find(({ envelope }) => envelope.to[0] === booked.body.booker_email)!;
    expect(envelope).toEqual({ from: "no-reply@yado.example", to: [booked.body.booker_email] });
    const mail = await PostalMime.parse(raw);
    const letter = letters.find(({ kind }) => kind === "confirmed")!;
    expect(mail.subject).toBe(letter.subject);
    expect(mail.subject).toContain("月澄湯宿");
    expect(mail.from).toEqual({ name: "月澄湯宿 Moonclear", address: "no-reply@yado.example" });
    expect(mail.replyTo).toEqual([{ name: "", address: "stay@moonclear.example" }]);
    expect(mail.html!.trim()).toBe(letter.html.trim());
    expect(mail.text!.trim()).toBe(letter.text.trim());
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]).toMatchObject({ mimeType: "text/calendar", filename: `${booked.order_doc}.ics` });
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
    const state = await letterStates();
    expect(state).toEqual([expect.objectContaining({ state: "sent" }), expect.objectContaining({ state: "sent" })]);
  });

  test("sent twice it has the same Message-ID, and no two letters share one", async () => {
    const { shop } = await write();
    await deliver();
    // As if we had died before it was written down.
    await change(
      world.database,
      shop.hotel_id,
      sql`update mail set state = 'waiting', next_at = ${now} where hotel_id = ${shop.hotel_id}`,
    );
    await deliver();
    expect(received).toHaveLength(4);
    const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{40}@yado\.example>$/);
  });

  test.each([
    [
      "a lodging",
      { hotel_name: { "zh-TW": "Inn\r\nBcc: all@example.com\r\n\r\n<b>", "en-US": "Inn\r\nBcc: all@example.com" } },
    ],
    [
      "a lodging with commas and quotes",
      { hotel_name: { "zh-TW": `"Inn", <a@b.example>; x`, "en-US": `"Inn", <a@b.example>; x` } },
    ],
  ])("no name of %s becomes a header or a second reader", async (_what, hotel) => {
    const { booked } = await write(hotel);
    await deliver();
    expect(received).toHaveLength(2);
    for (const { envelope, raw } of received) {
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
    const { shop } = await write();
    await change(
      world.database,
      shop.hotel_id,
      sql`update mail set from_name = ${"Inn\r\nBcc: a@b.example"}, subject = ${"Hi\nBcc: a@b.example\n\nbody"},
        reply_to = ${"x@y.example\r\nBcc: a@b.example"},
        attachments = jsonb_build_array(jsonb_build_object('filename', ${"a\r\nX-Bad: 1"}::text, 'content_type', ${"text/plain\r\nX-Bad: 1"}::text, 'content', 'c'))
        where hotel_id = ${shop.hotel_id}`,
    );
    await change(
      world.database,
      shop.hotel_id,
      sql`update mail set "to" = ${"a@b.example\r\nBcc: c@d.example"} where hotel_id = ${shop.hotel_id} and kind = 'confirmed'`,
    );
    expect(await deliver()).toBe(1);
    expect(received).toHaveLength(1);
    const [{ raw, envelope }] = received as [Received];
    expect(envelope.to).toEqual(["stay@moonclear.example"]);
    expect(raw).not.toMatch(/^(bcc|x-bad):/im);
    const mail = await PostalMime.parse(raw);
    expect(mail.subject).toBe("Hi Bcc: a@b.example body");
    expect(mail.replyTo ?? []).toEqual([]);
  });

  test("two processes at once send it once", async () => {
    for (let count = 0; count < 6; count += 1) await write();
    const sent = await Promise.all([
      deliver(),
      deliverMails(other.database, carriers, now),
      deliverMails(world.database, carriers, now),
      deliverMails(other.database, carriers, now),
    ]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(received).toHaveLength(12);
  });

  test("a server that refuses is asked again later and later, then it is given up with an alert that names no guest", async () => {
    const { booked } = await write({ info: { email: "" } });
    refusal = Object.assign(new Error(`no such user ${booked.body.booker_email}`), { responseCode: 550 });
    let at = 0;
    for (const wait of [1, 5, 25, 125, 625, 720, 720]) {
      expect(await deliver()).toBe(0);
      const [letter] = await letterStates();
      expect(letter).toMatchObject({ state: "waiting" });
      expect(new Date(letter!.next_at!)).toEqual(minutes(at + wait));
      at += wait;
      now = minutes(at);
    }
    expect(complaints.mock.calls.flat().join("\n")).not.toContain("ALERT");
    await deliver();
    expect(await letterStates()).toEqual([expect.objectContaining({ state: "dead", attempts: 8, next_at: null })]);
    const said = complaints.mock.calls.flat().join("\n");
    expect(said).toMatch(/ALERT letter .*confirmed.* is given up/);
    expect(said).toContain("550");
    expect(said).not.toContain(booked.body.booker_email);
    refusal = null;
    now = minutes(at + 10_000);
    expect(await deliver()).toBe(0);
    expect(received).toEqual([]);
  });

  test("one that fails does not hold up the others", async () => {
    const bad = await write();
    await change(
      world.database,
      bad.shop.hotel_id,
      sql`update mail set "to" = 'nobody' where hotel_id = ${bad.shop.hotel_id}`,
    );
    for (let count = 0; count < 3; count += 1) await write();
    expect(await deliver()).toBe(6);
  });

  test("a server that is not there costs a try, and nothing else", async () => {
    const gone = createCarriers({ SMTP_URL: "smtp://127.0.0.1:9", PLATFORM_HOST: "yado.example" }, outside);
    await write();
    expect(await deliver(gone)).toBe(0);
    gone.close();
    now = minutes(1);
    expect(await deliver()).toBe(2);
  });

  test("the sender's address can be chosen", async () => {
    const { port } = server.server.address() as { port: number };
    const own = createCarriers(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: "booking@inn.example", PLATFORM_HOST: "yado.example" },
      outside,
    );
    await write();
    await deliver(own);
    own.close();
    expect(received[0]!.envelope.from).toBe("booking@inn.example");
  });
});

const letterStates = () =>
  separate.asOwner<{
    mail_id: string;
    kind: string;
    state: string;
    attempts: number;
    next_at: Date | null;
    text: string;
    html: string;
    to: string;
  }>("select * from mail order by created_at, kind");

describe("without a mail server", () => {
  test("letters are kept at once, and shown with the latest first", async () => {
    const { shop, booked } = await write();
    now = minutes(1);
    const later = await write({}, { pay_way: "remittance" });
    await deliver(nothing);
    expect(received).toEqual([]);
    expect((await letterStates()).every(({ state, next_at }) => state === "kept" && next_at === null)).toBe(true);
    const kept = await listKeptMails(world.database, world.house.directory);
    expect(kept).toHaveLength(4);
    expect(kept.map(({ domain }) => domain)).toEqual([later.shop.domain, later.shop.domain, shop.domain, shop.domain]);
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
    const { shop } = await write();
    await deliver(nothing);
    await separate.asOwner(
      `insert into mail (hotel_id, mail_id, dedupe_key, kind, lang, from_name, "to", subject, html, text, state, created_at)
        select $1, gen_random_uuid(), 'many ' || n, 'paid', 'en-US', 'Inn', 'a@b.example', 'S' || n, 'h', 't', 'kept', $2::timestamptz + n * interval '1 second'
        from generate_series(1, 150) n`,
      [shop.hotel_id, START],
    );
    const kept = await listKeptMails(world.database, world.house.directory);
    expect(kept).toHaveLength(100);
    expect([kept[0]!.subject, kept.at(-1)!.subject]).toEqual(["S150", "S51"]);
  });
});

test("after ninety days nobody can read what was written, or to whom", async () => {
  const { booked } = await write();
  await deliver(nothing);
  now = minutes(90 * 1440 - 1);
  const young = await write({ from: "2031-05-29" });
  await deliver();
  await forgetMails(world.database, now);
  expect((await letterStates()).filter(({ to }) => to === "")).toEqual([]);
  now = minutes(90 * 1440 + 1);
  await forgetMails(world.database, now);
  const rows = await letterStates();
  expect(rows).toHaveLength(4);
  const all = JSON.stringify(rows);
  expect(all).not.toContain(booked.body.booker_email);
  expect(all).not.toContain(booked.order_doc);
  expect(all).toContain(young.booked.body.booker_email);
  expect(await listKeptMails(world.database, world.house.directory)).toEqual([]);
  const stillKnown = await readRows<{ kind: string }>(
    world.database,
    young.shop.hotel_id,
    sql`select kind from mail where hotel_id = ${young.shop.hotel_id}`,
  );
  expect(stillKnown).toHaveLength(2);
});

describe("codes", () => {
  const add = async (kind: "captcha" | "captcha_sms", to: string) => {
    const shop = await openShop(world.database, { from: "2031-03-01" });
    await separate.asOwner(
      `insert into mail (hotel_id, mail_id, dedupe_key, kind, lang, from_name, "to", subject, html, text, next_at, created_at)
        values ($1, gen_random_uuid(), gen_random_uuid()::text, $2, 'en-US', 'Inn', $3, 'Code', '770011', 'code 770011', $4, $4)`,
      [shop.hotel_id, kind, to, now],
    );
  };

  test("are sent, and what was sent is wiped", async () => {
    await add("captcha", "a@b.example");
    await add("captcha_sms", "+886912345678");
    expect(await deliver()).toBe(2);
    expect(received[0]!.raw).toContain("770011");
    expect(texts).toEqual([{ url: "https://sms.example/send", body: { to: "+886912345678", text: "code 770011" } }]);
    expect(JSON.stringify(await letterStates())).not.toContain("770011");
  });

  test("are kept to be looked at where there is nobody to send them", async () => {
    await add("captcha_sms", "+886912345678");
    await add("captcha", "a@b.example");
    await deliver(nothing);
    expect((await letterStates()).map(({ state, text }) => [state, text])).toEqual([
      ["kept", "code 770011"],
      ["kept", "code 770011"],
    ]);
  });

  test("that could not be sent in time are not sent at all", async () => {
    await add("captcha_sms", "+886912345678");
    textStatus = 500;
    expect(await deliver()).toBe(0);
    now = minutes(1);
    expect(await deliver()).toBe(0);
    textStatus = 200;
    now = minutes(10);
    expect(await deliver()).toBe(0);
    expect(texts).toHaveLength(2);
    expect(await letterStates()).toEqual([expect.objectContaining({ state: "dead", text: "" })]);
  });
});
