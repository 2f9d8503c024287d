/** Every check of the auditor can fail: each is shown a lodging with its own kind of damage, done past all the walls. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeOnBreach } from "#server/audit/audit-all.ts";
import { auditHotel, CHECKS } from "#server/audit/audit-hotel.ts";
import { blockRooms } from "#server/inventory/block-rooms.ts";
import { hotelTerms } from "#server/database/tables/hotel.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { addRailReservation } from "#tests/lodgings/rail.ts";
import { addCoupon, addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { size } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const bank = createSandbox();
let own: SeparateDatabase;
let world: World;
let lodging: Lodging;

/** What would keep the damage out of an honest database. */
const OPENED = [
  "room_night",
  "plan_cap",
  "order",
  "order_attachment",
  "coupon",
  "member",
  "credit_lot",
  "refund_transfer",
].map(
  (table) => `do $$ declare named text; begin
    for named in select conname from pg_constraint where conrelid = '"${table}"'::regclass and contype = 'c'
    loop execute format('alter table "${table}" drop constraint %I', named); end loop; end $$`,
);

const UNGUARDED = ["credit_ledger_once", "credit_ledger_earned"].map((index) => `drop index ${index}`);
/** An entry for the order that has spent points. */
const entry = (kind: string, delta: string, times = 1) =>
  `insert into credit_ledger (hotel_id, credit_id, member_id, credit, kind, delta, order_id, generation, at, base)
    select hotel_id, gen_random_uuid(), member_id, 'points', '${kind}', ${delta}, order_id, 1, now(), ${delta}
    from credit_ledger, generate_series(1, ${times}) where kind = 'spend'`;

beforeAll(async () => {
  own = await openSeparateDatabase(...OPENED, "alter table delivery drop constraint delivery_waits", ...UNGUARDED);
  world = await openWorld({ url: own.url, bank });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

/** A lodging with one of each: an order that waits, one that is bought, one that was cancelled; coupon, credit, whole house. */
beforeEach(async () => {
  lodging = await openLodging(world.database, {
    rooms: [{ capacity: 5 }, { capacity: 1, plans: [{ support_entire_rent: true }] }],
  });
  await addAddOn(world.database, lodging, { daily_stock: 5 });
  await addCoupon(world.database, lodging.hotel_id, { cap: 5 });
  await addRailReservation(world.database, lodging);
  const member_id = await addMember(world.database, lodging.hotel_id, { points: 100 });
  const booker = bookerOf(world, lodging, await world.bearer(lodging.hotel_id, member_id));
  await booker.book(lodging.body([[0, 0, 1]], { coupon_array: ["TEN"], point_used: 10 }));
  const boxes = [{ item_number: "BOX", quantity: 2 }];
  await booker.book(lodging.body([[0, 0, 1]], { pay_way: "cash", room_attachment_detail: boxes }));
  const guest = payingGuest(world, bank, lodging);
  const refunded = await booker.book(lodging.body([[0, 0, 1]]));
  await guest.click(await guest.go(refunded, 1), "pay");
  await booker.cancel(refunded);
  await sendRefunds(world.dependencies, () => new Date());
  await booker.book(lodging.body([[1, 0, 1]], { ahead: 20, pay_way: "cash" }));
  const { room_class_id } = lodging.classes[0]!;
  const block = { room_class_id, rooms: 1, reason: "staff", owner: "staff:anna" } as const;
  const nights = { first_night: lodging.day(9), departure: lodging.day(12) };
  await world.database.forHotel(lodging.hotel_id, (query) =>
    blockRooms(query, lodging.hotel_id, { ...block, ...nights }, new Date()),
  );
});

const damage: [id: string, what: string, ...sql: string[]][] = [
  [
    "I1",
    "more sold than there is",
    `update room_night set capacity = 1, whole = false where held + sold + blocked > 1`,
  ],
  ["I2", "a hold nobody has", `update room_night set held = held + 1 where night = $day`],
  [
    "I2 caps",
    "a cap that counts nobody",
    `insert into plan_cap select hotel_id, night, room_class_id, rate_plan_id, 9, 3 from plan_night where night = $day`,
  ],
  ["I2 blocks", "rooms that nobody blocked", `update room_night set blocked = blocked + 1 where night = $day`],
  ["I2 blocks", "a block that was never written down", `delete from block_ledger`],
  ["I2 blocks", "a block that gave no rooms back", `update room_block set released_at = now()`],
  ["I3", "a night that is missing", `delete from order_night where night = $day`],
  [
    "I4",
    "given back without being sold",
    `insert into inventory_ledger select hotel_id, order_id, 1, 'give_back', now() from "order" where state = 'held'`,
  ],
  ["I5", "a hold that was never written down", `delete from inventory_ledger where kind = 'hold'`],
  ["I6", "a state the ledger does not know", `update "order" set state = 'confirmed' where state = 'held'`],
  ["I7", "a house that is whole for nobody", `update room_night set whole = true where night = $day`],
  ["Q1", "a night that counts rooms of nobody", `update room_night set unverified = unverified + 1 where night = $day`],
  [
    "Q2",
    "a quota that was never given back",
    `insert into unpaid_order select hotel_id, order_id, true, 1, 'key', null, null, null, now() from "order" where state = 'cancelled'`,
  ],
  ["M1", "money that never came", `update "order" set paid_amount = 1 where state = 'held'`],
  ["M1", "money that went back without being sent", `update refund_transfer set state = 'staff'`],
  ["M2", "a payment that is in no book", `update payment_attempt set vendor_number = 'other'`],
  ["M2", "a payment that brought less", `update payment_attempt set amount = amount + 1`],
  ["M3", "more kept than it costs", `update "order" set paid_amount = total + 1 where state = 'held'`],
  ["M4", "confirmed for nothing", `update "order" set pay_way = 'credit_card' where pay_way = 'cash'`],
  ["M5", "kept from a guest who has no rooms", `update "order" set refund_amount = 0 where state = 'cancelled'`],
  ["M5", "a refund on no way", `delete from refund_transfer`],
  [
    "M5",
    "a refund that nobody sends",
    `update refund_transfer set state = 'requested', created_at = now() - interval '3 days'`,
  ],
  [
    "R1",
    "a refund staff forgot",
    `update refund_transfer set state = 'staff', created_at = now() - interval '15 days'`,
  ],
  [
    "M7",
    "an attempt that is asked about no more",
    `update payment_attempt set state = 'redirected', next_poll_at = null`,
  ],
  ["F1", "a room with a cot that its guests do not have", `update order_line set cots = 1`],
  ["F1", "somebody sleeps nowhere", `update order_line set guests = '[{"adults": 1, "ages": [], "cots": 0}]'`],
  ["M6", "guests that cost something and are not charged", `update order_line set guest_amount = 100`],
  ["M6", "a total that does not add up", `update "order" set total = total + 1 where state = 'held'`],
  ["M6", "a night cheaper than its line", `update order_night set price = price - 1 where night = $day`],
  ["X1", "more boxes sold than there are", `update add_on set daily_stock = 1`],
  ["X2", "boxes that were never written down", `delete from attachment_ledger`],
  ["X2", "a box more than was taken", `update order_attachment set quantity = quantity + 1`],
  ["X2", "boxes cheaper than they were sold", `update attachment_ledger set amount = amount - 1 where kind = 'take'`],
  ["X3", "boxes of a guest who comes, given back", `update order_attachment set state = 'given_back'`],
  ["X3", "boxes of nobody", `update "order" set state = 'cancelled' where state = 'confirmed'`],
  [
    "X4",
    "an addition that nobody let lapse",
    `update order_attachment set state = 'held', added_at = now(), expires_at = now() - interval '3 minutes'`,
  ],
  ["M6", "boxes that are not in the price", `update order_attachment set unit_price = unit_price + 1`],
  ["M6", "an addition that is in no total", `update "order" set added_amount = 1 where state = 'held'`],
  ["H1", "tickets that were given back without a word", `update rail_reservation set state = 'refunded'`],
  ["H2", "a ticket that nobody has", `update rail_ledger set amount = 5`],
  [
    "H3",
    "tickets of an order that does not know them",
    `update rail_reservation set order_id = (select order_id from "order" own
      where own.hotel_id = rail_reservation.hotel_id and own.state = 'confirmed' limit 1)`,
  ],
  ["H4", "a price that was kept too long", `update rail_reservation set expires_at = now() - interval '11 minutes'`],
  ["C1", "a coupon counted once too often", `update coupon set used = used + 1`],
  ["C2", "a coupon that came back too early", `update coupon_redemption set released_at = now()`],
  ["C3", "a discount that is owed, and nobody is asked for it", `update coupon_redemption set card_verdict = 'void'`],
  ["P1", "points from nowhere", `update member set points = points + 1`],
  ["P1", "stored value from nowhere", `update member set stored_values = stored_values + 1`],
  [
    "P1",
    "an order that spent less than it says",
    `update "order" set point_used = point_used + 5 where point_used > 0`,
  ],
  ["P2", "a lot that holds more than was put in", `update credit_lot set left_amount = left_amount + 1`],
  ["P2", "a lot below nothing", `update credit_lot set left_amount = -1`],
  ["P2", "points that came from no lot", `delete from credit_part`],
  [
    "P2",
    "points of another's lot",
    `insert into member (hotel_id, member_id) select hotel_id, 'other' from hotel`,
    `update credit_ledger set member_id = 'other' where kind = 'spend'`,
  ],
  ["P3", "an order that spent twice", entry("spend", "delta")],
  ["P3", "more given back than was spent", entry("give_back", "1 - delta")],
  ["P3", "an order that gave back twice", entry("give_back", "1", 2)],
  ["P3", "an order that earned twice", entry("earn", "1", 2)],
  ["P3", "more taken back than was earned", entry("earn", "1"), entry("take_back", "-2")],
  [
    "P3",
    "points earned by another's order",
    entry("earn", "1"),
    `update "order" set member_id = 'other' where point_used > 0`,
  ],
  ["P4", "points that should have expired", `update credit_lot set expires_at = now() - interval '3 days'`],
  ["O1", "a move outside the table", `update "order" set state = 'no_show' where state = 'cancelled'`],
  ["O2", "an order that should have ended", `update order_hold set expires_at = now() - interval '3 minutes'`],
  ["O2", "an order that waits for nothing", `delete from order_hold`],
  [
    "O3",
    "an answer that names another order",
    `insert into idempotency select hotel_id, 'placeOrder', 'k', '', order_id, '{"order_doc":"HXA"}', now() from "order" where state = 'held'`,
  ],
  ["A1", "an entry rewritten", `update audit_log set entry = entry || '{"actor":"nobody"}' where seq = 2`],
  [
    "A1",
    "an entry removed",
    `delete from audit_log where seq = (select max(seq) from audit_log where hotel_id = $hotel)`,
  ],
  ["A2", "a delivery without a time", `update delivery set next_at = null`],
  ["A2", "an order without an event", `delete from event`],
  ["A2", "an event that nobody is told of", `delete from delivery`],
];

/** Only this lodging's rows: a statement names its table first. */
function aimed(text: string): string {
  const scoped = / where /.test(text)
    ? text.replace(/ where (?!seq = \(select)/, " where hotel_id = $hotel and ")
    : `${text} where hotel_id = $hotel`;
  return scoped.replaceAll("$hotel", String(lodging.hotel_id)).replaceAll("$day", `'${lodging.day(10)}'`);
}

const breached = async () => (await auditHotel(world.database, lodging.hotel_id, new Date())).map(({ id }) => id);

/** In the small size one kind of damage for each check. */
const damages = damage.filter(([id], nth) => size(0, 1) === 1 || damage.findIndex((each) => each[0] === id) === nth);

describe("an honest lodging is clean, and a damaged one is not", () => {
  test.each(damages)("%s: %s", async (id, _what, ...statements) => {
    expect(await breached()).toEqual([]);
    for (const text of statements) await own.asOwner(aimed(text));
    expect(await breached()).toContain(id);
  });

  test("walls: a table without a policy, and one without its parent's lodging", async () => {
    await own.asOwner(`create table stray (hotel_id integer primary key, facility_id integer, unique (facility_id))`);
    await own.asOwner(
      `create table child (hotel_id integer primary key, facility_id integer references stray (facility_id))`,
    );
    expect(await breached()).toEqual(["T1", "T2"]);
    await own.asOwner(`drop table child; drop table stray`);
    expect(await breached()).toEqual([]);
  });

  test("no check is left out", () => {
    const shown = new Set([...damage.map(([id]) => id), "T1", "T2"]);
    expect(CHECKS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });
});

test("wrong counters close the lodging's booking and no other's; a late delivery does not", async () => {
  const other = await openLodging(world.database);
  const isClosed = async (hotel_id: number) =>
    (
      await world.database.forHotel(hotel_id, (query) =>
        query.select({ closed: hotelTerms.booking_close }).from(hotelTerms).where(eq(hotelTerms.hotel_id, hotel_id)),
      )
    )[0]!.closed;
  const audit = async () =>
    closeOnBreach(world.database, await auditHotel(world.database, lodging.hotel_id, new Date()), new Date());
  await own.asOwner(aimed(`update delivery set next_at = null`));
  await audit();
  expect(await isClosed(lodging.hotel_id)).toBe(false);
  await own.asOwner(aimed(`update room_night set held = held + 1 where night = $day`));
  await audit();
  await audit();
  expect([await isClosed(lodging.hotel_id), await isClosed(other.hotel_id)]).toEqual([true, false]);
});
