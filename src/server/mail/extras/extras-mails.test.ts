/** What is added, changed, given back or bought from the railway is written to the guest once, as it is then. */
import { describe, expect, test } from "vitest";
import { attachToOrder, bookAddOns, changeAttachment } from "#contract/add-ons.ts";
import { bookTrain, changeTrainReservation, refundReservedRail } from "#contract/rail.ts";
import { MAIL_WORDS } from "#languages/languages.ts";
import { lapseAdditions } from "#server/add-ons/lapse-additions.ts";
import type { Booked } from "#tests/guests/booker.ts";
import { otherTrains } from "#tests/guests/rail-guest.ts";
import { bare, readPdf } from "#tests/helpers/pdf.ts";
import { printerOf } from "#tests/guests/download-proof.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { mailboxOf, type ReadMail } from "#tests/mail/read-mails.ts";
import { openRailway } from "#tests/setup/railway.ts";

const at = openRailway();
const words = MAIL_WORDS["en-US"];

const kindsOf = (mails: readonly ReadMail[]) => mails.map(({ kind }) => kind);

/** New e-mails to the guest; `staff`: the kinds of those that the lodging got with them. */
function boxOf() {
  const box = mailboxOf(at.paying.world, at.guest.lodging.hotel_id);
  const read = {
    staff: [] as string[],
    async fresh(): Promise<ReadMail[]> {
      const all = await box.fresh();
      const isForStaff = ({ to }: ReadMail) => to === "inn@example.com";
      read.staff = kindsOf(all.filter(isForStaff));
      return all.filter((mail) => !isForStaff(mail));
    },
  };
  return read;
}

const proofOf = ({ order_doc, body }: Booked) => ({ order_doc, booker_email: body.booker_email });

/** The calendar file of an e-mail, its lines unfolded. */
const calendarOf = ({ attachments }: ReadMail): string[] =>
  attachments[0]!.content.replaceAll("\r\n ", "").split("\r\n");

describe("add-ons", () => {
  const add = (booked: Booked, quantity: number) => {
    const { domain } = at.guest.lodging;
    const adds_list = [{ item_number: "BOX", quantity, date: at.guest.lodging.day(11) }];
    return at.guest.api()(bookAddOns, { body: { domain, ...proofOf(booked), adds_list } });
  };
  const giveBack = (booked: Booked, attachment_no: number, quantity: number) =>
    at.guest.api()(changeAttachment, {
      body: { domain: at.guest.lodging.domain, ...proofOf(booked), attachment_no, quantity },
    });

  test("paid at the lodging: an e-mail for each addition and give-back, and one to the lodging", async () => {
    await addAddOn(at.paying.world.database, at.guest.lodging, { unit: { "en-US": "box" } });
    const booked = await at.guest.booker.book(at.guest.order({ pay_way: "cash" }));
    const box = boxOf();
    await box.fresh();
    await add(booked, 2);
    const added = await box.fresh();
    expect(kindsOf(added)).toEqual(["extras_added"]);
    expect(box.staff).toEqual(["staff_extras"]);
    expect(added[0]!.text).toContain("Breakfast box (box) × 2: Wednesday, March 12, 2031\n  NT$360");
    expect(added[0]!.text).toContain(words.extras_added.lead);
    await giveBack(booked, 0, 1);
    const [less] = await box.fresh();
    expect(less).toMatchObject({ kind: "extras_returned" });
    expect(box.staff).toEqual(["staff_extras"]);
    expect(less!.text).toContain("Breakfast box (box) × 1");
    await giveBack(booked, 0, 0);
    const [none] = await box.fresh();
    expect(none!.text).toContain("Breakfast box (box) × 1: Wednesday, March 12, 2031\n  Canceled");
    expect(await box.fresh()).toEqual([]);
  });

  test("paid in advance: kept for half an hour, paid or lapsed, given back with its money", async () => {
    await addAddOn(at.paying.world.database, at.guest.lodging);
    const booked = await at.guest.booker.book(at.guest.order());
    await at.guest.booker.pay(booked, booked.view.pay_amount);
    const box = boxOf();
    await box.fresh();
    const { domain } = at.guest.lodging;
    const room_attachment_detail = [{ item_number: "BOX", quantity: 1 }];
    const paying = { domain, ...proofOf(booked), room_attachment_detail, pay_way: "credit_card" as const };
    await at.guest.api()(attachToOrder, { body: paying });
    const [held] = await box.fresh();
    expect(held).toMatchObject({ kind: "extras_added" });
    expect(box.staff).toEqual([]);
    const until = "Saturday, March 1, 2031 at 10:30 (Taiwan time)";
    expect(held!.text).toContain(words.extras_added.held("NT$180", until));
    expect(held!.text).toContain(`Held until ${until}`);
    at.paying.later(31);
    await lapseAdditions(at.paying.world.database, at.paying.now());
    expect(kindsOf(await box.fresh())).toEqual(["extras_lapsed"]);

    await at.guest.api()(attachToOrder, { body: paying });
    await at.guest.booker.pay(booked, 180);
    // Paid before the e-mail was written: it is not asked for again.
    const both = await box.fresh();
    expect(kindsOf(both)).toEqual(["extras_added", "paid"]);
    expect(box.staff).toEqual(["staff_extras"]);
    expect(both.map(({ text }) => text).join()).not.toContain("Held until");
    await giveBack(booked, 1, 0);
    const [refund, ...others] = await box.fresh();
    expect(others).toEqual([]);
    expect(refund).toMatchObject({ kind: "refund" });
    expect(box.staff).toContain("staff_extras");
    expect(refund!.text).toContain(words.refund.extras_returned);
    expect(refund!.text).toContain(words.refund.coming("NT$180"));
    await at.clean();
  });
});

describe("train tickets", () => {
  test("bought after the confirmation: the number comes in an e-mail; changed and given back: one each", async () => {
    const bought = await at.guest.paid();
    const box = boxOf();
    const [confirmed] = await box.fresh();
    expect(confirmed).toMatchObject({ kind: "confirmed" });
    expect(confirmed!.text).toContain("Being booked; we’ll email you the reservation code");
    expect(calendarOf(confirmed!).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);

    const { pnr } = await at.guest.api()(bookTrain, { body: at.guest.own(bought) });
    const [booked] = await box.fresh();
    expect(booked).toMatchObject({ kind: "rail_booked" });
    for (const said of [words.rail_booked.lead(pnr), "Taipei → ", "Train 813, standard car", "1 adult, 1 child"])
      expect(booked!.text).toContain(said);
    const rides = calendarOf(booked!);
    expect(rides.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(3);
    expect(rides).toContain("SUMMARY:High-speed rail 813\\, Taipei to Zuoying");
    expect(rides).toContain(`DESCRIPTION:Reservation code (PNR) ${pnr}`);
    await at.guest.reconcile();
    expect(await box.fresh()).toEqual([]);

    const wanted = otherTrains(bought.body);
    at.guest.openSeats({ rides: wanted });
    const changed = await at.guest.api()(changeTrainReservation, { body: { ...at.guest.own(bought), rides: wanted } });
    const [second] = await box.fresh();
    expect(second).toMatchObject({ kind: "rail_changed" });
    expect(second!.text).toContain(words.rail_changed.lead(changed.pnr));
    expect(second!.text).toContain("Train 815");
    expect(second!.text).not.toContain("Train 813");

    const printer = printerOf(at.paying.world);
    const paper = await printer.download(at.guest.lodging, await printer.seal(at.guest.lodging, proofOf(bought)));
    const { words: printed } = await readPdf(new Uint8Array(await paper.arrayBuffer()));
    for (const said of [changed.pnr, "Train 815", "Booked", "1 adult, 1 child"]) expect(printed).toContain(bare(said));

    await at.guest.api()(refundReservedRail, { body: { ...at.guest.own(bought), pnr: changed.pnr } });
    const back = await box.fresh();
    expect(kindsOf(back)).toEqual(["refund"]);
    expect(back[0]!.text).toContain(words.refund.rail_returned);
    expect(back[0]!.text).toContain("Returned; the fare is refunded, less the railway’s fee");
    expect(calendarOf(back[0]!).filter((line) => line.startsWith("STATUS"))).toEqual([
      "STATUS:CONFIRMED",
      "STATUS:CANCELLED",
      "STATUS:CANCELLED",
    ]);
    expect(await box.fresh()).toEqual([]);
  });

  test("bought before the confirmation was written: it has the number, and no second e-mail follows", async () => {
    const bought = await at.guest.paid();
    const { pnr } = await at.guest.api()(bookTrain, { body: at.guest.own(bought) });
    const mails = await boxOf().fresh();
    expect(kindsOf(mails)).toEqual(["confirmed"]);
    expect(mails[0]!.text).toContain(`Reservation code (PNR): ${pnr}`);
  });

  test("the railway has no seats, or keeps what was picked up: why, and what happens with the money", async () => {
    const failed = await at.guest.paid();
    const box = boxOf();
    await box.fresh();
    at.guest.rail.faults.push({ kind: "refused", step: "book", code: "SOLD_OUT" });
    await at.guest
      .api()(bookTrain, { body: at.guest.own(failed) })
      .catch(() => null);
    const [refund, ...others] = await box.fresh();
    expect(others).toEqual([]);
    expect(refund!.text).toContain(words.refund.rail_failed);
    expect(refund!.text).toContain("Couldn’t be booked; the fare is refunded in full");

    const kept = await at.guest.paid();
    const { pnr } = await at.guest.api()(bookTrain, { body: at.guest.own(kept) });
    await box.fresh();
    at.guest.rail.books.pickUp(pnr);
    await at.guest
      .api()(refundReservedRail, { body: { ...at.guest.own(kept), pnr } })
      .catch(() => null);
    const [mail] = await box.fresh();
    expect(mail).toMatchObject({ kind: "rail_kept" });
    expect(mail!.text).toContain(words.rail_kept.lead);
    expect(mail!.text).toContain("station");
  });
});
