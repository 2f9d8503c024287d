/** When a coupon holds for an order, and what it takes off which line. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calculateDiscount } from "#contract/discounts.ts";
import { calculateOrder } from "#contract/orders.ts";
import { addCoupon, addMember, type OrderBody, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type CouponRow = Parameters<typeof addCoupon>[2];

/** Two classes: A of 2100 + 2110 with a second plan that takes no coupons, B of 3100 + 3110. */
const openTwo = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(world.database, {
    rooms: [{ capacity: 9, plans: [{}, { price: 2500, allow_coupon: false }] }, { plans: [{ price: 3000 }] }],
    ...hotel,
  });

/** What the codes take off; the refusal's code where they can't be used. */
async function off(lodging: Lodging, body: OrderBody, headers = {}): Promise<number | string | undefined> {
  const { envelope } = await overHttp(world, lodging.domain, calculateOrder, { body }, { headers });
  if (!envelope.success) {
    expect(envelope.extra_info?.message).toBe(envelope.msg);
    return envelope.code;
  }
  const { total_price, promotion_discount, room_price } = envelope.data!;
  expect(total_price).toBe(room_price - promotion_discount);
  return promotion_discount;
}

const withCodes = (lodging: Lodging, ...coupon_array: string[]) => lodging.body([[0, 0, 1]], { coupon_array });

test.each<[string, (lodging: Lodging) => CouponRow, number | string]>([
  ["ten percent", () => ({}), 421],
  ["a percentage rounds half up", () => ({ percent: 5 }), 211],
  ["an amount", () => ({ type: "amount", discount: 500 }), 500],
  ["an amount beyond the price takes no more than the price", () => ({ type: "amount", discount: 99_999 }), 4210],
  ["switched off", () => ({ active: false }), "COUPON_INVALID"],
  ["bookable from today", (lodging) => ({ book_from: lodging.day(0) }), 421],
  ["bookable from tomorrow", (lodging) => ({ book_from: lodging.day(1) }), "COUPON_INVALID"],
  ["bookable until today", (lodging) => ({ book_to: lodging.day(0) }), 421],
  ["bookable until yesterday", (lodging) => ({ book_to: lodging.day(-1) }), "COUPON_INVALID"],
  ["for stays from its first night", (lodging) => ({ stay_from: lodging.day(10) }), 421],
  ["for stays from the night after", (lodging) => ({ stay_from: lodging.day(11) }), "COUPON_INVALID"],
  ["for stays to its last night", (lodging) => ({ stay_to: lodging.day(11) }), 421],
  ["for stays to the night before", (lodging) => ({ stay_to: lodging.day(10) }), "COUPON_INVALID"],
  ["for this room class", (lodging) => ({ room_classes: [lodging.classes[0]!.room_class_id] }), 421],
  ["for another room class", (lodging) => ({ room_classes: [lodging.classes[1]!.room_class_id] }), "COUPON_INVALID"],
  ["from just this spend", () => ({ minimum_spend: 4210 }), 421],
  ["from a higher spend", () => ({ minimum_spend: 4211 }), "COUPON_INVALID"],
  ["with uses left", () => ({ cap: 1 }), 421],
  ["with none", () => ({ cap: 0 }), "COUPON_INVALID"],
])("%s", async (_title, row, expected) => {
  const lodging = await openTwo();
  await addCoupon(world.database, lodging.hotel_id, row(lodging));
  expect(await off(lodging, withCodes(lodging, "TEN"))).toBe(expected);
});

/** Each refused code with its reason, as data and as a sentence, and only its own place in the request. */
test.each<[string, (lodging: Lodging) => CouponRow, reason: string, sentence: (lodging: Lodging) => string | RegExp]>([
  [
    "switched off",
    () => ({ active: false }),
    "unknown",
    () => "“ten” is not a valid code here. Please check the spelling.",
  ],
  [
    "bookable from tomorrow",
    ({ day }) => ({ book_from: day(1) }),
    "booking_dates",
    ({ day }) => `The code “ten” is for bookings made from ${longDay(day(1))}.`,
  ],
  [
    "for other nights",
    ({ day }) => ({ stay_from: day(20), stay_to: day(22) }),
    "stay_dates",
    ({ day }) => `The code “ten” is for nights from ${longDay(day(20))} through ${longDay(day(22))}.`,
  ],
  [
    "for another room class",
    ({ classes }) => ({ room_classes: [classes[1]!.room_class_id] }),
    "rooms",
    () => /^The code “ten” is only for .+\.$/,
  ],
  [
    "from a higher spend",
    () => ({ minimum_spend: 4211 }),
    "minimum_spend",
    () => "The code “ten” needs a room total of at least NT$4,211.",
  ],
  ["used up", () => ({ cap: 0 }), "used_up", () => "The code “ten” has been used up."],
  [
    "for cards",
    () => ({ card_prefixes: ["451234"] }),
    "card",
    () => "The code “ten” is only for bookings paid by card.",
  ],
])("%s: the reason is given", async (_title, row, reason, sentence) => {
  const lodging = await openTwo();
  await addCoupon(world.database, lodging.hotel_id, row(lodging));
  await addCoupon(world.database, lodging.hotel_id, { code: "GOOD" });
  const body = {
    ...withCodes(lodging, "good", "ten"),
    pay_way: reason === "card" ? ("cash" as const) : ("credit_card" as const),
  };
  const { envelope } = await overHttp(world, lodging.domain, calculateOrder, { body }, { lang: "en-US" });
  const text = sentence(lodging);
  const message = typeof text === "string" ? text : expect.stringMatching(text);
  expect(envelope.extra_info).toEqual({
    message,
    fields: ["coupon_array.1"],
    coupons: [{ code: "ten", reason, message }],
  });
  expect(envelope.data).toBeUndefined();
});

const longDay = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

test("every refused code is named, the members' too", async () => {
  const lodging = await openTwo();
  const body = lodging.body([[0, 1, 1]], { coupon_array: ["Nosuch", "TEN", "Memberpromotion"] });
  const refused = async () =>
    (await overHttp(world, lodging.domain, calculateOrder, { body }, { lang: "en-US" })).envelope.extra_info;
  const members = { code: "Memberpromotion", reason: "members", message: expect.any(String) };
  expect((await refused())?.coupons).toMatchObject([{ code: "Nosuch", reason: "unknown" }, { code: "TEN" }, members]);
  // The plan of this line takes no codes.
  await addCoupon(world.database, lodging.hotel_id, {});
  body.coupon_array = ["TEN"];
  const message = "The code “TEN” can’t be used with “A2”.";
  const coupons = [{ code: "TEN", reason: "plans", message }];
  expect(await refused()).toEqual({ message, coupons, fields: ["coupon_array.0"] });
});

test("a package that takes no codes is named as one", async () => {
  const plans = [{ allow_coupon: false, promo_type: "package" }];
  const lodging = await openLodging(world.database, { rooms: [{ plans }] });
  await addCoupon(world.database, lodging.hotel_id, {});
  const body = withCodes(lodging, "TEN");
  const said = async (lang: "zh-TW" | "en-US") =>
    (await overHttp(world, lodging.domain, calculateOrder, { body }, { lang })).envelope.msg;
  expect(await said("zh-TW")).toBe("優惠代碼「TEN」不能用於套裝方案「A1」。");
  expect(await said("en-US")).toBe("The code “TEN” can’t be used with the package “A1”.");
});

describe("lines", () => {
  test("only those whose plan allows coupons, each rounded by itself", async () => {
    const lodging = await openTwo();
    await addCoupon(world.database, lodging.hotel_id, { percent: 5 });
    const body = (lines: [number, number, number][]) => lodging.body(lines, { coupon_array: ["TEN"] });
    // 5 % of 4210 is 210.5, of 6210 is 310.5: 211 + 311.
    expect(
      await off(
        lodging,
        body([
          [0, 0, 1],
          [0, 1, 1],
          [1, 0, 1],
        ]),
      ),
    ).toBe(522);
    expect(await off(lodging, body([[0, 1, 1]]))).toBe("COUPON_INVALID");
  });

  test("only those of its room classes, which alone count for the minimum spend", async () => {
    const lodging = await openTwo();
    const room_classes = [lodging.classes[1]!.room_class_id];
    await addCoupon(world.database, lodging.hotel_id, { room_classes, minimum_spend: 6210 });
    await addCoupon(world.database, lodging.hotel_id, { code: "MORE", room_classes, minimum_spend: 6211 });
    const lines: [number, number, number][] = [
      [0, 0, 2],
      [1, 0, 1],
    ];
    expect(await off(lodging, lodging.body(lines, { coupon_array: ["TEN"] }))).toBe(621);
    expect(await off(lodging, lodging.body(lines, { coupon_array: ["MORE"] }))).toBe("COUPON_INVALID");
  });

  test("several codes work on what is left, in the order they were given; the same one counts once", async () => {
    const lodging = await openTwo();
    await addCoupon(world.database, lodging.hotel_id, {});
    await addCoupon(world.database, lodging.hotel_id, { code: "FLAT", type: "amount", discount: 1000 });
    expect(await off(lodging, withCodes(lodging, "TEN", "FLAT"))).toBe(421 + 1000);
    expect(await off(lodging, withCodes(lodging, "FLAT", "TEN"))).toBe(1000 + 321);
    expect(await off(lodging, withCodes(lodging, "TEN", "ten", "Ten"))).toBe(421);
  });

  test("one code that does not hold spoils them all, and nothing is taken off silently", async () => {
    const lodging = await openTwo();
    await addCoupon(world.database, lodging.hotel_id, {});
    expect(await off(lodging, withCodes(lodging, "TEN", "NONE"))).toBe("COUPON_INVALID");
  });
});

test("a coupon for certain cards holds for a card only", async () => {
  const lodging = await openTwo();
  await addCoupon(world.database, lodging.hotel_id, { card_prefixes: ["451234"] });
  for (const pay_way of ["cash", "remittance", "pay_arrival"] as const) {
    expect(await off(lodging, { ...withCodes(lodging, "TEN"), pay_way })).toBe("COUPON_INVALID");
  }
  expect(await off(lodging, { ...withCodes(lodging, "TEN"), pay_way: "credit_card" })).toBe(421);
});

test("a lodging whose stock lives elsewhere has no coupons", async () => {
  const lodging = await openTwo({ origin_pms: "other" });
  await addCoupon(world.database, lodging.hotel_id, {});
  expect(await off(lodging, withCodes(lodging, "TEN"))).toBe("COUPON_INVALID");
});

test("a discount comes after the member price", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ member_price: 1900 }] }] });
  await addCoupon(world.database, lodging.hotel_id, {});
  const bearer = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  expect(await off(lodging, withCodes(lodging, "TEN"), bearer)).toBe(401);
});

describe("Memberpromotion", () => {
  const asMember = async (lodging: Lodging) =>
    world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));

  test("takes the lodging's member discount off, for members alone", async () => {
    const usual = await openTwo();
    expect(await off(usual, withCodes(usual, "Memberpromotion"), await asMember(usual))).toBe(842);
    expect(await off(usual, withCodes(usual, "Memberpromotion"))).toBe("COUPON_INVALID");
    const own = await openTwo({ member_discount: 0.9 });
    expect(await off(own, withCodes(own, "MEMBERPROMOTION"), await asMember(own))).toBe(421);
  });

  test("counts once: of a member price only what it lacks", async () => {
    const opened = (member_price: number, member_discount: number) =>
      openLodging(world.database, { rooms: [{ plans: [{ price: 9960, member_price }] }], member_discount });
    for (const [member_price, discount, total] of [
      [8960, 0.9, 8960],
      [9960, 0.9, 8964],
      [9500, 0.8, 7968],
    ] as const) {
      const lodging = await opened(member_price, discount);
      const api = world.apiOf(lodging.domain, "zh-TW", await asMember(lodging));
      const body = lodging.body([[0, 0, 1]], { coupon_array: ["Memberpromotion"], ahead: 0, nights: 1 });
      expect((await api(calculateOrder, { body })).total_price).toBe(total);
    }
  });

  test("within its days where they are set", async () => {
    const { day } = await openTwo();
    for (const [start, end, expected] of [
      [day(0), day(0), 842],
      [day(1), null, "COUPON_INVALID"],
      [null, day(-1), "COUPON_INVALID"],
    ] as const) {
      const lodging = await openTwo({ member_discount_start: start, member_discount_end: end });
      expect(await off(lodging, withCodes(lodging, "Memberpromotion"), await asMember(lodging))).toBe(expected);
    }
  });
});

test("what a visitor would save as a member is the difference of the totals, with the same codes", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ price: 2000, member_price: 1000 }] }] });
  await addCoupon(world.database, lodging.hotel_id, {});
  await addCoupon(world.database, lodging.hotel_id, { code: "LESS", type: "amount", percent: 0, discount: 300 });
  const member = await world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));
  const [visitors, members] = [world.apiOf(lodging.domain), world.apiOf(lodging.domain, "zh-TW", member)];
  for (const codes of [[], ["TEN"], ["TEN", "LESS"]]) {
    const body = withCodes(lodging, ...codes);
    const [own, theirs] = [await visitors(calculateOrder, { body }), await members(calculateOrder, { body })];
    expect(own.member_saving).toBe(own.total_price - theirs.total_price);
    expect(theirs.member_saving).toBe(0);
    expect((await visitors(calculateDiscount, { body })).member_saving).toBe(own.member_saving);
  }
});
