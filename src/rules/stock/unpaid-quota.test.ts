import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ALWAYS_SELLABLE,
  addressQuotas,
  CONTACT_QUOTA,
  fitsFrom,
  judgeUnpaid,
  mostUnverified,
  type NewUnpaid,
  type OpenUnpaid,
  type QuotaVerdict,
  SESSION_QUOTA,
  VERIFIED_QUOTA,
} from "#rules/stock/unpaid-quota.ts";

const NOTHING = { orders: 0, rooms: 0 };
const open = (some: Partial<OpenUnpaid> = {}): OpenUnpaid => ({
  email: NOTHING,
  phone: NOTHING,
  session: NOTHING,
  address: NOTHING,
  verified_email: NOTHING,
  ...some,
});
const judge = (some: Partial<OpenUnpaid>, more: Partial<NewUnpaid> = {}) =>
  judgeUnpaid({ rooms: 1, isVerified: false, ordersPerAddress: 10, open: open(some), ...more });

describe("an unpaid order", () => {
  test.each<[string, Partial<OpenUnpaid>, Partial<NewUnpaid>, QuotaVerdict]>([
    ["a guest's first", {}, {}, "allowed"],
    ["a first with ten rooms", {}, { rooms: 10 }, "allowed"],
    ["a first with eleven rooms", {}, { rooms: 11 }, "verify"],
    ["a family's third", { email: { orders: 2, rooms: 2 } }, {}, "allowed"],
    ["a fourth with one e-mail address", { email: { orders: 3, rooms: 3 } }, {}, "verify"],
    ["an eleventh room with one e-mail address", { email: { orders: 1, rooms: 10 } }, {}, "verify"],
    ["a fourth with one phone number", { phone: { orders: 3, rooms: 3 } }, {}, "verify"],
    ["a fifth from one browser", { session: { orders: 4, rooms: 4 } }, {}, "allowed"],
    ["a sixth from one browser", { session: { orders: 5, rooms: 5 } }, {}, "verify"],
    ["a tenth from one address", { address: { orders: 9, rooms: 9 } }, {}, "allowed"],
    ["an eleventh from one address", { address: { orders: 10, rooms: 10 } }, {}, "verify"],
    ["a 21st room from one address", { address: { orders: 4, rooms: 20 } }, {}, "verify"],
    ["a 21st from one address", { address: { orders: 20, rooms: 20 } }, {}, "refused_by_address"],
    [
      "a 21st where addresses are not counted",
      { address: { orders: 20, rooms: 20 } },
      { ordersPerAddress: 0 },
      "allowed",
    ],
    ["a verified guest's first with forty rooms", {}, { isVerified: true, rooms: 40 }, "allowed"],
    [
      "a verified guest's, under whose address a stranger has ordered",
      { email: { orders: 9, rooms: 90 } },
      { isVerified: true },
      "allowed",
    ],
    ["a verified guest's on a busy address", { address: { orders: 19, rooms: 19 } }, { isVerified: true }, "allowed"],
    [
      "a verified guest's 31st room from one address",
      { address: { orders: 9, rooms: 30 } },
      { isVerified: true },
      "refused_by_address",
    ],
    ["a verified guest's tenth", { verified_email: { orders: 9, rooms: 9 } }, { isVerified: true }, "allowed"],
    [
      "a verified guest's eleventh",
      { verified_email: { orders: 10, rooms: 10 } },
      { isVerified: true },
      "refused_by_email",
    ],
    [
      "a verified guest's 31st room",
      { verified_email: { orders: 2, rooms: 30 } },
      { isVerified: true },
      "refused_by_email",
    ],
  ])("%s: %j %j is %s", (_title, some, more, verdict) => {
    expect(judge(some, more)).toBe(verdict);
  });

  const count = fc.record({ orders: fc.nat(40), rooms: fc.nat(80) });
  const opened = fc.record({ email: count, phone: count, session: count, address: count, verified_email: count });

  test("more open orders never make it easier, and proving an address never makes it harder", () => {
    const ease = (verdict: QuotaVerdict) => (verdict === "allowed" ? 2 : verdict === "verify" ? 1 : 0);
    fc.assert(
      fc.property(
        opened,
        fc.integer({ min: 1, max: 20 }),
        fc.nat(30),
        fc.boolean(),
        (now, rooms, ordersPerAddress, isVerified) => {
          const request = { rooms, ordersPerAddress, isVerified };
          const verdict = judgeUnpaid({ ...request, open: now });
          for (const kind of Object.keys(now) as (keyof OpenUnpaid)[]) {
            const more = { ...now, [kind]: { orders: now[kind].orders + 1, rooms: now[kind].rooms + 1 } };
            expect(ease(judgeUnpaid({ ...request, open: more }))).toBeLessThanOrEqual(ease(verdict));
          }
          // A guest with nothing open is never refused for good: what stands in the way is one code.
          if (!isVerified && verdict === "verify") {
            const proved = judgeUnpaid({ ...request, isVerified: true, open: { ...now, verified_email: NOTHING } });
            expect(proved).toBe("allowed");
          }
        },
      ),
    );
  });

  test("one after another, no key ever has more than its quota without a proof", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ guest: fc.nat(3), address: fc.nat(1), rooms: fc.integer({ min: 1, max: 12 }) })),
        (requests) => {
          const placed: typeof requests = [];
          const of = (some: typeof requests) => ({
            orders: some.length,
            rooms: some.reduce((sum, each) => sum + each.rooms, 0),
          });
          for (const each of requests) {
            const own = of(placed.filter(({ guest }) => guest === each.guest));
            const near = of(placed.filter(({ address }) => address === each.address));
            if (judge({ email: own, phone: own, session: own, address: near }, { rooms: each.rooms }) === "allowed")
              placed.push(each);
          }
          for (const guest of [0, 1, 2, 3]) {
            const own = of(placed.filter((each) => each.guest === guest));
            expect(own.orders <= CONTACT_QUOTA.orders && own.rooms <= CONTACT_QUOTA.rooms).toBe(true);
          }
          for (const address of [0, 1]) {
            const near = of(placed.filter((each) => each.address === address));
            expect(near.orders <= 10 && near.rooms <= addressQuotas(10).unverified.rooms).toBe(true);
          }
        },
      ),
    );
  });

  test("a browser has more than a contact, an address more than a browser, and a proof more than none", () => {
    const rising = [CONTACT_QUOTA, SESSION_QUOTA, addressQuotas(10).unverified, addressQuotas(10).all];
    expect(rising.map(({ orders }) => orders)).toEqual([3, 5, 10, 20]);
    expect(rising.map(({ rooms }) => rooms)).toEqual([10, 15, 20, 30]);
    expect(VERIFIED_QUOTA.orders).toBeGreaterThan(CONTACT_QUOTA.orders);
  });
});

describe("the share of guests without a proof", () => {
  test.each([
    [0, 3],
    [1, 3],
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 4],
    [10, 7],
    [50, 35],
  ])("of %d rooms that are left they may take %d", (left, most) => {
    expect(mostUnverified(left)).toBe(most);
  });

  test("small classes can be sold out, of the others thirty percent stay", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (left) => {
        const most = mostUnverified(left);
        if (left <= ALWAYS_SELLABLE) expect(most).toBeGreaterThanOrEqual(left);
        else expect(left - most).toBeGreaterThanOrEqual(1);
        if (left > ALWAYS_SELLABLE + 1) expect((left - most) / left).toBeGreaterThanOrEqual(0.3);
      }),
    );
  });
});

describe("waiting", () => {
  const at = (minute: number) => new Date(Date.UTC(2031, 2, 1, 4, minute));
  test.each<[string, [rooms: number, minute: number | null][], number, number | null]>([
    [
      "until the first ends",
      [
        [1, 30],
        [1, 10],
      ],
      1,
      10,
    ],
    [
      "until enough rooms are free",
      [
        [3, 30],
        [1, 10],
      ],
      2,
      30,
    ],
    [
      "does not help while others never end by themselves",
      [
        [1, null],
        [1, null],
      ],
      1,
      null,
    ],
    [
      "until what ends has ended",
      [
        [1, null],
        [1, 20],
      ],
      1,
      20,
    ],
  ])("%s", (_title, some, rooms, minute) => {
    const endings = some.map(([taken, ends]) => ({ rooms: taken, ends_at: ends === null ? null : at(ends) }));
    expect(fitsFrom(endings, rooms, { orders: 2, rooms: 4 })).toEqual(minute === null ? null : at(minute));
  });
});
