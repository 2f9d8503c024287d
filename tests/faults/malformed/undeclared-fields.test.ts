/** Row 36: nothing is taken from a client that no call declares, and no answer holds more than it declares. */
import type { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { payOrder } from "#contract/payments.ts";
import type { Handler } from "#server/calls/handle.ts";
import { handlers } from "#server/calls/handlers.ts";
import { fingerprint } from "#tests/faults/tenants/access-matrix.ts";
import { sandboxUpstreams } from "#server/accounts/upstreams/upstreams.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, size, testPlanted } from "#tests/faults/tools/sizes.ts";
import { differences } from "#tests/faults/malformed/table-effects.ts";
import {
  requestAll,
  checkAnswers,
  type Completed,
  everyColumn,
  type Extras,
  sendInBodies,
} from "#tests/faults/malformed/undeclared-fields.ts";
import { prepareEveryCall } from "#tests/helpers/every-call.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change } from "#tests/helpers/wire.ts";
import { sql } from "drizzle-orm";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const bank = createSandbox();
const upstreams = sandboxUpstreams("http://bank.test");
let separate: SeparateDatabase;
let world: World;
/** The same valid requests at two lodgings: what differs between the two is an id or a moment. */
let declared: [Completed[], Completed[]];
let real: Extras;
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url, bank, upstreams });
  const ask = () => requestAll(world, bank, separate, { mounted: handlers });
  declared = [await ask(), await ask()];
  real = await everyColumn(separate, "real");
}, PATIENCE);
afterAll(async () => {
  await world.close();
  await separate.drop();
});

/** What calls with undeclared fields answered or changed otherwise than those without. */
function compare(others: readonly Completed[]): string[] {
  const [one, two] = declared;
  return others.flatMap((other) => {
    const [first, second] = [one, two].map((all) => all.find(({ name }) => name === other.name)!) as [
      Completed,
      Completed,
    ];
    return [
      ...(other.status === first.status ? [] : [`${first.status} became ${other.status}`]),
      ...differences(first.answer, second.answer, other.answer),
      ...differences(first.effect, second.effect, other.effect),
    ].map((wrong) => `${other.name}: ${wrong}`);
  });
}

test("every call answers as it declares, strictly, at any depth", async () => {
  const answers = declared.flat();
  expect(new Set(answers.map(({ name }) => name)).size).toBe(handlers.length);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await checkAnswers(world, answers)).toEqual([]);
});

test("refusals are as declared, with the new price and without", async () => {
  const { hotel, requests } = await prepareEveryCall(world, bank);
  const { address, body } = requests.find(({ call }) => call === placeOrder.path)!;
  const codes: unknown[] = [];
  for (const more of [{ pay_amount: 1 }, { adults_count: 0 }, { coupon_array: ["NOSUCH"] }]) {
    const sent = JSON.stringify({ ...(body as object), ...more });
    const response = await world.fetch(hotel.domain, address, { method: "POST", body: sent });
    const envelope = (await response.json()) as Record<string, unknown>;
    codes.push(envelope.code);
    expect(await checkAnswers(world, [{ name: placeOrder.name, envelope }])).toEqual([]);
  }
  expect(codes).toEqual(["PRICE_CHANGED", "INVALID_INPUT", "COUPON_INVALID"]);
});

test(
  "every column in the query of every call, and in the bodies of the specification's, changes neither answer nor tables",
  { timeout: PATIENCE },
  async () => {
    for (const extras of [real, ...(size(0, 1) ? [await everyColumn(separate, "marked")] : [])]) {
      const others = await requestAll(world, bank, separate, { mounted: handlers, extras });
      expect(compare(others)).toEqual([]);
    }
  },
);

test(
  "every column in every object of our own calls' bodies is refused by its name",
  { timeout: PATIENCE },
  async () => {
    const { hotel, requests } = await prepareEveryCall(world, bank);
    const before = await fingerprint(separate, hotel.hotel_id);
    const target = { domain: hotel.domain, requests, mounted: handlers };
    const { wrong, sent } = await sendInBodies(world, target, real, size(20, 1));
    expect(wrong).toEqual([]);
    expect(await fingerprint(separate, hotel.hotel_id)).toBe(before);
    report("row 36", { columns: Object.keys(real).length, "bodies refused": sent, calls: handlers.length });
  },
);

const changed = (name: string, make: (handler: Handler) => Handler) =>
  handlers.map((handler) => (handler.call.name === name ? make(handler) : handler));

testPlanted("planted: a handler that answers a whole row shows", { timeout: PATIENCE }, async () => {
  const mounted = changed("listRooms", (handler) => ({
    ...handler,
    cached: false,
    answer: async (requested, context) => {
      const { rows } = await context.query((query) =>
        query.execute(sql`select * from room_class where hotel_id = ${context.hotel.hotel_id}`),
      );
      return rows;
    },
  }));
  const broken = await openWorld({ url: separate.url, bank, upstreams, handlers: mounted });
  const answers = await requestAll(broken, bank, separate, { mounted, only: "listRooms" });
  expect((await checkAnswers(broken, answers)).join("\n")).toMatch(
    /listRooms: answer\.data\[0\]\.hotel_id is not declared/,
  );
  await broken.close();
});

testPlanted("planted: a body whose schema lets everything through shows", { timeout: PATIENCE }, async () => {
  const body = (payOrder.body as z.ZodObject).loose();
  const mounted = changed(payOrder.name, (handler) => ({ ...handler, call: { ...handler.call, body } }));
  const broken = await openWorld({ url: separate.url, bank, upstreams, handlers: mounted });
  const { hotel, requests } = await prepareEveryCall(broken, bank);
  const target = { domain: hotel.domain, requests: requests.filter(({ call }) => call === payOrder.path), mounted };
  const { wrong } = await sendInBodies(broken, target, real);
  expect(wrong.join("\n")).toMatch(/payOrder: .* did not refuse .*paid_amount/);
  await broken.close();
});

testPlanted("planted: a server that writes what a query names shows", { timeout: PATIENCE }, async () => {
  const trusting: Pick<World, "fetch"> = {
    fetch: async (host, path, init) => {
      const response = await world.fetch(host, path, init);
      const { data } = (await response.clone().json()) as { data: { order_doc: string } };
      const memo = new URL(path, "http://lodging.test").searchParams.get("memo");
      const tenant = await world.dependencies.directory.byHost(host);
      await change(
        world.database,
        tenant!.hotel_id,
        sql`update order_guest set memo = ${memo} where (hotel_id, order_id) in
          (select hotel_id, order_id from "order" where hotel_id = ${tenant!.hotel_id} and order_doc = ${data.order_doc})`,
      );
      return response;
    },
  };
  const extras = { memo: "written by the client" };
  const others = await requestAll(world, bank, separate, {
    mounted: handlers,
    extras,
    server: trusting,
    only: placeOrder.name,
  });
  expect(compare(others)).toEqual(['placeOrder: order_guest insert memo: "written by the client" instead of ""']);
});
