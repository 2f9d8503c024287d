/** An order with tickets is cancelled: what is promised goes back, the room's part at once, the tickets' after the railway. */
import { expect, test } from "vitest";
import { bookTrain } from "#contract/rail.ts";
import { MAIL_WORDS, TRAIN_WORDS } from "#languages/languages.ts";
import { sendRefunds } from "#server/payments/refunds/send-refunds.ts";
import { mailboxOf, visibleText } from "#tests/mail/read-mails.ts";
import { openRailway } from "#tests/setup/railway.ts";

const at = openRailway();

test("the room's money goes back at once, the tickets' when the railway has them", async () => {
  const bought = await at.guest.paid();
  const box = mailboxOf(at.paying.world, at.guest.lodging.hotel_id);
  const confirmed = (await box.fresh()).find(({ kind, to }) => kind === "confirmed" && to === bought.body.booker_email);
  await at.guest.reconcile();
  const before = await at.guest.booker.look(bought);
  expect(before).toMatchObject({ cancellation_fee: 80, cancellation_refund: before.paid_amount - 80 });
  // The policy says what the railway keeps, wherever it is read.
  const note = TRAIN_WORDS["en-US"].order.cancel_note("NT$80");
  expect(before.cancel_rule.split("\n").at(-1)).toBe(note);
  for (const text of [confirmed!.text, visibleText(confirmed!.html)]) expect(text).toContain(note);
  await box.fresh();
  await at.guest.booker.cancel(bought);
  expect(await at.guest.stateOf(bought.booking_number)).toBe("refunding");
  // What was promised, before the railway has answered and after; and one e-mail of it.
  const promised = { cancellation_fee: 80, cancellation_refund: before.paid_amount - 80, payment_status: 2 };
  const waiting = await at.guest.booker.look(bought);
  expect(waiting).toMatchObject(promised);
  expect(waiting.refunds).toMatchObject([
    { amount: before.paid_amount - 3810, is_rail: false },
    { amount: 3730, is_rail: true },
  ]);
  expect(waiting.cancel_rule).not.toContain(note);
  const [mail, ...others] = (await box.fresh()).filter(({ to }) => to === bought.body.booker_email);
  expect(others).toEqual([]);
  expect(mail!.kind).toBe("cancelled");
  for (const text of [mail!.text, visibleText(mail!.html)]) {
    expect(text).toContain(MAIL_WORDS["en-US"].cancelled.fee("NT$80"));
    expect(text).toContain(MAIL_WORDS["en-US"].cancelled.rail_fee("NT$80"));
  }
  await at.clean();
  await at.guest.reconcile();
  expect(await at.guest.stateOf(bought.booking_number)).toBe("refunded");
  const after = await at.guest.booker.look(bought);
  expect(after).toMatchObject(promised);
  expect(after.refunds).toMatchObject([
    { amount: before.paid_amount - 3810, is_rail: false },
    { amount: 3730, is_rail: true },
  ]);
  await sendRefunds(at.paying.world.dependencies, at.paying.now);
  expect((await box.fresh()).filter(({ to }) => to === bought.body.booker_email)).toEqual([]);
  expect((await at.guest.booker.refunds()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
    [3730, before.paid_amount - 3810].toSorted((a, b) => a - b),
  );
  await at.clean();
});

test("while nobody knows whether seats were bought: what was bought goes back, what was not is refunded in full", async () => {
  for (const [kind, refund] of [
    ["lost", 3730],
    ["refused", 3810],
  ] as const) {
    const bought = await at.guest.paid();
    at.guest.rail.faults.push({ kind: "unsent", step: "book" });
    await expect(at.guest.api()(bookTrain, { body: at.guest.own(bought) })).rejects.toMatchObject({
      code: "RAIL_BUSY",
    });
    await at.guest.booker.cancel(bought);
    expect(await at.guest.stateOf(bought.booking_number)).toBe("booking");
    await at.clean();
    at.guest.rail.faults.push({ kind, step: "book", code: "SOLD_OUT" });
    for (let round = 0; round < 4; round += 1) {
      at.paying.later(1);
      await at.guest.reconcile();
    }
    expect(await at.guest.stateOf(bought.booking_number)).toBe(kind === "lost" ? "refunded" : "failed");
    const refunds = await at.guest.booker.refunds();
    expect(refunds).toContainEqual({ reason: `rail ${bought.booking_number}`, amount: refund });
    await at.clean();
  }
});

test("tickets that were picked up are not refunded with the room", async () => {
  const bought = await at.guest.paid();
  const { pnr } = await at.guest.api()(bookTrain, { body: at.guest.own(bought) });
  at.guest.rail.books.pickUp(pnr);
  await at.guest.booker.cancel(bought);
  await at.guest.reconcile();
  expect(await at.guest.stateOf(bought.booking_number)).toBe("booked");
  const view = await at.guest.booker.look(bought);
  expect(view).toMatchObject({ cancellation_fee: 3810, cancellation_refund: view.final_amount - 3810 });
  const kinds = (await mailboxOf(at.paying.world, at.guest.lodging.hotel_id).fresh()).map(({ kind }) => kind);
  expect(kinds).toContain("rail_kept");
  await at.clean();
});
