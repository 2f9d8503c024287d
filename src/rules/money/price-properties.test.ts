/** The price of any order agrees with exact arithmetic, and its figures add up. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { memberSaving, type PriceAsk, priceOrder } from "#rules/money/price.ts";

const small = fc.integer({ min: 0, max: 40 });
const amount = fc.oneof(small, fc.integer({ min: 0, max: 3_000_000 }));
const percent = fc.integer({ min: 0, max: 100 });
const pricedLine = fc
  .record({
    room_class_id: fc.integer({ min: 1, max: 3 }),
    num: fc.integer({ min: 1, max: 20 }),
    price: amount,
    off: fc.option(amount),
    allow_member_price: fc.boolean(),
    allow_coupon: fc.boolean(),
    guest_amount: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, amount),
  })
  .map(({ off, ...line }) => ({ ...line, member_price: off === null ? null : Math.max(0, line.price - off) }));
const anyAsk: fc.Arbitrary<PriceAsk> = fc.record({
  lines: fc.array(pricedLine, { minLength: 1, maxLength: 5 }),
  isMember: fc.boolean(),
  coupons: fc.array(
    fc.record({
      code: fc.constantFrom("A", "B", "C", "Memberpromotion"),
      type: fc.constantFrom("percent" as const, "amount" as const),
      percent,
      discount: amount,
      minimum_spend: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, amount),
      room_classes: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([1, 2, 3])),
    }),
    { maxLength: 3 },
  ),
  attachments: fc.array(fc.record({ price: amount, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 3 }),
  // Now and then a point short.
  points: fc
    .tuple(amount, fc.oneof({ weight: 9, arbitrary: small }, fc.constant(-1)))
    .map(([requested, more]) => ({ requested, balance: requested + more })),
  stored_values: fc.oneof(amount, fc.constant(0)),
  deposit: fc.record({
    deposit_type: fc.subarray(["all", "deposit"]),
    deposit_percent: percent,
  }),
  pay_option: fc.constantFrom("all" as const, "part" as const),
});

/** The total calculated another way: in hundredths of a unit and big integers, each line an amount that only decreases. */
function totalInHundredths({ lines, isMember, coupons, attachments, points, stored_values }: PriceAsk): bigint | null {
  const amounts = lines.map((line) => {
    const isCheaper = isMember && line.allow_member_price && line.member_price !== null;
    const full = BigInt(isCheaper ? line.member_price! : line.price) * BigInt(line.num) * 100n;
    return { line, full, left: full, everyones: BigInt(line.price) * BigInt(line.num) * 100n };
  });
  for (const { code, type, percent, discount, minimum_spend, room_classes } of coupons) {
    const mine = amounts.filter(
      ({ line }) => line.allow_coupon && (!room_classes[0] || room_classes.includes(line.room_class_id)),
    );
    let reached = 0n;
    for (const { full } of mine) reached += full;
    if (mine.length === 0 || reached < BigInt(minimum_spend) * 100n) return null;
    let discountLeft = BigInt(discount) * 100n;
    for (const each of mine) {
      if (type === "percent" && code === "Memberpromotion") {
        // Where it would stand at the full percentage; a member price below that is left as it is.
        const [target, base] = [each.everyones * BigInt(100 - percent), each.full * 100n];
        if (target >= base) continue;
        const [kept, unit] = [each.left * target, base * 100n];
        each.left = kept === 0n ? 0n : ((kept * 2n + unit - 1n) / (unit * 2n)) * 100n;
      } else if (type === "percent") {
        const exact = (each.left / 100n) * BigInt(percent);
        const rest = exact % 100n;
        each.left -= rest < 50n ? exact - rest : exact - rest + 100n;
      } else {
        const before = each.left;
        each.left = discountLeft > before ? 0n : before - discountLeft;
        discountLeft -= before - each.left;
      }
    }
  }
  let due = 0n;
  for (const { left } of amounts) due += left;
  for (const { guest_amount } of lines) due += BigInt(guest_amount) * 100n;
  for (const { price, quantity } of attachments) due += BigInt(price) * BigInt(quantity) * 100n;
  if (points.requested > points.balance) return null;
  due -= BigInt(points.requested + stored_values) * 100n;
  return due > 0n ? due : 0n;
}

test("the total is that of exact arithmetic, and a refusal only what it refuses", () => {
  fc.assert(
    fc.property(anyAsk, (requested) => {
      const price = priceOrder(requested);
      const exact = totalInHundredths(requested);
      expect(typeof price === "string").toBe(exact === null);
      if (typeof price !== "string") expect(BigInt(price.total) * 100n).toBe(exact);
    }),
    { numRuns: 500 },
  );
});

test("the figures add up, and none is below nothing", () => {
  fc.assert(
    fc.property(anyAsk, (requested) => {
      const price = priceOrder(requested);
      fc.pre(typeof price !== "string");
      const { coupons, lines, ...p } = price;
      for (const figure of Object.values(p)) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
      const off = p.member_discount + p.coupon_discount + p.point_used + p.stored_value_used;
      expect(p.list_amount - off + p.guest_amount + p.attachment_amount).toBe(p.total);
      let [amounts, nets, codes, guests] = [0, 0, 0, 0];
      for (const [nth, { amount, net_amount }] of lines.entries()) {
        // Codes take nothing off what guests cost beyond the beds.
        const { guest_amount } = requested.lines[nth]!;
        expect(net_amount >= guest_amount && net_amount <= amount + guest_amount).toBe(true);
        amounts += amount;
        nets += net_amount;
        guests += guest_amount;
      }
      expect(p.guest_amount).toBe(guests);
      for (const { amount } of coupons) codes += amount;
      expect([amounts, nets, codes]).toEqual([p.room_amount, p.room_amount - codes + guests, p.coupon_discount]);
      expect(coupons.map(({ code }) => code)).toEqual(requested.coupons.map(({ code }) => code));
      expect(p.point_used <= requested.points.requested && p.stored_value_used <= requested.stored_values).toBe(true);
      expect(p.deposit_amount <= p.total && p.pay_amount <= p.total).toBe(true);
      if (requested.pay_option === "all") expect(p.pay_amount).toBe(p.total);
    }),
    { numRuns: 500 },
  );
});

test("the members' percentage alone: each line comes to the member price or the full percentage, whichever is less", () => {
  const noCredit = { points: { requested: 0, balance: 0 }, stored_values: 0, pay_option: "all" as const };
  fc.assert(
    fc.property(anyAsk, percent, ({ lines, deposit }, percent) => {
      const free = lines.map((line) => ({ ...line, allow_coupon: true }));
      const offer = { code: "Memberpromotion", type: "percent" as const, percent, discount: 0, minimum_spend: 0 };
      const coupons = [{ ...offer, room_classes: [] }];
      const price = priceOrder({ lines: free, isMember: true, coupons, attachments: [], deposit, ...noCredit });
      fc.pre(typeof price !== "string");
      for (const [nth, { num, price: list, member_price, allow_member_price, guest_amount }] of free.entries()) {
        const everyones = num * list;
        const members = allow_member_price && member_price !== null ? num * member_price : everyones;
        const off = Number((BigInt(everyones) * BigInt(percent) * 2n + 100n) / 200n);
        expect(price.lines[nth]!.net_amount - guest_amount).toBe(Math.min(members, everyones - off));
      }
    }),
    { numRuns: 500 },
  );
});

test("what a visitor would save as a member is the difference of the two totals", () => {
  fc.assert(
    fc.property(anyAsk, (requested) => {
      const [own, members] = [
        { ...requested, isMember: false },
        { ...requested, isMember: true },
      ].map(totalInHundredths);
      const known = own === null || members === null ? 0n : own! - members!;
      expect(BigInt(memberSaving({ ...requested, isMember: false })) * 100n).toBe(known);
      expect(memberSaving({ ...requested, isMember: true })).toBe(0);
    }),
    { numRuns: 500 },
  );
});
