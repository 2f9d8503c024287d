/** Who gets the number of a booking confirmation: whoever may see the order, and nobody else. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProof, getProofConfig } from "#contract/proof.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

let world: World;
let lodging: Lodging;
let other: Lodging;
let booked: Booked;
let elsewhere: Booked;
let bearer: { authorization: string };
beforeAll(async () => {
  world = await openWorld();
  [lodging, other] = [await openLodging(world.database), await openLodging(world.database)];
  bearer = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  booked = await bookerOf(world, lodging, bearer).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
  elsewhere = await bookerOf(world, other).book(other.body([[0, 0, 1]], { pay_way: "pay_arrival" }));
});
afterAll(() => world.close());

type Keys = { booker_email?: string; booker_phone?: string; hash_code?: string };

const ask = async (order_doc: string, keys: Keys = {}, headers: Record<string, string> = {}) => ({
  number: await overHttp(world, lodging.domain, getProof, { params: { id: order_doc }, query: keys }, { headers }),
  config: await overHttp(
    world,
    lodging.domain,
    getProofConfig,
    { query: { domain: lodging.domain, order_doc, ...keys } },
    { headers },
  ),
});

/** What a browser keeps of an answer. */
async function cookieFrom({ domain }: Lodging, { order_doc, body }: Booked): Promise<string> {
  const query = new URLSearchParams({ booker_email: body.booker_email });
  const response = await world.fetch(domain, `/stay/download/download-accommodation-proof/${order_doc}?${query}`);
  return response.headers.get("set-cookie")!.split(";")[0]!;
}

describe("whoever may see the order", () => {
  test.each<[who: string, keys: () => Keys, headers: () => Promise<Record<string, string>>]>([
    ["has the booker's e-mail", () => ({ booker_email: booked.body.booker_email }), async () => ({})],
    ["has the booker's phone, however written", () => ({ booker_phone: "(886) 912345678" }), async () => ({})],
    ["has the mailed link", () => ({ hash_code: bookerOf(world, lodging).link(booked, "history") }), async () => ({})],
    ["is the member who placed it", () => ({}), async () => bearer],
    ["has opened it in this browser", () => ({}), async () => ({ cookie: await cookieFrom(lodging, booked) })],
  ])("%s", async (_who, keys, headers) => {
    const { number, config } = await ask(booked.order_doc, keys(), await headers());
    expect(number.envelope).toMatchObject({ success: true });
    expect(number.envelope.data).toEqual({
      iv: expect.stringMatching(/^[\w-]{16}$/),
      number: expect.stringMatching(/^[\w-]{80,160}$/),
    });
    expect(config.envelope.data).toEqual({
      is_available: true,
      file_name: `Booking confirmation ${booked.order_doc}.pdf`,
      valid_seconds: 600,
    });
  });
});

describe("everyone else gets the same answer: there is no such order", () => {
  test.each<[who: string, doc: () => string, keys: () => Keys, headers: () => Promise<Record<string, string>>]>([
    ["a visitor", () => booked.order_doc, () => ({}), async () => ({})],
    ["with a wrong e-mail", () => booked.order_doc, () => ({ booker_email: "nobody@example.com" }), async () => ({})],
    ["with a wrong phone", () => booked.order_doc, () => ({ booker_phone: "0911111111" }), async () => ({})],
    [
      "with the cancel link",
      () => booked.order_doc,
      () => ({ hash_code: bookerOf(world, lodging).link(booked, "cancel") }),
      async () => ({}),
    ],
    [
      "with a number nobody has",
      () => "HXA2611150000000000",
      () => ({ booker_email: booked.body.booker_email }),
      async () => ({}),
    ],
    [
      "of another lodging's order",
      () => elsewhere.order_doc,
      () => ({ booker_email: elsewhere.body.booker_email }),
      async () => ({}),
    ],
    [
      "of another lodging's browser",
      () => booked.order_doc,
      () => ({}),
      async () => ({ cookie: await cookieFrom(other, elsewhere) }),
    ],
    [
      "who is another member",
      () => booked.order_doc,
      () => ({}),
      async () => world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id)),
    ],
  ])("%s", async (_who, doc, keys, headers) => {
    const nobody = await ask("HXA2611150000000001");
    const { number, config } = await ask(doc(), keys(), await headers());
    expect(number.status).toBe(403);
    expect(number.envelope.code).toBe("ORDER_ACCESS");
    expect([number.text, config.text]).toEqual([nobody.number.text, nobody.config.text]);
  });
});

test("two requests never give the same number", async () => {
  const keys = { booker_email: booked.body.booker_email };
  const [one, two] = [await ask(booked.order_doc, keys), await ask(booked.order_doc, keys)];
  expect(one.number.envelope.data).not.toEqual(two.number.envelope.data);
});
