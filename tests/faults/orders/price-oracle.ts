/**
 * What an order costs, reckoned a second time and apart from the product's own rules: from the words of docs/, with whole
 * numbers of any size, and from what the lodging was opened with instead of from its tables.
 */
export type OraclePlan = {
  /** One room on the night so many days ahead. */
  price: (ahead: number) => number;
  member_price: ((ahead: number) => number) | null;
  allow_member_price: boolean;
  allow_coupon: boolean;
  addOns: Record<string, number>;
};

export type OracleCoupon = { percent?: number; amount?: number; minimum?: number; rooms?: number[] };

export type OracleLodging = {
  plans: OraclePlan[][];
  coupons: Record<string, OracleCoupon>;
  /** Percent off for members who ask for it. */
  memberPercent: number;
  deposit: number | null;
};

export type OracleCart = {
  ahead: number;
  nights: number;
  lines: { room: number; plan: number; num: number }[];
  coupons: string[];
  addOns: { item: string; quantity: number }[];
  member: { points: number; stored: number } | null;
  points: number;
  useStored: boolean;
  part: boolean;
};

export type OraclePrice = {
  list: bigint;
  room: bigint;
  coupons: bigint;
  addOns: bigint;
  points: bigint;
  stored: bigint;
  total: bigint;
  deposit: bigint;
  pay: bigint;
};

const PROMOTION = "MEMBERPROMOTION";

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const least = (a: bigint, b: bigint) => (a < b ? a : b);
/** A half goes up. */
const rounded = (top: bigint, bottom: bigint) => top / bottom + ((top % bottom) * 2n >= bottom ? 1n : 0n);
const roundedUp = (top: bigint, bottom: bigint) => top / bottom + (top % bottom > 0n ? 1n : 0n);

/** The price, or all the reasons to refuse: the server may report any one of them. */
export function reckon(lodging: OracleLodging, cart: OracleCart): OraclePrice | string[] {
  const reasons: string[] = [];
  const stay = Array.from({ length: cart.nights }, (_, nth) => cart.ahead + nth);
  const isMember = cart.member !== null;
  const lines = cart.lines.map(({ room, plan: nth, num }) => {
    const plan = lodging.plans[room]![nth]!;
    const cheap = isMember && plan.allow_member_price && plan.member_price ? plan.member_price : plan.price;
    const of = (price: OraclePlan["price"]) => BigInt(num) * sum(stay.map((ahead) => BigInt(price(ahead))));
    return { room, plan, list: of(plan.price), charged: of(cheap), left: of(cheap) };
  });

  const typed = [...new Set(cart.coupons.map((code) => code.toUpperCase()))];
  // The members' promotion takes its part of what the coupons have left.
  const codes = [...typed.filter((code) => code !== PROMOTION), ...typed.filter((code) => code === PROMOTION)];
  for (const code of codes) {
    const coupon =
      code === PROMOTION ? (isMember ? { percent: lodging.memberPercent } : undefined) : lodging.coupons[code];
    if (!coupon) {
      reasons.push("COUPON_INVALID");
      continue;
    }
    const { percent, amount = 0, minimum = 0, rooms } = coupon as OracleCoupon;
    const eligible = lines.filter((line) => line.plan.allow_coupon && (rooms?.includes(line.room) ?? true));
    const spent = sum(eligible.map((line) => line.charged));
    if (eligible.length === 0 || spent < BigInt(minimum)) reasons.push("COUPON_INVALID");
    let rest = BigInt(amount);
    for (const line of eligible) {
      // What a member price has given already is a part of the members' percentage, and counts once.
      const given = code === PROMOTION ? (line.list - line.charged) * 100n : 0n;
      const [whole, base] = code === PROMOTION ? [line.list, line.charged] : [1n, 1n];
      const lacking = whole * BigInt(percent ?? 0) - given;
      const share = lacking > 0n ? rounded(line.left * lacking, base * 100n) : 0n;
      const off = percent === undefined ? least(rest, line.left) : share;
      line.left -= off;
      rest -= off;
    }
  }

  const prices = cart.addOns.map(({ item, quantity }) => {
    const unit = lines.map((line) => line.plan.addOns[item]).find((price) => price !== undefined);
    return unit === undefined ? null : BigInt(unit) * BigInt(quantity);
  });
  const addOns = sum(prices.map((price) => price ?? 0n));
  if (prices.includes(null)) reasons.push("ADD_ON_UNAVAILABLE");
  if (cart.part && lodging.deposit === null) reasons.push("PAY_OPTION_NOT_OFFERED");
  if (!isMember && (cart.points > 0 || cart.useStored)) reasons.push("SIGN_IN_NEEDED");
  if (cart.points > (cart.member?.points ?? 0)) reasons.push("POINTS_NOT_ENOUGH");
  if (reasons.length > 0) return reasons;

  const due = sum(lines.map((line) => line.left)) + addOns;
  const points = least(BigInt(cart.points), due);
  const stored = cart.useStored ? least(BigInt(cart.member!.stored), due - points) : 0n;
  const total = due - points - stored;
  const deposit = lodging.deposit === null ? 0n : roundedUp(total * BigInt(lodging.deposit), 100n);
  return {
    list: sum(lines.map((line) => line.list)),
    room: sum(lines.map((line) => line.charged)),
    coupons: sum(lines.map((line) => line.charged - line.left)),
    addOns,
    points,
    stored,
    total,
    deposit,
    pay: cart.part ? deposit : total,
  };
}
