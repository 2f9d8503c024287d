import fc from "fast-check";
import { expect, test } from "vitest";
import { canGoLive, SETUP_STEPS, type SetupFacts, setupReport } from "#rules/site/go-live.ts";

const READY: SetupFacts = {
  phone: "+886 2 2345 6789",
  email: "inn@example.com",
  address: "No. 1",
  checkin_time: "15:00",
  checkout_time: "11:00",
  rooms: [{ room_class_id: 1, name: "Twin", units: 3, photos: 2, priced_nights: 365 }],
  banners: 2,
  home_bytes: { phone: 1_000_000, desktop: 2_000_000 },
  undescribed_pictures: 0,
  first_unpriced: null,
  pay_ways: 1,
  test_vendors: 0,
  is_demo: false,
  is_policy_strict: false,
  introduction: "An inn.",
  booking_policy: "Pay first.",
  customer_notice: "No shoes inside.",
  missing_names: 0,
  is_accent_readable: true,
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
  expect(steps.filter(({ state }) => state === "done").map(({ step }) => step)).toEqual(["policy", "design"]);
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(30);
});

test.each([
  ["room_units", { rooms: [{ room_class_id: 1, name: "Twin", units: 0, photos: 1, priced_nights: 10 }] }],
  ["room_photos", { rooms: [{ room_class_id: 1, name: "Twin", units: 1, photos: 0, priced_nights: 10 }] }],
  ["no_prices", { rooms: [{ room_class_id: 1, name: "Twin", units: 1, photos: 1, priced_nights: 0 }] }],
  ["prices_end", { first_unpriced: "2027-02-01" }],
  ["contrast", { is_accent_readable: false }],
  ["test_payments", { test_vendors: 1 }],
  ["only_tests", { test_vendors: 1, pay_ways: 0 }],
  ["strict_policy", { is_policy_strict: true }],
  ["demo_payments", { test_vendors: 1, is_demo: true }],
  ["heavy_page", { home_bytes: { phone: 3 * 1024 * 1024 + 1, desktop: 0 } }],
  ["heavy_desktop", { home_bytes: { phone: 0, desktop: 5 * 1024 * 1024 + 1 } }],
  ["mail_sender", { email: "" }],
  ["names", { missing_names: 2 }],
])("%s", (code, facts) => expect(codes({ ...READY, ...facts })).toEqual([code]));

test("payments that are only tests open no site, and nothing that is left on purpose changes that", () => {
  expect(canGoLive(setupReport({ ...READY, test_vendors: 1, pay_ways: 0 }, ["payment"]))).toBe(false);
  expect(canGoLive(setupReport({ ...READY, test_vendors: 1, pay_ways: 1 }, []))).toBe(true);
});

test("only what is wanted can be left on purpose", () => {
  const left = setupReport({ ...READY, has_own_domain: false }, ["address"]).find(({ step }) => step === "address")!;
  expect(left).toMatchObject({ state: "left", minutes: 0 });
  const required = setupReport({ ...READY, pay_ways: 0 }, ["payment"]).find(({ step }) => step === "payment")!;
  expect(required.state).toBe("missing");
});

test("a home page that is just light enough is light enough, and one that is not says how heavy it is", () => {
  const at = (phone: number) => setupReport({ ...READY, home_bytes: { phone, desktop: 0 } }, []);
  expect(at(3 * 1024 * 1024).find(({ step }) => step === "design")!.missing).toEqual([]);
  expect(at(4_000_000).find(({ step }) => step === "design")!.missing).toMatchObject([{ bytes: 4_000_000 }]);
});

test("each room type without any price is named, though others have one", () => {
  const [priced] = READY.rooms;
  const rooms = [
    priced!,
    { ...priced!, name: "Loft", priced_nights: 0 },
    { ...priced!, name: "Barn", priced_nights: 0 },
  ];
  const steps = setupReport({ ...READY, rooms }, ["prices"]);
  expect(steps.find(({ step }) => step === "prices")).toMatchObject({
    state: "missing",
    missing: [{ code: "unpriced_rooms", required: true, count: 2, names: ["Loft", "Barn"] }],
  });
  expect(canGoLive(steps)).toBe(false);
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
