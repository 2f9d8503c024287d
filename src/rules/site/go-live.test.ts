import fc from "fast-check";
import { expect, test } from "vitest";
import { canGoLive, isReadableAccent, SETUP_STEPS, type SetupFacts, setupReport } from "#rules/site/go-live.ts";

const READY: SetupFacts = {
  phone: "+886 2 2345 6789",
  email: "inn@example.com",
  address: "No. 1",
  checkin_time: "15:00",
  checkout_time: "11:00",
  rooms: [{ room_class_id: 1, units: 3, photos: 2, priced_nights: 365 }],
  banners: 2,
  undescribed_pictures: 0,
  first_unpriced: null,
  cancel_policy: "Free until three days before.",
  pay_ways: 1,
  introduction: "An inn.",
  booking_policy: "Pay first.",
  customer_notice: "No shoes inside.",
  missing_names: 0,
  accent: "",
  has_own_domain: true,
};
const EMPTY: SetupFacts = {
  ...READY,
  phone: "",
  email: "",
  address: "",
  checkin_time: "",
  rooms: [],
  banners: 0,
  first_unpriced: "2026-11-17",
  cancel_policy: "",
  pay_ways: 0,
  introduction: "",
  booking_policy: "",
  has_own_domain: false,
};

const codes = (facts: SetupFacts, left: string[] = []) =>
  setupReport(facts, left).flatMap(({ missing }) => missing.map(({ code }) => code));

test("a lodging that has everything is ready, in nine steps", () => {
  const steps = setupReport(READY, []);
  expect(steps.map(({ step }) => step)).toEqual(SETUP_STEPS);
  expect(steps.every(({ state }) => state === "done")).toBe(true);
  expect(canGoLive(steps)).toBe(true);
});

test("a new lodging is told what it lacks, and how long that takes", () => {
  const steps = setupReport(EMPTY, []);
  expect(canGoLive(steps)).toBe(false);
  expect(steps.filter(({ state }) => state === "done").map(({ step }) => step)).toEqual(["design"]);
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(30);
});

test.each([
  ["room_units", { rooms: [{ room_class_id: 1, units: 0, photos: 1, priced_nights: 10 }] }],
  ["room_photos", { rooms: [{ room_class_id: 1, units: 1, photos: 0, priced_nights: 10 }] }],
  ["no_prices", { rooms: [{ room_class_id: 1, units: 1, photos: 1, priced_nights: 0 }] }],
  ["prices_end", { first_unpriced: "2027-02-01" }],
  ["contrast", { accent: "#ffee00" }],
  ["contrast", { accent: "red" }],
  ["heavy_page", { banners: 9 }],
  ["mail_sender", { email: "" }],
  ["names", { missing_names: 2 }],
])("%s", (code, facts) => expect(codes({ ...READY, ...facts })).toEqual([code]));

test("only what is wanted can be left on purpose", () => {
  const left = setupReport({ ...READY, has_own_domain: false }, ["address"]).find(({ step }) => step === "address")!;
  expect(left).toMatchObject({ state: "left", minutes: 0 });
  const required = setupReport({ ...READY, pay_ways: 0 }, ["payment"]).find(({ step }) => step === "payment")!;
  expect(required.state).toBe("missing");
});

test("an own colour is readable under white text, or it is refused", () => {
  expect(["", "#005f56", "#000000"].map(isReadableAccent)).toEqual([true, true, true]);
  expect(["#ffffff", "#77aaff", "blue"].map(isReadableAccent)).toEqual([false, false, false]);
});

test("leaving steps on purpose never opens a site that lacks something required", () => {
  const facts = fc.record({
    phone: fc.constantFrom("", "1"),
    pay_ways: fc.nat(2),
    banners: fc.nat(12),
    has_own_domain: fc.boolean(),
    missing_names: fc.nat(2),
  });
  fc.assert(
    fc.property(facts, fc.subarray([...SETUP_STEPS]), (some, left) => {
      const whole = { ...READY, ...some };
      return canGoLive(setupReport(whole, left)) === canGoLive(setupReport(whole, []));
    }),
  );
});
