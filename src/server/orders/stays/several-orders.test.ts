/** Several orders of one guest for the same days: one e-mail around the stay, which names them all. */
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { shownCode } from "#rules/orders/short-code.ts";
import { recordStayMails } from "#server/orders/stays/record-stay-mails.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { mailboxOf } from "#tests/mail/read-mails.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";

const at = openSeparateClockedWorld();
// One test's lodgings are not another's work.
beforeEach(() => at.separate.asOwner("delete from stay_mail_round"));

const GUEST = "guest@twice.example";
const nineOn = (day: string) => new Date(`2031-03-${day}T09:00:00+08:00`);

/** Arrive on 11 March and leave on the 13th, booked on the 1st: one order for each of these guests. */
async function open(emails: string[]) {
  const lodging = await openLodging(at.world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 20 }],
    info: { email: "stay@inn.example" },
    mail_arrival_day: true,
  });
  const booker = bookerOf(at.world, lodging);
  const booked = [];
  for (const booker_email of emails) {
    booked.push(await booker.book(lodging.body([[0, 0, 1]], { pay_way: "pay_arrival", booker_email })));
  }
  const mailbox = mailboxOf(at.world, lodging.hotel_id);
  await mailbox.fresh();
  const rows = await readRows<{ order_doc: string; short_code: string }>(
    at.world.database,
    lodging.hotel_id,
    sql`select order_doc, short_code from "order" where hotel_id = ${lodging.hotel_id}`,
  );
  return {
    lodging,
    booker,
    booked,
    codeOf: (order_doc: string) => shownCode(rows.find((row) => row.order_doc === order_doc)!.short_code),
    mailsOn: async (day: string) => {
      at.now = nineOn(day);
      await recordStayMails(at.world.dependencies, at.now);
      return mailbox.fresh();
    },
    mailbox,
  };
}

test("one e-mail names them all, with a link to each", async () => {
  const { lodging, booked, codeOf, mailsOn } = await open([GUEST, GUEST.toUpperCase()]);
  const codes = booked.map(({ order_doc }) => codeOf(order_doc));
  for (const [day, kind] of [
    ["08", "before_arrival"],
    ["11", "arrival_day"],
    ["14", "after_stay"],
  ] as const) {
    const mails = await mailsOn(day);
    expect(mails.map((mail) => mail.kind)).toEqual([kind]);
    const { text } = mails[0]!;
    // Thanks name no code of the stay that they describe.
    expect(
      codes.filter((code) => text.includes(code)),
      kind,
    ).toHaveLength(kind === "after_stay" ? 1 : 2);
    for (const { order_doc } of booked) expect(text, kind).toMatch(new RegExp(`/orders/${order_doc}\\?hash_code=`));
  }
  await expectClean(at.world, lodging.hotel_id);
});

test("another guest has an e-mail of their own, and a cancelled order is not named", async () => {
  const { booker, booked, codeOf, mailsOn, mailbox } = await open([GUEST, "another@guest.example", GUEST]);
  await booker.cancel(booked[2]!);
  await mailbox.fresh();
  const mails = await mailsOn("08");
  expect(mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
    "before_arrival another@guest.example",
    `before_arrival ${GUEST}`,
  ]);
  for (const { text } of mails) expect(text).not.toContain(codeOf(booked[2]!.order_doc));
});

test("cancelled between the record and the e-mail: the other order has its own", async () => {
  const { booker, booked, codeOf, mailbox } = await open([GUEST, GUEST]);
  at.now = nineOn("08");
  await recordStayMails(at.world.dependencies, at.now);
  await booker.cancel(booked[0]!);
  const mails = (await mailbox.fresh()).filter(({ kind }) => kind === "before_arrival");
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain(codeOf(booked[1]!.order_doc));
  expect(mails[0]!.text).not.toContain(codeOf(booked[0]!.order_doc));
});
