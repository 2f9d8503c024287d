/** The railway's answer is lost at every step: never two tickets, and never unknown for longer than the reconcile interval. */
import { describe, expect, test } from "vitest";
import { bookTrain, changeTrainReservation, refundReservedRail } from "#contract/rail.ts";
import { PENDING_STATES } from "#rules/rail/rail-state.ts";
import { otherTrains, type RailGuest } from "#tests/guests/rail-guest.ts";
import { railBody } from "#tests/lodgings/rail.ts";
import { openRailway } from "#tests/setup/railway.ts";
import { size } from "#tests/faults/tools/sizes.ts";

const at = openRailway({ rooms: 20 });

type Bought = Awaited<ReturnType<RailGuest["paid"]>>;

/** What the railway has, against what we say: its ticket, PNR and trains; money by the audit. */
async function expectAgreed({ booking_number }: Bought): Promise<void> {
  const ours = (await at.guest.stored(booking_number))!;
  const theirs = at.guest.rail.books.tickets.get(booking_number);
  expect(PENDING_STATES).not.toContain(ours.state);
  if (ours.state === "booked") {
    expect(theirs).toMatchObject({ state: "issued", pnr: ours.pnr });
    expect(theirs!.rides.map(({ number }) => number)).toEqual(ours.rides.map(({ number }) => number));
  } else expect(theirs?.state ?? "refunded").toBe("refunded");
  await at.clean();
}

const FAULTS = ["lost", "unsent", "late", "twice", "garbled"] as const;
type Step = "book" | "change" | "refund";

/** Brings an order to where the step begins. */
async function before(step: Step): Promise<Bought> {
  const bought = await at.guest.paid();
  if (step !== "book") await at.guest.api()(bookTrain, { body: at.guest.own(bought) });
  return bought;
}

async function take(step: Step, bought: Bought): Promise<unknown> {
  const body = at.guest.own(bought);
  if (step === "book") return at.guest.api()(bookTrain, { body });
  const { pnr } = (await at.guest.stored(bought.booking_number))!;
  if (step === "refund") return at.guest.api()(refundReservedRail, { body: { ...body, pnr: pnr! } });
  const rides = otherTrains(bought.body);
  at.guest.openSeats({ rides });
  return at.guest.api()(changeTrainReservation, { body: { ...body, rides } });
}

describe.each(["book", "change", "refund"] as const)("an answer to %s", (step) => {
  test.each(FAULTS)(`${step}, %s: known within a minute, done once`, async (kind) => {
    const bought = await before(step);
    const bookedBefore = at.guest.rail.books.tickets.size;
    at.guest.rail.faults.push({ kind, step });
    const answer = take(step, bought);
    if (kind === "twice") await answer;
    else await expect(answer).rejects.toMatchObject({ code: "RAIL_BUSY" });
    at.paying.later(1);
    await at.guest.reconcile();
    await expectAgreed(bought);
    const after = (await at.guest.stored(bought.booking_number))!;
    expect(after.state).toBe(step === "refund" ? "refunded" : "booked");
    if (step === "change") expect(after.rides.map(({ number }) => number)).toEqual(["815", "824"]);
    expect(at.guest.rail.books.tickets.size - bookedBefore).toBe(step === "book" ? 1 : 0);
  });
});

test("the railway is away for an hour: it is asked again at least every minute, and then all is known", async () => {
  const bought = await before("book");
  at.guest.rail.faults.push(...Array.from({ length: 40 }, () => ({ kind: "lost" as const, step: "book" as const })));
  const requestsBefore = at.guest.rail.requests;
  for (let minute = 0; minute < 30; minute += 1) {
    await at.guest.reconcile();
    at.paying.later(1);
  }
  expect(at.guest.rail.requests - requestsBefore).toBe(30);
  expect(at.guest.rail.books.tickets.size).toBeGreaterThan(0);
  at.guest.rail.faults.length = 0;
  await at.guest.reconcile();
  await expectAgreed(bought);
});

test("random walks with faults: orders are paid, changed, given back and cancelled while answers get lost", async () => {
  let seed = Number(process.env.SEED ?? 20261118);
  const draw = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) % most;
  };
  for (let walk = 0; walk < size(4, 40); walk += 1) {
    const bought = await at.guest.paid();
    for (let step = 0; step < 6; step += 1) {
      if (draw(2) === 0) at.guest.rail.faults.push({ kind: FAULTS[draw(FAULTS.length)]! });
      if (draw(6) === 0) at.guest.rail.faults.push({ kind: "refused", code: ["SOLD_OUT", "PICKED_UP"][draw(2)]! });
      const choice = draw(5);
      if (choice === 4) await at.guest.booker.cancel(bought).catch(() => null);
      else await take((["book", "change", "change", "refund"] as const)[choice]!, bought).catch(() => null);
      await at.clean();
      if (draw(3) === 0) await at.guest.reconcile();
      // Both the railway's own and those of looking up trains.
      at.guest.rail.faults.length = 0;
    }
    for (let minute = 0; minute < 3; minute += 1) {
      at.paying.later(1);
      await at.guest.reconcile();
    }
    await expectAgreed(bought);
    at.paying.startAgain();
  }
}, 120_000);

test("a train that has left can't be changed or given back", async () => {
  const bought = await before("change");
  const [out] = railBody(bought.body).rides;
  const departs = new Date(`${out!.date}T09:00:00+08:00`);
  at.paying.later(Math.ceil((departs.getTime() - at.paying.now().getTime()) / 60_000) + 240);
  await expect(take("refund", bought)).rejects.toMatchObject({ code: "RAIL_TRAIN_GONE" });
  await expect(take("change", bought)).rejects.toMatchObject({ code: "RAIL_TRAIN_GONE" });
});
