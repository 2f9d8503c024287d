import fc from "fast-check";
import { expect, test } from "vitest";
import { BILL_WORDS } from "#languages/languages.ts";
import { billAmount, billName, billOf, cancelledLines, settledLines, withTotal } from "#rules/money/bill.ts";

const words = BILL_WORDS["en-US"];
const shown = (amount: number) => `NT$${amount.toLocaleString("en-US")}`;
const read = (lines: ReturnType<typeof billOf>) =>
  lines.map((line) => `${billName(line)}: ${billAmount(line, shown, "Free")}`);

const FAMILY = {
  room_class_name: "Ocean family",
  rate_plan_code_name: "Half board",
  num: 2,
  list_price: 9_830,
  price: 8_840,
  guest_charges: [
    { label: "Ages 4–11", quantity: 2, amount: 900 },
    { label: "Ages 0–3", quantity: 1, amount: 0 },
  ],
};
const TICKETS = { item_name: "Tickets", item_type: "rail", quantity: 1, total_price: 7_620, extra_info: {} };
const BIKES = {
  item_name: "Bicycle",
  item_type: "rental",
  quantity: 2,
  total_price: 600,
  extra_info: { date: "2026-12-11" },
};

test("first what is sold, then each thing that is taken off, then what that comes to", () => {
  const coupons = [
    { code: "TEN", amount: 1_768, isMembers: false },
    { code: "Memberpromotion", amount: 100, isMembers: true },
    { code: "NOTHING", amount: 0, isMembers: false },
  ];
  const sold = { rooms: [FAMILY], items: [TICKETS, BIKES], coupons, point_used: 300, stored_value_used: 0 };
  expect(read(withTotal(billOf(sold, words), words))).toEqual([
    "Ocean family · Half board × 2: NT$19,660",
    "Ages 4–11 × 2: NT$900",
    "Ages 0–3: Free",
    "Bicycle × 2: NT$600",
    "Tickets: NT$7,620",
    "Member price: −NT$1,980",
    "Promo code TEN: −NT$1,768",
    "Member offer: −NT$100",
    "Points used: −NT$300",
    "Total: NT$24,632",
  ]);
});

test("cents add up on the wire, too", () => {
  const rooms = [{ ...FAMILY, num: 3, list_price: 149.5, price: 134.55, guest_charges: [] }];
  const lines = billOf({ rooms, items: [], coupons: [], point_used: 0, stored_value_used: 7.26 }, words);
  expect(withTotal(lines, words).at(-1)).toMatchObject({ kind: "total", amount: 396.39 });
});

test("what was paid and is left; of a cancellation the fee with the railway's part, and what goes back", () => {
  expect(read(settledLines({ received: 0, left: 25_300 }, words))).toEqual(["Still to pay: NT$25,300"]);
  expect(read(settledLines({ received: 7_590, left: 17_710 }, words))).toEqual([
    "Amount paid: NT$7,590",
    "Balance due: NT$17,710",
  ]);
  expect(read(cancelledLines({ received: 25_300, fee: 160, rail_fee: 160, refund: 25_140 }, words))).toEqual([
    "Amount paid: NT$25,300",
    "Cancellation fee: NT$160",
    "Of that fee, kept by the railway: NT$160",
    "Refund amount: NT$25,140",
  ]);
  expect(cancelledLines({ received: 0, fee: 0, rail_fee: 0, refund: 0 }, words)).toEqual([]);
});

test("whatever is sold, the lines come to what is charged", () => {
  const amount = fc.nat(100_000);
  const room = fc.record({ num: fc.integer({ min: 1, max: 9 }), list_price: amount, price: amount, extra: amount });
  fc.assert(
    fc.property(fc.array(room), fc.array(amount), amount, (rooms, off, points) => {
      const lines = billOf(
        {
          rooms: rooms.map((each) => ({
            ...FAMILY,
            ...each,
            guest_charges: [{ label: "Child", quantity: 1, amount: each.extra }],
          })),
          items: [],
          coupons: off.map((taken, nth) => ({ code: `C${nth}`, amount: taken, isMembers: false })),
          point_used: points,
          stored_value_used: 0,
        },
        words,
      );
      const charged = rooms.reduce((sum, { num, price, extra }) => sum + num * price + extra, 0);
      const taken = off.reduce((sum, each) => sum + each, points);
      expect(withTotal(lines, words).at(-1)!.amount).toBe(charged - taken);
    }),
  );
});
