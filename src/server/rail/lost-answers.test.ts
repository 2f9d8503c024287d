/** The railway's answer is lost at every step: never two tickets, and never unknown for longer than the reconcile interval. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookTrain, changeTrainReservation, refundReservedRail } from "#contract/rail.ts";
import { PENDING_STATES } from "#rules/rail/rail-state.ts";
import { openRailGuest, otherTrains, type RailGuest } from "#tests/guests/rail-guest.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { openPayingWorld, type PayingWorld } from "#tests/setup/paying-world.ts";

let paying: PayingWorld;
let guest: RailGuest;
beforeAll(async () => {
  paying = await openPayingWorld();
});
afterAll(() => paying.close());
beforeEach(async () => {
  guest = await openRailGuest(paying, 20);
});

type Bought = Awaited<ReturnType<RailGuest["paid"]>>;

/** What the railway has, against what we say: its ticket, PNR and trains; money by the audit. */
async function expectAgreed({ booking_number }: Bought): Promise<void> {
  const ours = (await guest.stored(booking_number))!;
  const theirs = guest.rail.books.tickets.get(booking_number);
  expect(PENDING_STATES).not.toContain(ours.state);
  if (ours.state === "booked") {
    expect(theirs).toMatchObject({ state: "issued", pnr: ours.pnr });
    expect(theirs!.rides.map(({ number }) => number)).toEqual(ours.rides.map(({ number }) => number));
  } else expect(theirs?.state ?? "refunded").toBe("refunded");
  await expectClean(paying.world, guest.lodging.hotel_id);
}

const FAULTS = ["lost", "unsent", "late", "twice", "garbled"] as const;
type Step = "book" | "change" | "refund";

/** Brings an order to where the step begins. */
async function before(step: Step): Promise<Bought> {
  const bought = await guest.paid();
  if (step !== "book") await guest.api()(bookTrain, { body: guest.own(bought) });
  return bought;
}

async function take(step: Step, bought: Bought): Promise<unknown> {
  const body = guest.own(bought);
  if (step === "book") return guest.api()(bookTrain, { body });
  const { pnr } = (await guest.stored(bought.booking_number))!;
  if (step === "refund") return guest.api()(refundReservedRail, { body: { ...body, pnr: pnr! } });
  const rides = otherTrains(bought.body);
  guest.openSeats({ rides });
  return guest.api()(changeTrainReservation, { body: { ...body, rides } });
}

describe.each(["book", "change", "refund"] as const)("%s", (step) => {
  test.each(FAULTS)("%s: known within a minute, done once", async (kind) => {
    const bought = await before(step);
    const bookedBefore = guest.rail.books.tickets.size;
    guest.rail.faults.push({ kind, step });
    const answer = take(step, bought);
    if (kind === "twice") await answer;
    else await expect(answer).rejects.toMatchObject({ code: "RAIL_BUSY" });
    paying.later(1);
    await guest.reconcile();
    await expectAgreed(bought);
    const after = (await guest.stored(bought.booking_number))!;
    expect(after.state).toBe(step === "refund" ? "refunded" : "booked");
    if (step === "change") expect(after.rides.map(({ number }) => number)).toEqual(["815", "824"]);
    expect(guest.rail.books.tickets.size - bookedBefore).toBe(step === "book" ? 1 : 0);
  });
});

test("the railway is away for an hour: it is asked again at least every minute, and then all is known", async () => {
  const bought = await before("book");
  guest.rail.faults.push(...Array.from({ length: 40 }, () => ({ kind: "lost" as const, step: "book" as const })));
  const requestsBefore = guest.rail.requests;
  for (let minute = 0; minute < 30; minute += 1) {
    await guest.reconcile();
    paying.later(1);
  }
  expect(guest.rail.requests - requestsBefore).toBe(30);
  expect(guest.rail.books.tickets.size).toBeGreaterThan(0);
  guest.rail.faults.length = 0;
  await guest.reconcile();
  await expectAgreed(bought);
});

test("random walks with faults: orders are paid, changed, given back and cancelled while answers get lost", async () => {
  let seed = Number(process.env.SEED ?? 20261118);
  const draw = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % most;
  };
  for (let walk = 0; walk < 12; walk += 1) {
    const bought = await guest.paid();
    for (let step = 0; step < 6; step += 1) {
      if (draw(2) === 0) guest.rail.faults.push({ kind: FAULTS[draw(FAULTS.length)]! });
      if (draw(6) === 0) guest.rail.faults.push({ kind: "refused", code: ["SOLD_OUT", "PICKED_UP"][draw(2)]! });
      const choice = draw(5);
      if (choice === 4) await guest.booker.cancel(bought).catch(() => null);
      else await take((["book", "change", "change", "refund"] as const)[choice]!, bought).catch(() => null);
      await expectClean(paying.world, guest.lodging.hotel_id);
      if (draw(3) === 0) await guest.reconcile();
      // Both the railway's own and those of looking up trains.
      guest.rail.faults.length = 0;
    }
    for (let minute = 0; minute < 3; minute += 1) {
      paying.later(1);
      await guest.reconcile();
    }
    await expectAgreed(bought);
    paying.startAgain();
  }
}, 120_000);

test("a train that has left can't be changed or given back", async () => {
  const bought = await before("change");
  const [out] = railBody(bought.body).rides;
  const departs = new Date(`${out!.date}T09:00:00+08:00`);
  paying.later(Math.ceil((departs.getTime() - paying.now().getTime()) / 60_000) + 240);
  await expect(take("refund", bought)).rejects.toMatchObject({ code: "RAIL_TRAIN_GONE" });
  await expect(take("change", bought)).rejects.toMatchObject({ code: "RAIL_TRAIN_GONE" });
});
