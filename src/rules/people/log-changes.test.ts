import fc from "fast-check";
import { expect, test } from "vitest";
import { logChanges } from "#rules/people/log-changes.ts";
import { actionsAbout, LOG_ACTIONS, LOG_SUBJECTS, readAction, subjectOf } from "#rules/people/studio-log.ts";
import { emptyRates, type RateRules } from "#rules/rates/rate-rules.ts";
import { rulesDifference } from "#rules/rates/rules-difference.ts";

test.each<[string, Parameters<typeof logChanges>[0], ReturnType<typeof logChanges>]>([
  ["nothing", { action: "lodging.opened" }, []],
  [
    "one value",
    { action: "staff.role_changed", before: "editor", after: "manager" },
    [{ field: "", before: "editor", after: "manager" }],
  ],
  [
    "a new one",
    { action: "domain.added", after: "inn.example" },
    [{ field: "", before: undefined, after: "inn.example" }],
  ],
  [
    "no limit before",
    { action: "refund_limit.set", after: 5000 },
    [{ field: "", before: undefined, after: 5000, isMoney: true }],
  ],
  [
    "points are no money",
    { action: "credit.corrected", before: 1, after: 2, credit: "points" },
    [{ field: "", before: 1, after: 2 }],
  ],
  [
    "only the fields that differ",
    { action: "rate_plan.changed", before: '{"days":1,"allow_coupon":true}', after: '{"days":2,"allow_coupon":true}' },
    [{ field: "days", before: 1, after: 2 }],
  ],
  [
    "a cot's price is money",
    { action: "extra_rates.saved", before: '{"cot_price":100}', after: '{"cot_price":200}' },
    [{ field: "cot_price", before: 100, after: 200, isMoney: true }],
  ],
  [
    "a picture's name, and that it was cut",
    { action: "picture.saved", before: '["a","/1",{}]', after: '["b","/2",{}]' },
    [{ field: "picture_name", before: "a", after: "b" }, { field: "picture_cut" }],
  ],
  [
    "a night by hand",
    { action: "night.set", before: "2027-02-05 380000", after: 420000, rate_plan_id: 3, room_class_id: 7 },
    [
      {
        field: "night",
        name: "2027-02-05",
        rate_plan_id: 3,
        room_class_id: 7,
        before: 380000,
        after: 420000,
        isMoney: true,
      },
    ],
  ],
  [
    "a text that only looks like JSON",
    { action: "view.saved", after: "[mine" },
    [{ field: "", before: undefined, after: "[mine" }],
  ],
])("%s", (_, entry, changes) => {
  expect(logChanges(entry)).toEqual(changes);
});

test("rules of rates: each room's price before and after, seasons by name, the rest by what it is", () => {
  const plan = emptyRates(3);
  const before: RateRules = {
    weekend_days: [5, 6],
    rounding: { to: 10, mode: "nearest" },
    seasons: [],
    plans: [{ ...plan, rooms: [{ room_class_id: 7, base: 3000, weekend: null }] }],
  };
  const season = { season_id: "s", name: "Lunar New Year", from: "2027-02-05", to: "2027-02-10", yearly: false };
  const after: RateRules = {
    ...before,
    seasons: [
      {
        ...season,
        weekdays: [],
        room_class_ids: [],
        adjust: { kind: "percent", percent: 20 },
        min_nights: 0,
        priority: 0,
      },
    ],
    plans: [{ ...plan, lead_days: 1, rooms: [{ room_class_id: 7, base: 3200, weekend: null }] }],
  };
  expect(logChanges({ action: "rates.saved", ...rulesDifference(before, after) })).toEqual([
    { field: "base", rate_plan_id: 3, room_class_id: 7, before: 3000, after: 3200, isMoney: true },
    { field: "plan_rules", rate_plan_id: 3 },
    { field: "season", name: "Lunar New Year", before: null, after: "2027-02-05 – 2027-02-10" },
  ]);
});

test("whatever is in the log can be shown", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOG_ACTIONS, "later.added"),
      fc.anything(),
      fc.anything(),
      (action, before, after) => {
        for (const { field } of logChanges({ action, before, after })) expect(field).toBeTypeOf("string");
      },
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...LOG_ACTIONS), fc.json(), fc.json(), (action, before, after) => {
      for (const { field } of logChanges({ action, before, after })) expect(field).toBeTypeOf("string");
    }),
  );
});

test("each action has one subject", () => {
  expect(new Set(LOG_ACTIONS).size).toBe(LOG_ACTIONS.length);
  for (const subject of LOG_SUBJECTS)
    for (const action of actionsAbout(subject)) expect(subjectOf(action)).toBe(subject);
  expect(readAction("payment.keys_saved:stripe")).toEqual({ action: "payment.keys_saved", about: "stripe" });
  expect(readAction("order.placed")).toEqual({ action: "order.placed", about: "" });
});
