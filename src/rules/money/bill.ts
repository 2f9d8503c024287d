/**
 * The bill: every line of a price, in the order in which it is read, with its name. Cart, payment, receipt, e-mails, confirmation, cancellation and studio
 * print these lines as they are: none of them adds anything up.
 */
import { roundOnWire, sumOnWire } from "#rules/money/money.ts";

/** What the total is made of; then what has become of it. */
export const BILL_KINDS = [
  "room",
  "guest",
  "add_on",
  "rail",
  "member",
  "discount",
  "points",
  "stored_value",
  "total",
  "paid",
  "left",
  "fee",
  "rail_fee",
  "refund",
] as const;

export type BillLine = {
  kind: (typeof BILL_KINDS)[number];
  name: string;
  /** The code that takes it off; empty for everything else. */
  code: string;
  quantity: number;
  /** Below zero where it takes off. */
  amount: number;
  /** Its day, or the first and the last of them. */
  date?: string | undefined;
  through?: string | undefined;
};

export type BillWords = {
  room: (room: string, plan: string) => string;
  member: string;
  member_promotion: string;
  code: (code: string) => string;
  points: string;
  stored_value: string;
  total: string;
  paid: string;
  /** After a part was paid, and before. */
  left: string;
  unpaid: string;
  fee: string;
  rail_fee: string;
  refund: string;
};

/** What is sold, in minor units or as on the wire. */
export type Billed = {
  rooms: readonly {
    room_class_name: string;
    rate_plan_code_name: string;
    num: number;
    /** One room for the whole stay: for everyone, and as charged. */
    list_price: number;
    price: number;
    guest_charges: readonly { label: string; quantity: number; amount: number }[];
  }[];
  items: readonly {
    item_name: string;
    item_type: string;
    quantity: number;
    total_price: number;
    extra_info: { date?: string | undefined; through?: string | undefined };
  }[];
  /** What each code takes off; the members' own has none that guests type. */
  coupons: readonly { code: string; amount: number; isMembers: boolean }[];
  point_used: number;
  stored_value_used: number;
};

/** Tickets, and what the railway keeps of those given back. */
const RAIL_TYPES: ReadonlySet<string> = new Set(["rail", "rail_fee"]);

const line = (kind: BillLine["kind"], name: string, amount: number, more: Partial<BillLine> = {}): BillLine => ({
  kind,
  name,
  code: "",
  quantity: 1,
  amount,
  ...more,
});

/** What takes nothing off is not said. */
const off = (kind: BillLine["kind"], name: string, amount: number, code = ""): BillLine[] =>
  amount === 0 ? [] : [line(kind, name, -amount, { code })];

/** What is sold and what is taken off. */
export function billOf({ rooms, items, coupons, point_used, stored_value_used }: Billed, words: BillWords): BillLine[] {
  const itemLine = ({ item_name, item_type, quantity, total_price, extra_info }: Billed["items"][number]) =>
    line(RAIL_TYPES.has(item_type) ? "rail" : "add_on", item_name, total_price, {
      quantity,
      ...(extra_info.date === undefined ? {} : { date: extra_info.date }),
      ...(extra_info.through === undefined ? {} : { through: extra_info.through }),
    });
  const saved = sumOnWire(rooms.map(({ num, list_price, price }) => num * (list_price - price)));
  const attached = items.map(itemLine);
  return [
    ...rooms.map(({ room_class_name, rate_plan_code_name, num, list_price }) =>
      line("room", words.room(room_class_name, rate_plan_code_name), roundOnWire(num * list_price), { quantity: num }),
    ),
    ...rooms.flatMap(({ guest_charges }) =>
      guest_charges.map(({ label, quantity, amount }) => line("guest", label, amount, { quantity })),
    ),
    ...attached.filter(({ kind }) => kind === "add_on"),
    ...attached.filter(({ kind }) => kind === "rail"),
    ...off("member", words.member, saved),
    ...coupons.flatMap(({ code, amount, isMembers }) =>
      off("discount", isMembers ? words.member_promotion : words.code(code), amount, code),
    ),
    ...off("points", words.points, point_used),
    ...off("stored_value", words.stored_value, stored_value_used),
  ];
}

/** The lines, and the total that they come to. */
export const withTotal = (lines: readonly BillLine[], words: BillWords): BillLine[] => [
  ...lines,
  line("total", words.total, sumOnWire(lines.map(({ amount }) => amount))),
];

export type Settled = {
  /** What has been received for it. */
  received: number;
  /** What is still to be paid; 0 for what is over. */
  left: number;
};

/** What was paid of the total, and what is left. */
export function settledLines({ received, left }: Settled, words: BillWords): BillLine[] {
  return [
    ...(received === 0 ? [] : [line("paid", words.paid, received)]),
    ...(left === 0 ? [] : [line("left", received === 0 ? words.unpaid : words.left, left)]),
  ];
}

export type Cancelled = {
  received: number;
  fee: number;
  /** Of the fee, what the railway keeps. */
  rail_fee: number;
  refund: number;
};

/** What cancelling costs, or has cost, and what goes back of what was paid. */
export function cancelledLines({ received, fee, rail_fee, refund }: Cancelled, words: BillWords): BillLine[] {
  if (received + fee + refund === 0) return [];
  return [
    ...(received === 0 ? [] : [line("paid", words.paid, received)]),
    line("fee", words.fee, fee),
    ...(rail_fee === 0 ? [] : [line("rail_fee", words.rail_fee, rail_fee)]),
    line("refund", words.refund, refund),
  ];
}

/** The name with how many, where it is more than one. */
export const billName = ({ name, quantity }: Pick<BillLine, "name" | "quantity">): string =>
  quantity > 1 ? `${name} × ${quantity}` : name;

/** What costs nothing says so, what takes off has a minus: the same in every medium. */
export function billAmount(
  { kind, amount }: Pick<BillLine, "kind" | "amount">,
  shown: (amount: number) => string,
  free: string,
): string {
  if (amount === 0 && (kind === "guest" || kind === "add_on")) return free;
  return amount < 0 ? `−${shown(-amount)}` : shown(amount);
}
