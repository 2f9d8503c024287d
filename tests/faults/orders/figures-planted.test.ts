/** The comparison of figures finds a medium that adds up by itself: it runs once more with each of these bugs planted. */
import { findsPlanted } from "#tests/faults/tools/finds-planted.ts";

const FINDER = "every medium says the same figures, line by line, and what is promised goes back";

findsPlanted("tests/faults/orders/figures-agree.test.ts", [
  [
    "an order that leaves out what its children cost",
    "src/server/orders/view/bill-of-order.ts",
    "const rooms = orders.map((each, nth) => ({ ...each, list_price: lines[nth]!.list_price }));",
    "const rooms = orders.map((each, nth) => ({ ...each, guest_charges: [], list_price: lines[nth]!.list_price }));",
    FINDER,
  ],
  [
    "a price check that does not know the members' list price",
    "src/server/orders/price/price-detail.ts",
    "list_price: price.lines[index]!.list / num,",
    "list_price: price.lines[index]!.amount / num,",
    FINDER,
  ],
  [
    "e-mails without what is taken off",
    "src/server/mail/order-facts.ts",
    "const lines = view.bill.flatMap((line): Fact[] => {",
    "const lines = view.bill.filter(({ amount }) => amount >= 0).flatMap((line): Fact[] => {",
    FINDER,
  ],
  [
    "a confirmation whose sums leave out the codes",
    "src/server/pdf/confirmation-account.ts",
    ".filter(({ kind }) => !ITEMS.has(kind))",
    '.filter(({ kind }) => !ITEMS.has(kind) && kind !== "discount")',
    FINDER,
  ],
  [
    "the part of a refund that is promised for tickets and never sent",
    "src/server/orders/changes/settle-cancelled.ts",
    "reason: railReason(booking_number), amount: after.now, now",
    "reason: railReason(booking_number), amount: Math.min(1, after.now), now",
    FINDER,
  ],
  [
    "a studio that shows an order without its total",
    "src/server/orders/studio/get-studio-order.ts",
    "bill: view.bill,",
    'bill: view.bill.filter(({ kind }) => kind !== "total"),',
    FINDER,
  ],
]);
