/** Orders in the studio: found, shown with contacts masked, cancelled by their policy, and told of as they happen. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/studio/studio-orders.ts";
import { setNight } from "#contract/studio/studio-rates.ts";
import { STAFF_ROLES } from "#rules/people/staff-roles.ts";
import { handlers } from "#server/calls/handlers.ts";
import { mount } from "#server/calls/mount.ts";
import { createOrderWatch } from "#server/orders/studio/watch-orders.ts";
import type { StudioNews } from "#contract/studio/order-news.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { type SignedIn, signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging, readStock } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openSeller() {
  const lodging = await openLodging(world.database, {
    rooms: [{ capacity: 20 }],
    info: { email: "house@example.com" },
  });
  const studio = studioCalls(world);
  const owner = await signInStaff(world, { roles: { [lodging.hotel_id]: "owner" } });
  return { ...lodging, ...studio, lodging, owner, api: studio.at(owner), booker: bookerOf(world, lodging) };
}

test("orders are found by number, short code, name and telephone, page by page; views count them", async () => {
  const at = await openSeller();
  const { api, domain, booker } = at;
  const first = await booker.book(at.body([[0, 0, 1]], { pay_way: "cash" }));
  const second = await booker.book(at.body([[0, 0, 2]], { pay_way: "remittance", booker_last_name: "Ōkami" }));
  const list = async (query: object) => (await api(contract.listStudioOrders, { query: { domain, ...query } })).orders;
  const ids = async (query: object) => (await list(query)).map(({ order_id }) => order_id);
  expect(await ids({})).toEqual([second.order_id, first.order_id]);
  expect(await ids({ search: first.order_doc.toLowerCase() })).toEqual([first.order_id]);
  expect(await ids({ search: first.view.short_code })).toEqual([first.order_id]);
  expect(await ids({ search: "ōKAM" })).toEqual([second.order_id]);
  expect(await ids({ search: "912 345 678" })).toEqual([first.order_id]);
  expect(await ids({ search: "100%" })).toEqual([]);
  expect(await ids({ view: "unpaid" })).toEqual([second.order_id]);
  const page = await api(contract.listStudioOrders, { query: { domain, limit: "1" } });
  expect(page).toMatchObject({
    next: second.order_id,
    counts: { all: 2, unpaid: 1, upcoming: 1, ended: 0 },
    new_orders: 2,
  });
  expect(await ids({ after: page.next! })).toEqual([first.order_id]);
  await api(contract.markOrdersSeen, { body: { domain } });
  expect((await api(contract.listStudioOrders, { query: { domain } })).new_orders).toBe(0);
  const accountant = at.at(await signInStaff(world, { roles: { [at.hotel_id]: "accountant" } }));
  const guessed = await accountant(contract.listStudioOrders, { query: { domain, search: "912345678" } });
  expect(guessed.orders, "contacts can't be guessed by searching").toEqual([]);
});

test("an order shows everything and masks contacts; revealing them is logged, and not for everyone", async () => {
  const at = await openSeller();
  const { api, domain, booker } = at;
  const booked = await booker.book(at.body([[0, 0, 2]], { pay_way: "cash", memo: "Late arrival" }));
  const { order_id } = booked;
  const reasons = async () => {
    const { rooms } = await api(contract.getStudioOrder, { query: { domain, order_id } });
    return rooms[0]!.nights.map(({ reason }) => reason);
  };
  expect((await reasons())[0]).toContain("2,100");
  // The night costs something else by now: the order keeps what was sold, and says so.
  const { room_class_id, plans } = at.classes[0]!;
  const nights = [booked.view.check_in_day];
  await api(setNight, { body: { domain, rate_plan_id: plans[0]!, room_class_id, nights, price: 9_900 } });
  expect((await reasons())[0]).toMatch(/9,900/);
  expect((await reasons())[0]).not.toContain("2,100");
  const order = await api(contract.getStudioOrder, { query: { domain, order_id } });
  expect(order).toMatchObject({
    booker_phone: "•••••• 678",
    memo: "Late arrival",
    rooms: [{ num: 2, price: 4_210, nights: [{ price: 2_100 }, { price: 2_110 }] }],
    log: [{ action: "order.placed", from_status: null, to_status: "confirmed" }],
    bill: [
      { kind: "room", quantity: 2, amount: 8_420 },
      { kind: "total", amount: 8_420 },
      { kind: "left", amount: 8_420 },
    ],
    actions: { cancel: true, resend: true, remittance: false, refund: false, reveal: true },
  });
  expect(JSON.stringify(order)).not.toContain(booked.body.booker_email);
  expect(order.policy.at(-1)!.fee).toBe(8_420);
  const shown = await api(contract.revealContact, { body: { domain, order_id } });
  expect(shown.booker_email).toBe(booked.body.booker_email);
  const again = await api(contract.getStudioOrder, { query: { domain, order_id } });
  expect(again.log[0]).toMatchObject({ action: "contact.revealed", actor: "staff", name: at.owner.email });
  for (const role of STAFF_ROLES) {
    const other = at.at(await signInStaff(world, { roles: { [at.hotel_id]: role } }));
    const may = ["owner", "manager", "front_desk"].includes(role);
    expect(await at.codeOf(other, contract.revealContact, { body: { domain, order_id } }), role).toBe(
      may ? "ok" : "FORBIDDEN",
    );
  }
});

test("the log says from where staff acted, shortened, and only to those who may see the team", async () => {
  const at = await openSeller();
  const { api, domain, booker, owner } = at;
  const { order_id } = await booker.book(at.body([[0, 0, 1]], { pay_way: "cash" }));
  const send = mount(handlers, world.dependencies);
  const answered = await send(contract.revealContact, {
    host: "platform.test",
    params: {},
    query: { lang: "en-US" },
    body: { domain, order_id },
    headers: { cookies: owner.cookie, userAgent: "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36" },
    address: "203.0.113.77",
  });
  expect(answered.status).toBe(200);
  const query = { domain, order_id };
  const origin = { device: "Chrome, Android", network: "203.0.113.0/24" };
  expect((await api(contract.getStudioOrder, { query })).log[0]).toMatchObject({ action: "contact.revealed", origin });
  const manager = at.at(await signInStaff(world, { roles: { [at.hotel_id]: "manager" } }));
  expect((await manager(contract.getStudioOrder, { query })).log[0]).toMatchObject({ origin: null });
  await expectClean(world, at.hotel_id);
});

test("cancelling says what it costs first, does that and nothing else, and can't be done twice", async () => {
  const at = await openSeller();
  const { api, domain, booker } = at;
  const booked = await booker.book(at.body([[0, 0, 1]], { pay_way: "credit_card", payment_vendor: 1, ahead: 3 }));
  const { order_id } = booked;
  await booker.pay(booked, booked.view.pay_amount);
  const preview = await api(contract.previewCancel, { query: { domain, order_id } });
  expect(preview).toMatchObject({ fee: 2_035, refund: booked.view.pay_amount - 2_035 });
  expect(preview.sentence).toContain("goes back to the guest");
  const cancel = (refund: number) => at.codeOf(api, contract.cancelStudioOrder, { body: { domain, order_id, refund } });
  expect(await cancel(preview.refund + 1)).toBe("REFUND_CHANGED");
  expect(await cancel(preview.refund)).toBe("ok");
  expect(await cancel(preview.refund)).toBe("ORDER_OVER");
  expect(await booker.refunds()).toMatchObject([{ reason: "cancelled", amount: preview.refund }]);
  const night = at.day(3);
  expect(await readStock(world.database, at.hotel_id, at.classes[0]!.room_class_id, night)).toMatchObject({ sold: 0 });
  const [entry] = (await api(contract.getStudioOrder, { query: { domain, order_id } })).log;
  expect(entry).toMatchObject({ action: "order.cancelled", name: at.owner.email });
  await expectClean(world, at.hotel_id);
});

test("a transfer that was found confirms the order; its refund is sent by hand; the e-mail can be sent again", async () => {
  const at = await openSeller();
  const { api, domain, booker } = at;
  const booked = await booker.book(at.body([[0, 0, 1]], { pay_way: "remittance" }));
  const { order_id } = booked;
  const read = () => api(contract.getStudioOrder, { query: { domain, order_id } });
  expect((await read()).actions).toMatchObject({ remittance: true });
  await api(contract.markRemittance, { body: { domain, order_id, amount: booked.view.pay_amount, proof: "REF-1" } });
  expect(await read()).toMatchObject({ display_status: "confirmed", actions: { remittance: false } });
  await api(contract.resendConfirmation, { body: { domain, order_id } });
  expect(await at.codeOf(api, contract.resendConfirmation, { body: { domain, order_id } })).toBe("TOO_MANY_REQUESTS");
  const mails = await at.mailsTo(at.hotel_id, booked.body.booker_email);
  expect(mails).toHaveLength(1);
  const { refund } = await api(contract.previewCancel, { query: { domain, order_id } });
  await api(contract.cancelStudioOrder, { body: { domain, order_id, refund } });
  const [task] = (await read()).refunds;
  expect(task).toMatchObject({ amount: refund, is_task: true });
  const { reason, transfer_no, amount } = task!;
  await api(contract.finishRefund, { body: { domain, order_id, reason, transfer_no, amount, proof: "REF-2" } });
  expect((await read()).refunds).toMatchObject([{ is_done: true, is_task: false }]);
  await expectClean(world, at.hotel_id);
});

/** Reads events until this many orders were told of; ids that were told twice count once. */
async function readEvents(
  response: Response,
  count: number,
): Promise<{ news: StudioNews[]; last: string; end: () => Promise<void> }> {
  const reader = response.body!.getReader();
  const byId = new Map<string, StudioNews>();
  let text = "";
  while (byId.size < count) {
    const { value, done } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
    for (const [, id, data] of text.matchAll(/id: (\S+)\nevent: order\ndata: (.+)\n\n/g))
      byId.set(id!, JSON.parse(data!) as StudioNews);
  }
  return { news: [...byId.values()], last: [...byId.keys()].at(-1) ?? "", end: () => reader.cancel() };
}

const watch = ({ cookie }: SignedIn, domain: string, headers = {}) =>
  world.fetch("platform.test", `/api/studio/orders/watch?domain=${domain}`, { headers: { cookie, ...headers } });

test("an open studio hears of orders at once, and after a break of what it missed; nobody else hears anything", async () => {
  const at = await openSeller();
  const { domain, booker, owner } = at;
  const response = await watch(owner, domain);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const hearing = readEvents(response, 2);
  const booked = await booker.book(at.body([[0, 0, 1]], { pay_way: "cash" }));
  const held = await booker.book(at.body([[0, 0, 1]], { pay_way: "credit_card", payment_vendor: 1 }));
  await booker.pay(held, held.view.pay_amount);
  const { news, last, end } = await hearing;
  expect(news).toMatchObject([
    { news: "placed", order_id: booked.order_id, booker_name: booked.view.booker_name },
    { news: "paid", order_id: held.order_id },
  ]);
  await end();
  await booker.cancel(booked);
  const missed = await readEvents(await watch(owner, domain, { "last-event-id": last }), 2);
  expect(missed.news.at(-1)).toMatchObject({ news: "cancelled", order_id: booked.order_id });
  await missed.end();
  const housekeeper = await signInStaff(world, { roles: { [at.hotel_id]: "housekeeper" } });
  const stranger = await signInStaff(world);
  const codeOf = async (signedIn: SignedIn, name = domain) =>
    ((await (await watch(signedIn, name)).json()) as { code: string }).code;
  expect([
    await codeOf(housekeeper),
    await codeOf(stranger),
    await codeOf({ ...stranger, cookie: "" }),
    await codeOf(owner, "!"),
  ]).toEqual(["FORBIDDEN", "NOT_FOUND", "SIGN_IN_NEEDED", "INVALID_INPUT"]);
});

test("one that is committed late is told of too, and each once", async () => {
  const at = await openSeller();
  const orders = createOrderWatch(world.database, world.dependencies.clock, 20);
  const heard: StudioNews[] = [];
  const { cookie: cookies } = at.owner;
  const stop = await orders.watch(at.hotel_id, null, {
    cookies,
    tell: (news) => void heard.push(...news),
    end: () => undefined,
  });
  const first = await at.booker.book(at.body([[0, 0, 1]], { pay_way: "cash" }));
  await expect.poll(() => heard.length).toBe(1);
  // An event whose id is older than what was told: its transaction took longer.
  await readRows(
    world.database,
    at.hotel_id,
    sql`insert into event (hotel_id, event_id, subject_kind, subject_id, topic, at)
      select ${at.hotel_id}, (left(event_id::text, 24) || '000000000000')::uuid, 'order', ${first.order_id}, 'order.paid', at
      from event where hotel_id = ${at.hotel_id} and topic = 'order.placed' returning 1`,
  );
  await expect.poll(() => heard.map(({ news }) => news)).toEqual(["placed", "paid"]);
  stop();
});
