/** Row 3, for train tickets: the tests of rail find the bugs that they are there for. Each runs once more, with one planted. */
import { findsPlanted } from "#tests/faults/tools/finds-planted.ts";

const SEND = "src/server/rail/send-rail.ts";
const SETTLE = "src/server/rail/settle-rail.ts";
const ITEMS = "src/server/rail/find-rail-items.ts";

findsPlanted("src/server/rail/lost-answers.test.ts", [
  [
    "a request that is not sent again after its answer was lost",
    SEND,
    "const next_at = new Date(now.getTime() + waitAfter(taken.tries));",
    "const next_at = new Date(now.getTime() + 86_400_000);",
    "book, lost: known within a minute, done once",
  ],
  [
    "a repeated request with another key: a second ticket",
    SEND,
    "const request_key = reservation.request_key!;",
    "const request_key = `${reservation.request_key!} ${reservation.tries}`;",
    "book, late: known within a minute, done once",
  ],
  [
    "a wait that grows without end",
    SEND,
    "Math.min(RECONCILE_MS, 10 * SECOND_MS * 2 ** Math.min(tries - 1, 6))",
    "10 * SECOND_MS * 2 ** Math.min(tries - 1, 6)",
    "the railway is away for an hour",
  ],
]);

findsPlanted("src/server/rail/rail-orders.test.ts", [
  [
    "money that stays where the railway sold nothing",
    SETTLE,
    'if (to === "failed" || to === "refunded") {',
    'if (to === "refunded") {',
    "the railway has no seats left",
  ],
  [
    "tickets that stay bought when their order has ended meanwhile",
    SETTLE,
    'const goesBack = to === "booked" && settled.give_back',
    'const goesBack = to === "booked" && !settled.give_back',
    "while nobody knows whether seats were bought",
  ],
  [
    "a refund of the whole price, though the railway keeps its fee",
    "src/rules/rail/rail-refund.ts",
    "Math.max(0, tickets.price - REFUND_FEE * ticketCount(tickets))",
    "Math.max(0, tickets.price - 0 * REFUND_FEE * ticketCount(tickets))",
    "the room's money goes back at once, the tickets' when the railway has them",
  ],
  [
    "tickets bought for an order that is paid on arrival",
    ITEMS,
    'if (cart.pay_way !== "credit_card" && cart.pay_way !== "remittance")',
    'if (cart.pay_way === "cash")',
    "paid on arrival is refused, and nothing is taken",
  ],
  [
    "another guest's reservation",
    ITEMS,
    "reservation && cart.booker_email && isSame(reservation.contact_key, contactOf(context, cart.booker_email))",
    "reservation && (isSame(reservation.contact_key, contactOf(context, cart.booker_email!)) || true)",
    "another guest's is refused, and nothing is taken",
  ],
]);

findsPlanted("src/server/mail/extras/extras-mails.test.ts", [
  [
    "a second e-mail with the number that the confirmation has",
    "src/server/mail/answer-event.ts",
    'return pnr ? saysInMail(query, hotel_id, keyOf("confirmed", event), pnr) : false;',
    'return pnr === "" && saysInMail(query, hotel_id, keyOf("confirmed", event), pnr);',
    "bought before the confirmation was written",
  ],
]);
