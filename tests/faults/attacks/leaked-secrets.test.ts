/** Row 36: keys, hashes, passwords and other guests' data stand in no answer, page, header, e-mail or log line. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { payOrder } from "#contract/payments.ts";
import { handlers } from "#server/calls/handlers.ts";
import { notifyUrl } from "#server/payments/ids.ts";
import routes from "#web/routes.ts";
import { type Lodgings, openThree, walkMatrix } from "#tests/faults/tenants/access-matrix.ts";
import { ACCESS } from "#tests/faults/tenants/access-table.ts";
import {
  enterKeys,
  leaksIn,
  type Secret,
  serverSecrets,
  type Watch,
  watching,
} from "#tests/faults/attacks/secret-watch.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { everyMail } from "#tests/mail/read-mails.ts";
import { openWorld, SECRET, type World } from "#tests/setup/world.ts";
import { openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";
import { deliverEvents } from "#server/events/deliver-events.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";
import { startWeb } from "../../../src/web-server.ts";

/** The guest whose data nobody else may see. */
const GUEST = {
  booker_first_name: "Zebulon",
  booker_last_name: "Quisenberry",
  booker_phone: "+886 987-001-122",
  booker_email: "zebulon.quisenberry@canary.example",
  memo: "allergic to feathers",
  company_name: "Quisenberry & Daughters",
};
const ABOUT_GUEST: Secret[] = Object.entries(GUEST).map(([name, text]) => ({ name: `the guest's ${name}`, text }));

const bank = createSandbox();
let separate: SeparateDatabase;
let world: World;
let watch: Watch;
let lodging: Lodging;
let lodgings: Lodgings;
let keys: Secret[];
let cells = 0;
/** Answers to the guest's own requests; all others are answers to somebody else. */
let own: Watch["answers"];

async function send(path: string, body: unknown, host = lodging.domain, headers: Record<string, string> = {}) {
  const response = await watch.fetch(host, path, { method: "POST", body: JSON.stringify(body), headers });
  return (await response.json()) as { success: boolean; code?: string; data?: { order_doc: string } };
}

const orderOf = (at: Lodging, more: Partial<OrderBody> = {}) => at.body([[0, 0, 1]], { ...GUEST, ...more });

beforeAll(async () => {
  separate = await openSeparateDatabase();
  const web = await startWeb(false);
  world = await openWorld({ url: separate.url, bank, render: web.render });
  lodging = await openLodging(world.database, {
    rooms: [{ capacity: 100 }],
    payment_list: [1, 2, 3, 4, 6, 7, 14],
    info: { email: "desk@inn.example" },
  });
  keys = await enterKeys(world, lodging.hotel_id);
  lodgings = await openThree(world);
  watch = watching(world);
  for (const at of [lodging, ...lodgings.map((each) => each.lodging)])
    await send(placeOrder.path, orderOf(at), at.domain);
  own = watch.answers.splice(0);
}, PATIENCE);
afterAll(async () => {
  // Only now does the console write again.
  vi.restoreAllMocks();
  report("row 36, secrets", { cells, answers: watch.answers.length, lines: watch.lines.length });
  await world.close();
  await separate.drop();
});

test(
  "payments with a lodging's own keys, through every vendor, reached or not, forged or not",
  { timeout: PATIENCE },
  async () => {
    for (const payment_vendor of [1, 2, 3, 4, 6, 7] as const) {
      const body = { ...lodging.body(), booker_email: `payer${payment_vendor}@example.com`, payment_vendor };
      const placed = await send(placeOrder.path, body);
      const order_doc = placed.data!.order_doc;
      await send(payOrder.path, { order_doc, booker_email: body.booker_email, payment_vendor });
      for (const { attempt_id } of await separate.asOwner<{ attempt_id: string }>(
        "select attempt_id from payment_attempt",
      )) {
        await watch.fetch(lodging.domain, `/api/ota/order/pay/${attempt_id}`);
        await watch.fetch(lodging.domain, `/return/${attempt_id}`);
      }
    }
    for (const gateway of ["newebpay", "tappay", "stripe", "jkopay", "line_pay", "ecpay"] as const) {
      const { pathname } = new URL(notifyUrl(world.dependencies, gateway, lodging.hotel_id));
      await watch.fetch(world.dependencies.platformHost, pathname, {
        method: "POST",
        body: `forged=${GUEST.booker_email}`,
      });
    }
    expect(watch.lines.join("\n")).toMatch(/not genuine/);
  },
);

test("every kind of caller, every page, and a row that the database refuses", { timeout: PATIENCE }, async () => {
  const asksAbout = /Order|Receipt|Proof|pay|Task|Coupon|Credit/i;
  const names = Object.keys(ACCESS).filter((name) => size(0, 1) === 1 || asksAbout.test(name));
  const walked = await walkMatrix({ ...world, fetch: watch.fetch }, lodgings, names);
  const [{ ids }] = lodgings;
  const filled = {
    ...ids,
    order_doc: ids.order_doc,
    booking_id: ids.order_id,
    hash: "B".repeat(32),
    token: "a.b",
  } as Record<string, unknown>;
  for (const { path = "" } of routes) {
    const real = path
      .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(filled[name] ?? 1)))
      .replace("*", "x");
    for (const host of [ids.domain, lodging.domain, world.dependencies.platformHost])
      await watch.fetch(host, `/stay/${real}`);
  }
  // What the database says of a row that it refuses holds all its values.
  await separate.asOwner("alter table order_guest add constraint nobody check (booker_email = '') not valid");
  await send(placeOrder.path, orderOf(lodging));
  await separate.asOwner("alter table order_guest drop constraint nobody");
  expect(watch.answers.at(-1)!.text).toMatch(/^500/);
  expect(watch.lines.at(-1)).toMatch(/PostgreSQL 23514 nobody order_guest/);
  cells = walked.cells;
});

test(
  "no secret is in any answer, page, header or log line, and nobody else's answer names the guest",
  { timeout: PATIENCE },
  async () => {
    expect(watch.answers.length).toBeGreaterThan(300);
    const secrets = [...keys, ...(await serverSecrets(world, separate, SECRET))];
    expect(secrets.length).toBeGreaterThan(30);
    expect(leaksIn([...own, ...watch.answers], secrets)).toEqual([]);
    expect(leaksIn(watch.answers, ABOUT_GUEST)).toEqual([]);
    const lines = watch.lines.map((text) => ({ by: text.slice(0, 80), text }));
    expect(lines.length).toBeGreaterThan(0);
    expect(leaksIn(lines, [...secrets, ...ABOUT_GUEST])).toEqual([]);
  },
);

test(
  "e-mails hold no secret, and only the guest and the lodging read of the guest",
  { timeout: PATIENCE },
  async () => {
    await deliverEvents(world.dependencies, new Date());
    const mails = (await everyMail(separate)).map((mail) => ({ by: mail.to, text: JSON.stringify(mail) }));
    // To the guest, and to the lodging.
    expect(mails.length).toBeGreaterThan(2);
    expect(leaksIn(mails, [...keys, ...(await serverSecrets(world, separate, SECRET))])).toEqual([]);
    const others = mails.filter(({ by }) => by !== GUEST.booker_email && by !== "desk@inn.example");
    expect(leaksIn(others, ABOUT_GUEST)).toEqual([]);
  },
);

testPlanted(
  "planted: a handler that answers all it knows of a guest, and a line that logs keys, show",
  { timeout: PATIENCE },
  async () => {
    const leaking = handlers.map((handler) =>
      handler.call.name === "getRepayPreferences"
        ? {
            ...handler,
            cached: false,
            answer: async (...given: Parameters<typeof handler.answer>) => {
              const [, { hotel, query }] = given;
              const { rows } = await query((of) =>
                of.execute(sql`select * from order_guest where hotel_id = ${hotel.hotel_id}`),
              );
              console.warn("keys:", keys[0]!.text);
              return { ...((await handler.answer(...given)) as object), guests: rows };
            },
          }
        : handler,
    );
    const broken = await openWorld({ url: separate.url, bank, handlers: leaking });
    const text = await (
      await broken.fetch(lodging.domain, `/master/hotels/preferences?domain=${lodging.domain}`)
    ).text();
    await broken.close();
    expect(leaksIn([{ by: "preferences", text }], ABOUT_GUEST)).toContain("preferences: the guest's booker_email");
    expect(leaksIn([{ by: "log", text: watch.lines.at(-1)! }], keys)).toEqual([`log: ${keys[0]!.name}`]);
  },
);
