import { expect, test } from "vitest";
import { z } from "zod";
import { faultyFields, onlySent } from "#server/calls/faulty-fields.ts";

const byDays = z.strictObject({ start: z.iso.date(), rooms: z.array(z.strictObject({ num: z.number().min(1) })) });
const byPlans = z.strictObject({ from: z.iso.date(), plans: z.array(z.string().min(2)).min(1) });
const either = z.union([byDays, byPlans]);
const oneOrMany = z.strictObject({ code: z.union([z.string().min(2), z.array(z.string().min(2))]) });

test.each<[schema: z.ZodType, sent: unknown, fields: string[]]>([
  // Only the shape that was meant, not all that another one would have needed.
  [either, { start: "2031-01-01", rooms: [{ num: 0 }] }, ["rooms.0.num"]],
  [either, { start: "soon", rooms: [{ num: 1, x: 1 }] }, ["start", "rooms.0.x"]],
  [either, { from: "2031-01-01", plans: ["AA", "B"] }, ["plans.1"]],
  [either, { from: "2031-01-01" }, ["plans"]],
  [either, { from: "2031-01-01", plans: ["AA"], total: 1 }, ["total"]],
  [oneOrMany, { code: "A" }, ["code"]],
  [oneOrMany, { code: ["AA", "B"] }, ["code.1"]],
  [oneOrMany, { code: 5 }, ["code"]],
  [oneOrMany, {}, ["code"]],
])("%#: what is wrong is named", (schema, sent, fields) => {
  const { error } = schema.safeParse(sent);
  expect([...new Set(error!.issues.flatMap(faultyFields))].sort()).toEqual(fields.toSorted());
});

test("a refusal names what was sent, and no default", () => {
  const sent = [undefined, { lang: "en-US" }, { pay_way: "cash", orders: [{ num: 1 }], codes: ["A"], memo: null }];
  expect(onlySent(["pay_way", "payment_vendor", "orders.0", "orders.1", "codes.0", "memo", "lang"], sent)).toEqual([
    "pay_way",
    "orders.0",
    "codes.0",
    "memo",
    "lang",
  ]);
});
