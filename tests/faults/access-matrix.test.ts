/** Row 24: every mounted call × every kind of caller × the ids of three lodgings. Another lodging's id is as good as none. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call, Envelope } from "#contract/call.ts";
import { placeOrder } from "#contract/orders.ts";
import { handle, type Handler } from "#server/handle.ts";
import { handlers } from "#server/handlers.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import { linkToken } from "#server/orders/ids.ts";
import { createSecrets } from "#server/secrets.ts";
import { ACCESS, type Actor, ACTORS, type Ids, TURNED_AWAY } from "#tests/faults/access-table.ts";
import { listBooked } from "#tests/faults/order-books.ts";
import { muffled, plant } from "#tests/faults/planted.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/faults/separate-database.ts";
import { PATIENCE, report } from "#tests/faults/sizes.ts";
import { fillHotel } from "#tests/factories.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { addCoupon, addMember, openShop, type Shop } from "#tests/shop.ts";

type Lodging = { shop: Shop; ids: Ids; members: string[] };

async function openLodging(world: World): Promise<Lodging> {
  const shop = await openShop(world.database, { rooms: [{ capacity: 100 }] });
  const { hotel_id } = shop;
  const { articles } = await fillHotel(world.database, shop);
  const { code } = await addCoupon(world.database, hotel_id, { code: `OWN${hotel_id}` });
  const members = [await addMember(world.database, hotel_id), await addMember(world.database, hotel_id)];
  const api = world.apiOf(shop.domain, "en-US", await world.bearer(hotel_id, members[0]!));
  const body = shop.body();
  const { order_doc } = await api(placeOrder, { body });
  const [order] = await listBooked(world.database, hotel_id);
  const { secrets } = world.house;
  const ids: Ids = {
    domain: shop.domain,
    promotion_id: articles[0]!.promotion_id,
    room_class_id: shop.classes[0]!.room_class_id,
    rate_plan_id: shop.classes[0]!.plans[0]!,
    room_code: "A",
    coupon: code,
    item_number: "BIKE",
    order_doc,
    email: body.booker_email,
    history: linkToken(secrets, "history", hotel_id, order!.order_id),
    cancel: linkToken(secrets, "cancel", hotel_id, order!.order_id),
  };
  return { shop, ids, members };
}

/** What nobody has. */
const UNKNOWN: Ids = {
  domain: "nobody-at-all.test",
  promotion_id: 999_999_999,
  room_class_id: 999_999_999,
  rate_plan_id: 999_999_999,
  room_code: "NOSUCH",
  coupon: "OWN000",
  item_number: "NOSUCH",
  order_doc: "HXA2611150000000000",
  email: "nobody@example.com",
  history: "B".repeat(32),
  cancel: "C".repeat(32),
};

async function headersOf(world: World, actor: Actor, own: Lodging, foreign: Lodging): Promise<Record<string, string>> {
  const { hotel_id } = own.shop;
  const hour = 3_600_000;
  const issue = (tokens: World["house"]["tokens"], hotel: number, member: string, at = new Date()) =>
    tokens.issue(hotel, member, at);
  const { tokens } = world.house;
  const token: Partial<Record<Actor, () => Promise<string>>> = {
    "the member whose order it is": () => issue(tokens, hotel_id, own.members[0]!),
    "another member": () => issue(tokens, hotel_id, own.members[1]!),
    "a member of another lodging": () => issue(tokens, foreign.shop.hotel_id, foreign.members[0]!),
    "a forged token": () =>
      issue(createHotelTokens(createSecrets("a secret of somebody else, long enough")), hotel_id, own.members[0]!),
    "an expired token": () => issue(tokens, hotel_id, own.members[0]!, new Date(Date.now() - 2 * hour)),
    "a token that is none": () => Promise.resolve("eyJhbGciOiJub25lIn0.e30."),
  };
  const made = await token[actor]?.();
  return made === undefined ? {} : { authorization: `Bearer ${made}` };
}

type Reply = { status: number; text: string; code: string };

async function ask(
  world: World,
  host: string,
  call: Call,
  actor: Actor,
  own: Lodging,
  ids: Ids,
  headers: Record<string, string>,
): Promise<Reply> {
  // The same guest each time: answers may differ only by the ids.
  const wish = { ...own.shop.body(), booker_email: "matrix@example.com" };
  const { params = {}, query = {}, body } = ACCESS[call.name]!.ask(own.ids, ids, actor, wish);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const response = await world.fetch(host, `${path}?${new URLSearchParams({ lang: "en-US", ...query })}`, {
    method: call.method,
    headers: { "content-type": "application/json", ...headers },
    ...(call.method === "POST" && body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const envelope = JSON.parse(text) as Envelope;
  return { status: response.status, text, code: envelope.success ? "ok" : envelope.code! };
}

/** With a token that is not right one may look round as a visitor, and do nothing. */
function expectedOf({ name, method }: Call, actor: Actor): string {
  if (!TURNED_AWAY.has(actor)) return ACCESS[name]!.own(actor);
  return method === "GET" ? ACCESS[name]!.own("visitor") : "SIGN_IN_NEEDED";
}

/** Every cell; answers what is not as declared. `cells` counts them. */
async function walkMatrix(
  world: World,
  lodgings: readonly [Lodging, Lodging, Lodging],
  names = Object.keys(ACCESS),
): Promise<{ wrong: string[]; cells: number }> {
  const [own, ...foreign] = lodgings;
  const wrong: string[] = [];
  let cells = 0;
  const calls = names.map((name) => handlers.find(({ call }) => call.name === name)!.call);
  for (const call of calls) {
    for (const actor of ACTORS) {
      const headers = await headersOf(world, actor, own, foreign[0]!);
      const cell = `${call.name}, ${actor}`;
      const send = (ids: Ids) => ask(world, own.shop.domain, call, actor, own, ids, headers);
      const expected = expectedOf(call, actor);
      const mine = await send(own.ids);
      if (mine.code !== expected) wrong.push(`${cell}: ${mine.status} ${mine.code} instead of ${expected}`);
      const unknown = await send(UNKNOWN);
      for (const { ids } of foreign) {
        const theirs = await send({ ...ids, domain: own.ids.domain });
        // Placing may leave an answer of its own where ids play no part; those calls have no foreign ids at all.
        if (theirs.status !== unknown.status || theirs.text !== unknown.text)
          wrong.push(`${cell}: foreign ${theirs.text}, unknown ${unknown.text}`);
        cells += 1;
      }
      // And the other way: another lodging's name on this one's host is as good as nobody's.
      const renamed = (domain: string) =>
        ask(world, own.shop.domain, call, actor, { ...own, ids: { ...own.ids, domain } }, own.ids, headers);
      if (JSON.stringify(ACCESS[call.name]!.ask(own.ids, own.ids, actor, own.shop.body())).includes(own.ids.domain)) {
        const [theirs, nobodys] = [await renamed(foreign[0]!.ids.domain), await renamed(UNKNOWN.domain)];
        if (theirs.text !== nobodys.text || theirs.code === "ok")
          wrong.push(`${cell}: named another lodging, got ${theirs.text}`);
      }
      cells += 2;
    }
  }
  return { wrong, cells };
}

/** Every row of a lodging, in one line. */
async function fingerprint(database: SeparateDatabase, { shop }: Lodging): Promise<string> {
  const tables = await database.asOwner<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const parts = tables.map(
    ({ name }) =>
      `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t where hotel_id = $1)`,
  );
  const [row] = await database.asOwner<{ all: string }>(`select ${parts.join(" || ")} as all`, [shop.hotel_id]);
  return row!.all;
}

const undeclared = (mounted: readonly Handler[]) =>
  mounted.map(({ call }) => call.name).filter((name) => !(name in ACCESS));

let separate: SeparateDatabase;
let world: World;
let lodgings: [Lodging, Lodging, Lodging];
const openThree = async (on: World): Promise<typeof lodgings> => [
  await openLodging(on),
  await openLodging(on),
  await openLodging(on),
];
beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url });
  lodgings = await openThree(world);
}, PATIENCE);
afterAll(async () => {
  await world.close();
  await separate.drop();
});

test("every mounted call is declared, and nothing else", () => {
  expect(undeclared(handlers)).toEqual([]);
  expect(Object.keys(ACCESS).toSorted()).toEqual(handlers.map(({ call }) => call.name).toSorted());
});

test(
  "everyone gets what he may, and of other lodgings nothing: not even whether it exists",
  { timeout: PATIENCE },
  async () => {
    const before = await Promise.all(lodgings.slice(1).map((each) => fingerprint(separate, each)));
    const { wrong, cells } = await walkMatrix(world, lodgings);
    expect(wrong).toEqual([]);
    expect(await Promise.all(lodgings.slice(1).map((each) => fingerprint(separate, each)))).toEqual(before);
    report("row 24", { calls: handlers.length, actors: ACTORS.length, cells });
  },
);

test("planted: a call that nobody declared shows", () => {
  const extra = handle({ ...placeOrder, name: "placeOrderQuietly" }, () =>
    Promise.resolve({ order_doc: "", redirect_path: "" }),
  );
  expect(undeclared([...handlers, extra])).toEqual(["placeOrderQuietly"]);
});

test("planted: a server that takes any lodging's token shows", { timeout: PATIENCE }, async () => {
  const broken = await openWorld({ url: separate.url });
  broken.house.tokens = {
    ...broken.house.tokens,
    read: async (token) =>
      (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sub?: string }).sub ?? null,
  };
  const { wrong } = await muffled(async () => walkMatrix(broken, await openThree(broken), ["placeOrder"]));
  expect(wrong.join("\n")).toMatch(/a forged token: 200 ok instead of SIGN_IN_NEEDED/);
  await broken.close();
});

test("planted: orders that are looked up without their lodging show", { timeout: PATIENCE }, async () => {
  const open = await openSeparateDatabase(
    `drop policy own_hotel_only on "order"`,
    `create policy own_hotel_only on "order" using (true) with check (true)`,
  );
  const { probe, hits } = plant(["found.hotel_id = $1 and found.", "$1::int is not null and found."]);
  const broken = await openWorld({ url: open.url, probe });
  const { wrong } = await muffled(async () =>
    walkMatrix(broken, await openThree(broken), ["getOrderHistory", "listOrders"]),
  );
  expect(hits()).toBeGreaterThan(0);
  expect(wrong.join("\n")).toMatch(/getOrderHistory, the holder of the history link: foreign/);
  await broken.close();
  await open.drop();
});
