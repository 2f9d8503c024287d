/** Back from the bank: what is said at once, what "Check again" finds, and when the order ends. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { checkPayment, payOrder } from "#contract/payments.ts";
import { outcomeOf } from "#rules/orders/outcome.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { askBeforeExpiry } from "#server/payments/attempts/ask-before-expiry.ts";
import { pollAttempts } from "#server/payments/attempts/poll-attempts.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";

let paying: PayingWorld;
let world: PayingWorld["world"];
let bank: PayingWorld["bank"];
beforeAll(async () => {
  paying = await openPayingWorld();
  ({ world, bank } = paying);
});
afterAll(() => paying.close());
beforeEach(() => paying.startAgain());
// No vendor is ever asked more often than it allows.
afterEach(() => expect(bank.tooFrequent).toEqual([]));

async function open() {
  const lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [1, 2, 3, 4, 6, 7, 8, 9, 14] });
  const [booker, guest] = [bookerOf(world, lodging), payingGuest(world, bank, lodging)];
  const booked = await booker.book(lodging.body());
  const api = world.apiOf(lodging.domain);
  const keys = { order_doc: booked.order_doc, booker_email: booked.body.booker_email };
  return {
    lodging,
    booker,
    guest,
    booked,
    look: () => booker.look(booked),
    check: () => api(checkPayment, { body: keys }),
    pay: (payment_vendor: 1 | 4) => api(payOrder, { body: { ...keys, payment_vendor } }),
  };
}

/** The bank answers nothing that anybody understands, while this is done. */
async function whileSilent(work: () => Promise<unknown>): Promise<void> {
  const { app } = bank;
  const isOurs = (path: string) => /QueryTradeInfo|\/inquiry|\/requests\/|transaction\/query|pay-by-prime/.test(path);
  bank.app = new Proxy(app, {
    get: (target, name) =>
      name === "request"
        ? (path: string, init?: RequestInit) =>
            isOurs(path) ? new Response("<html>", { status: 502 }) : target.request(path, init)
        : Reflect.get(target, name),
  });
  try {
    await work();
  } finally {
    bank.app = app;
  }
}

test.each([
  [1, "leave"],
  [2, "leave"],
  [3, "leave"],
  [4, "leave"],
  [4, "cancel"],
  [6, "leave"],
  [7, "cancel"],
])("vendor %i, %s: not paid yet, and it can be paid at once", async (vendor, button) => {
  const { lodging, booked, guest, look } = await open();
  const trade = await guest.go(booked, vendor);
  const there = await look();
  // Whoever closes the tab or presses Back sees the same as whoever returns.
  expect([outcomeOf(there), there.payment_available]).toEqual(["unpaid", true]);
  await guest.click(trade, button);
  const view = await look();
  expect([outcomeOf(view), view.payment_available, view.payment_pending]).toEqual(["unpaid", true, false]);
  expect(view.pay_expired_timestamp).toBe(booked.view.pay_expired_timestamp);
  expect(view.payment_open).toBe(button === "leave");
  await expectClean(world, lodging.hotel_id);
});

test.each([1, 6])("vendor %i: the webhook is lost, and what the browser brings makes us ask", async (vendor) => {
  const { lodging, booked, booker, guest } = await open();
  await guest.click(await guest.go(booked, vendor), "lost", { brings: true });
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(world, lodging.hotel_id);
});

test.each([1, 6])("vendor %i: its signed word is no money, but nobody says that nothing was paid", async (vendor) => {
  const { lodging, booked, booker, guest, look, check } = await open();
  const trade = await guest.go(booked, vendor);
  await whileSilent(() => guest.click(trade, "lost", { brings: true }));
  const view = await look();
  expect([outcomeOf(view), view.paid_amount, view.payment_open]).toEqual(["waiting", 0, true]);
  paying.later(10);
  expect(await check()).toEqual({ said: "paid", again_timestamp: null });
  expect(await booker.stateOf(booked)).toBe("confirmed");
  await expectClean(world, lodging.hotel_id);
});

test("what a browser brings counts only with the vendor's signature, and for its own trade", async () => {
  const { booked, guest, look } = await open();
  const other = await open();
  const trade = await guest.go(booked, 6);
  await guest.click(trade, "lost");
  const theirs = await other.guest.go(other.booked, 6);
  const signed = bank.made.at(-1)!;
  const bring = (return_url: string, body: string) =>
    world.fetch(new URL(return_url).hostname, new URL(return_url).pathname, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  await bring(theirs.return_url, signed.body);
  expect(outcomeOf(await other.look())).toBe("unpaid");
  await bring(trade.return_url, signed.body.replace(/CheckMacValue=./, "CheckMacValue=Z"));
  await bring(trade.return_url, "x".repeat(70_000));
  expect(outcomeOf(await look())).toBe("unpaid");
  await bring(trade.return_url, signed.body);
  expect(outcomeOf(await look())).toBe("paid");
});

test.each([3, 4])("vendor %i is asked on return and does not answer: nobody knows, until it does", async (vendor) => {
  const { booked, guest, look, check } = await open();
  const trade = await guest.go(booked, vendor);
  await whileSilent(async () => {
    await guest.click(trade, "leave");
    expect(outcomeOf(await look())).toBe("waiting");
    expect((await check()).said).toBe("silent");
    expect(outcomeOf(await look())).toBe("waiting");
  });
  paying.later(1);
  expect((await check()).said).toBe("unpaid");
  expect(outcomeOf(await look())).toBe("unpaid");
});

test("a card that was charged while the answer got lost is being checked, never called unpaid", async () => {
  const { booked, guest, look, check } = await open();
  await whileSilent(() => guest.go(booked, 2).catch(() => undefined));
  expect(outcomeOf(await look())).toBe("waiting");
  // TapPay has no record of it yet: that may still come.
  expect((await check()).said).toBe("under_way");
});

test("a vendor that could not be reached to begin with has taken nothing", async () => {
  const { look, pay, lodging } = await open();
  const { app } = bank;
  bank.app = new Proxy(app, {
    get: (target, name) =>
      name === "request" ? async () => new Response("<html>", { status: 502 }) : Reflect.get(target, name),
  });
  await expect(pay(4)).rejects.toMatchObject({ code: "VENDOR_UNAVAILABLE" });
  bank.app = app;
  expect(outcomeOf(await look())).toBe("unpaid");
  await expectClean(world, lodging.hotel_id);
});

test("the card's bank has not decided: that is being checked, and asking says so", async () => {
  const { booked, guest, look, check } = await open();
  await guest.click(await guest.go(booked, 6), "undecided");
  expect(outcomeOf(await look())).toBe("waiting");
  expect((await check()).said).toBe("under_way");
  expect(outcomeOf(await look())).toBe("waiting");
});

test("ECPay is asked once, then not again for ten minutes, whoever asks", async () => {
  const { booked, guest, check, booker } = await open();
  const trade = await guest.go(booked, 6);
  expect((await check()).said).toBe("unpaid");
  paying.later(4);
  const requestedAt = paying.now().getTime() / 1000 - 4 * 60;
  expect(await check()).toEqual({ said: "too_soon", again_timestamp: requestedAt + 600 });
  await guest.click(trade, "lost", { comesBack: false });
  // The poll that was due after ten minutes waits, too.
  paying.later(6);
  expect((await check()).said).toBe("paid");
  expect(await booker.stateOf(booked)).toBe("confirmed");
  expect((await check()).said).toBe("paid");
});

test("several at once ask once", async () => {
  const { booked, guest, check } = await open();
  const trade = await guest.go(booked, 4);
  const before = trade.queried_at.length;
  const said = await Promise.all(Array.from({ length: 5 }, check));
  expect(said.map((each) => each.said).sort()).toEqual(["too_soon", "too_soon", "too_soon", "too_soon", "unpaid"]);
  expect(trade.queried_at.length - before).toBe(1);
  paying.later(1);
  await guest.click(trade, "close");
  expect((await check()).said).toBe("paid");
});

test("nothing is open before a payment was begun, and a declined card is one that failed", async () => {
  const { booked, guest, check, look } = await open();
  expect((await check()).said).toBe("nothing_open");
  const trade = await guest.go(booked, 3);
  trade.state = "failed";
  expect((await check()).said).toBe("failed");
  expect(outcomeOf(await look())).toBe("failed");
});

test("a bank's number can be asked about, too", async () => {
  const { booked, guest, check, look } = await open();
  const trade = await guest.go(booked, 9);
  await guest.click(trade, "issue");
  expect([outcomeOf(await look()), (await look()).payment_open]).toEqual(["transfer", true]);
  expect((await check()).said).toBe("unpaid");
  expect(outcomeOf(await look())).toBe("transfer");
});

test("only who may see the order may make us ask", async () => {
  const { lodging, booked } = await open();
  const asking = world.apiOf(lodging.domain)(checkPayment, {
    body: { order_doc: booked.order_doc, booker_email: "somebody@example.com" },
  });
  await expect(asking).rejects.toMatchObject({ code: "ORDER_ACCESS" });
});

/** The job of every ten seconds. */
const expire = () => {
  const now = paying.now();
  return expireOrders(world.database, now, (due) => askBeforeExpiry(world.dependencies, due.hotel_id, due, now));
};

const secondsLeft = ({ pay_expired_timestamp }: Booked["view"]) =>
  pay_expired_timestamp! - paying.now().getTime() / 1000;

test("an order with an open attempt ends when its page said so, and is offered for payment as long as it is taken", async () => {
  const { lodging, booked, booker, guest, look, pay } = await open();
  await guest.click(await guest.go(booked, 6), "leave");
  expect(secondsLeft(await look())).toBe(30 * 60);
  // With two minutes left no payment is offered any more, nor taken.
  paying.later(27);
  expect((await look()).payment_available).toBe(true);
  await pay(1);
  paying.later(1);
  expect((await look()).payment_available).toBe(false);
  await expect(pay(4)).rejects.toMatchObject({ code: "ORDER_OVER" });
  paying.later(1);
  await expire();
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  paying.later(1);
  expect(secondsLeft(await look())).toBe(0);
  await expire();
  expect(await booker.stateOf(booked)).toBe("expired");
  await expectClean(world, lodging.hotel_id);
});

test("paid after that: the rooms are free, so the order has them again", async () => {
  const { lodging, booked, booker, guest, look, check } = await open();
  const trade = await guest.go(booked, 1);
  paying.later(30);
  await expire();
  expect(await booker.stateOf(booked)).toBe("expired");
  expect((await look()).payment_open).toBe(true);
  await guest.click(trade, "lost", { comesBack: false });
  paying.later(1);
  expect((await check()).said).toBe("paid");
  expect(await look()).toMatchObject({ display_status: "confirmed", payment_status: 2 });
  await pollAttempts(world.dependencies, paying.now);
  await expectClean(world, lodging.hotel_id);
});
