/** Row 18: a guest's cancel link is raced, replayed and guessed. One cancellation, one fee, one refund, and only if it is allowed. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import type { OrderState } from "#rules/orders/order-status.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { expireOrder } from "#server/orders/unpaid/expire-orders.ts";
import { lockOrder, setOrderState } from "#server/orders/order-store.ts";
import { START } from "#tests/setup/clocked-world.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { patiently } from "#tests/faults/stock/crowd.ts";
import { interleave, type Pause, pauseBeforeMove } from "#tests/faults/orders/interleaving.ts";
import { muffled, plant, type Planted, ROW_LOCK, STATE_COMPARE } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { describePlanted, PATIENCE, report, size } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";

const TOTAL = 4210;
/** Bought ten days before arrival, within the fourteen days of template 3: half of it is kept. */
const FEE = TOTAL / 2;
const COPIES = 100;

let now = START;
type Rig = { database: SeparateDatabase; world: World; other: World; pause: Pause; close: () => Promise<void> };

/** Two servers on one database; the first one's guests can be stopped before they change an order. */
async function openRig(planted?: Planted, ...damage: string[]): Promise<Rig> {
  const database = await openSeparateDatabase(...damage);
  const pause = pauseBeforeMove(planted?.probe);
  const settings = { url: database.url, poolSize: 8, clock: () => now };
  const world = await openWorld({ ...settings, probe: pause.probe });
  const other = await openWorld({ ...settings, ...(planted ? { probe: planted.probe } : {}) });
  const close = async () => {
    await world.close();
    await other.close();
    await database.drop();
  };
  return { database, world, other, pause, close };
}

let rig: Rig;
beforeAll(async () => {
  rig = await openRig();
});
beforeEach(() => {
  now = START;
});
afterAll(() => rig.close());

const openAt = (world: World, hotel: object = {}) =>
  openLodging(world.database, { from: "2031-03-01", rooms: [{ plans: [{ refund_template_id: 3 }] }], ...hotel });

async function bookAndPay(world: World, lodging: Lodging): Promise<Booked> {
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  await booker.pay(booked, TOTAL);
  return booked;
}

/** What may not be after a paid order was cancelled, however often that was requested. */
async function checkCancelled(world: World, lodging: Lodging, booked: Booked): Promise<string[]> {
  const booker = bookerOf(world, lodging);
  const view = await booker.look(booked);
  const facts = {
    status: view.display_status as string,
    fee: view.cancellation_fee,
    refunds: (await booker.refunds()).map(({ amount }) => amount).join(),
    moves: (await booker.ledger(booked)).join(),
    mails: (await booker.events()).filter((topic) => topic === "order.cancelled").length,
    sold: (await readStock(world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10))).sold,
  };
  const right = { status: "cancelled", fee: FEE, refunds: `${TOTAL - FEE}`, mails: 1, sold: 0 };
  const expected: typeof facts = { ...right, moves: "1 hold,1 convert,1 give_back" };
  return [
    ...(Object.keys(facts) as (keyof typeof facts)[])
      .filter((name) => facts[name] !== expected[name])
      .map((name) => `${name} is ${facts[name]}, not ${expected[name]}`),
    ...(await auditHotel(world.database, lodging.hotel_id, now)).map((breach) => JSON.stringify(breach)),
  ];
}

test("a hundred at once are one cancellation, and all are answered alike", { timeout: PATIENCE }, async () => {
  const rounds = size(1, 20);
  for (let round = 0; round < rounds; round += 1) {
    const lodging = await openAt(rig.world);
    const booked = await bookAndPay(rig.world, lodging);
    const bookers = [bookerOf(rig.world, lodging), bookerOf(rig.other, lodging)];
    const views = await Promise.all(
      Array.from({ length: COPIES }, (_, nth) => patiently(() => bookers[nth % 2]!.cancel(booked))),
    );
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    expect(await checkCancelled(rig.world, lodging, booked)).toEqual([]);
    // Replayed a week later it still shows the fee of that day.
    now = new Date(START.getTime() + 7 * 86_400_000);
    expect(await bookers[0]!.cancel(booked)).toMatchObject({ display_status: "cancelled", cancellation_fee: FEE });
    expect(await checkCancelled(rig.world, lodging, booked)).toEqual([]);
    now = START;
  }
  report("row 18", { copies: COPIES, rounds });
});

/** What staff's system does: the same lock, the same compare-and-set. */
const moveTo = (to: OrderState) => (world: World, lodging: Lodging, booked: Booked) =>
  world.database.forHotel(lodging.hotel_id, async (query) => {
    const locked = await lockOrder(query, lodging.hotel_id, booked.order_id);
    const { state: from, generation, order_id } = locked!.order;
    if (from !== "confirmed") return false;
    const moved = await setOrderState(query, lodging.hotel_id, { order_id, from, to, generation, now });
    await appendAudit(query, lodging.hotel_id, order_id, {
      at: now,
      actor: "staff:1",
      action: `order.${to}`,
      from,
      to,
    });
    return moved;
  });

const pay = (world: World, lodging: Lodging, booked: Booked) => bookerOf(world, lodging).pay(booked, TOTAL);
const expire = (world: World, lodging: Lodging, { order_id }: Booked) =>
  world.database.forHotel(lodging.hotel_id, (query) => expireOrder(query, lodging.hotel_id, order_id, now));
const cancel = (world: World, lodging: Lodging, booked: Booked) => bookerOf(world, lodging).cancel(booked);

const DONE: [OrderState, refunded: number] = ["cancelled", TOTAL - FEE];

type Rival = (world: World, lodging: Lodging, booked: Booked) => Promise<unknown>;

/** `cancelFirst`: how the order and its money end where the cancellation has decided first; `rivalFirst`: where the other has. */
const RIVALS: {
  title: string;
  rival: Rival;
  isPaid: boolean;
  at?: Date;
  cancelFirst: [OrderState, refunded: number];
  rivalFirst: [OrderState, refunded: number];
}[] = [
  { title: "check-in", rival: moveTo("checked_in"), isPaid: true, cancelFirst: DONE, rivalFirst: ["checked_in", 0] },
  { title: "no-show", rival: moveTo("no_show"), isPaid: true, cancelFirst: DONE, rivalFirst: ["no_show", 0] },
  {
    title: "the hold's end",
    rival: expire,
    isPaid: false,
    at: new Date(START.getTime() + 31 * 60_000),
    cancelFirst: ["cancelled", 0],
    rivalFirst: ["expired", 0],
  },
  // Money for an order that is cancelled already goes back as it came; what was paid before is cancelled with its fee.
  {
    title: "the payment",
    rival: pay,
    isPaid: false,
    cancelFirst: ["cancelled", TOTAL],
    rivalFirst: ["cancelled", TOTAL - FEE],
  },
  { title: "another cancellation", rival: cancel, isPaid: true, cancelFirst: DONE, rivalFirst: DONE },
];

describe.each(RIVALS)("a cancellation against $title", { timeout: PATIENCE }, ({ rival, isPaid, at, ...ends }) => {
  test.each([["cancelFirst"], ["rivalFirst"]] as const)("%s", async (whose) => {
    const lodging = await openAt(rig.world);
    const booker = bookerOf(rig.world, lodging);
    const booked = isPaid ? await bookAndPay(rig.world, lodging) : await booker.book(lodging.body());
    if (at) now = at;
    const actions = [
      (world: World) => cancel(world, lodging, booked) as Promise<unknown>,
      (world: World) => rival(world, lodging, booked),
    ];
    const [first, second] = whose === "cancelFirst" ? actions : actions.toReversed();
    const outcome = await interleave(
      rig.database,
      rig.pause,
      () => first!(rig.world),
      () => second!(rig.other),
    );
    const failed = outcome.flatMap((each) => (each.status === "rejected" ? [each.reason as CallRefused] : []));
    // Whoever comes too late is refused with the reason; nothing else goes wrong.
    expect(failed.map(({ code }) => code)).toEqual(ends[whose][0] === "cancelled" ? [] : ["ORDER_OVER"]);
    const refunded = (await booker.refunds()).reduce((sum, { amount }) => sum + amount, 0);
    expect([await booker.stateOf(booked), refunded]).toEqual(ends[whose]);
    await expectClean(rig.world, lodging.hotel_id);
  });
});

test("where the lodging does not allow it the link cancels nothing", { timeout: PATIENCE }, async () => {
  const lodging = await openAt(rig.world, { support_client_cancel: false });
  const booked = await bookAndPay(rig.world, lodging);
  const booker = bookerOf(rig.world, lodging);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => booker.cancel(booked)));
  const codes = answers.map((each) => (each.status === "rejected" ? (each.reason as CallRefused).code : "cancelled"));
  expect(new Set(codes)).toEqual(new Set(["CANCEL_NOT_ALLOWED"]));
  expect(await booker.stateOf(booked)).toBe("confirmed");
  expect(await booker.refunds()).toEqual([]);
  await expectClean(rig.world, lodging.hotel_id);
});

describePlanted("planted", { timeout: PATIENCE }, () => {
  const ONCE = [
    "alter table inventory_ledger drop constraint inventory_ledger_hotel_id_order_id_generation_kind_pk",
    "drop index event_once",
  ];

  type Catalogue = (world: World, lodging: Lodging) => Promise<Booked>;
  const unpaid: Catalogue = (world, lodging) => bookerOf(world, lodging).book(lodging.body());
  const onArrival: Catalogue = (world, lodging) =>
    bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival" }));

  async function cancelAgainst(rival: Rival, book: Catalogue, ...damage: string[]): Promise<string[]> {
    const planted = plant([ROW_LOCK, ""], [STATE_COMPARE, "and $3::text is not null"]);
    const broken = await openRig(planted, ...damage);
    try {
      const lodging = await openAt(broken.world);
      // And a neighbour of the same kind, whose room must not be given back in its place.
      const [booked] = [await book(broken.world, lodging), await book(broken.world, lodging)];
      const [first, second] = await muffled(() =>
        interleave(
          broken.database,
          broken.pause,
          () => cancel(broken.world, lodging, booked),
          () => rival(broken.other, lodging, booked),
        ),
      );
      expect(planted.hits()).toBeGreaterThan(0);
      return [
        ...[first, second].flatMap((each) => (each.status === "rejected" ? [`failed: ${String(each.reason)}`] : [])),
        ...(await checkCancelled(broken.world, lodging, booked)),
      ];
    } finally {
      await broken.close();
    }
  }

  test("without lock and compare an order is cancelled twice, and it shows", async () => {
    expect((await cancelAgainst(cancel, onArrival, ...ONCE)).join("\n")).toMatch(/moves is .*give_back,1 give_back/);
  });

  test("without them the ledger's key refuses the second, and the guest's error shows", async () => {
    expect((await cancelAgainst(cancel, bookAndPay)).join("\n")).toMatch(/failed: /);
  });

  test("a fee that is reckoned before the order is locked keeps a guest's money, and it shows", async () => {
    expect((await cancelAgainst(pay, unpaid)).join("\n")).toMatch(/"id":"M5"/);
  });
});
