import { expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "#contract/call.ts";
import { calls, specificationCalls } from "#contract/calls.ts";
import { ORDER_KEYS, TASK_KEY } from "#contract/who.ts";

/** Section 7 of the specification, row by row; {product} is the base of the service "site". */
const specified = [
  "GET /api/hotel/info",
  "GET /api/custom/menu",
  "GET /api/hotel/list_by_tag",
  "GET /api/ota/room/list",
  "GET /api/ota/room/empty-by-date",
  "GET /api/ota/room/rateplan/empty-by-date",
  "GET /api/wota/room_calendar",
  "GET /api/facility/get_all",
  "GET /api/promotion/all_types",
  "GET /api/promotion/info",
  "GET /api/promotion/actives",
  "GET /api/announcement/actives",
  "GET /api/attraction/actives",
  "POST /api/discount/coupon_confirm",
  "POST /api/ota/order/calculate",
  "POST /api/discount/calculate",
  "POST /api/ota/order/personal-new",
  "GET /api/ota/order/personal-order-list",
  "GET /api/ota/order/personal-history",
  "GET /api/ota/order/via-hash",
  "POST /api/wota/order/cancel-via-hash/{hash}",
  "POST /api/wota/order/cancel_apply/{id}",
  "POST /api/ota/order/attachment",
  "POST /api/xtra/adds/batch/booking",
  "GET /api/xtra/adds/date/inventory",
  "GET /api/order/master/{id}",
  "GET {master}/hotels/preferences",
  "POST {master}/payment",
  "POST /api/captcha/trigger",
  "POST /api/captcha/verify",
  "GET /{product}/download/download-accommodation-proof/{id}",
  "POST /{product}/bookings/download-accommodation-proof",
  "GET /api/xtra/rail/train_availability",
  "GET /api/xtra/rail/next_avail_booking_date",
  "GET /api/xtra/rail/query_trial_fare",
  "POST /api/xtra/rail/reservation",
  "POST /api/xtra/rail/booking",
  "POST /api/xtra/rail/change_reservation",
  "POST /api/xtra/rail/update_reservation",
  "POST /api/rail/refund",
  "POST /api/rail/refund_reserved",
  "POST {accounts}/api/v1/onetap",
  "POST {accounts}/oauth/token",
  "POST {pms}/oauth/token/exchange",
  "GET {accounts}/logout/json",
  "GET {accounts}/oauth/authorize",
];

/** What the specification leaves without a path, and what its screens need besides. */
const own = [
  "POST /api/xtra/adds/attachment",
  "POST /api/xtra/adds/serial_number",
  "GET /api/xtra/adds/order/list",
  "GET /api/ota/room/alternatives",
  "POST /api/discount/promotion_code",
  "GET /api/discount/codes",
  "GET /api/ota/order/receipt",
  "GET /api/ota/order/proof-config",
  "POST /api/ota/order/pay",
  "POST /api/ota/order/pay/check",
  "GET /api/ota/order/pay/{attempt_id}",
  "POST /api/ota/order/pay/{attempt_id}/prime",
  "POST /api/ota/order/remittance/{id}",
  "GET /api/staff/task",
  "POST /api/staff/task",
  "POST /api/staff/card",
  "GET /api/member/credit",
  "GET /api/member/credit/history",
  "POST /api/member/sign-in",
  "POST /api/member/sign-in/finish",
  "POST /api/member/session",
  "POST /api/member/sign-out",
  "POST /api/member/code",
  "POST /api/member/join",
  "POST /api/member/onetap",
  "GET /api/member",
  "POST /api/member",
  "POST /api/member/orders",
  "GET /api/member/data",
  "POST /api/member/delete/code",
  "POST /api/member/delete",
  "GET /api/hotel/frame",
  "GET /api/hotel/rates",
  "GET /api/studio/lodging",
  "GET /api/studio/team",
  "GET /api/studio/log",
  "POST /api/studio/team/invite",
  "POST /api/studio/team/withdraw",
  "POST /api/studio/team/role",
  "POST /api/studio/team/remove",
  "POST /api/studio/credit/correct",
  "POST /api/studio/rehearsal",
  "GET /api/studio/domains",
  "POST /api/studio/domains/add",
  "POST /api/studio/domains/check",
  "POST /api/studio/domains/canonical",
  "POST /api/studio/domains/remove",
  "GET /api/studio/setup",
  "GET /api/studio/setup/poster",
  "POST /api/studio/setup/leave",
  "POST /api/studio/setup/publish",
  "POST /api/studio/team/publishing",
  "GET /api/studio/draft",
  "POST /api/studio/draft",
  "POST /api/studio/draft/add",
  "POST /api/studio/draft/discard",
  "POST /api/studio/archive/delete",
  "POST /api/studio/publish",
  "POST /api/studio/publish/schedule",
  "POST /api/studio/publish/unschedule",
  "POST /api/studio/preview",
  "POST /api/studio/preview/share",
  "GET /api/studio/preview/links",
  "POST /api/studio/preview/link",
  "GET /api/studio/versions",
  "GET /api/studio/version",
  "POST /api/studio/version/restore",
  "POST /api/studio/translations/mark",
  "POST /api/studio/translations/threshold",
  "GET /api/studio/glossary",
  "POST /api/studio/glossary",
  "POST /api/studio/glossary/remove",
  "GET /api/studio/characters",
  "POST /api/studio/topics",
  "POST /api/studio/topics/remove",
  "GET /api/studio/rates",
  "POST /api/studio/rates/plan",
  "POST /api/studio/rates/plan/archive",
  "POST /api/studio/rates/preview",
  "POST /api/studio/rates/save",
  "POST /api/studio/rates/undo",
  "GET /api/studio/rates/nights",
  "POST /api/studio/rates/night",
  "GET /api/studio/rates/explain",
  "GET /api/studio/rates/sample",
  "POST /api/studio/rooms/units",
  "GET /api/studio/orders",
  "GET /api/studio/order",
  "POST /api/studio/order/contact",
  "GET /api/studio/order/cancel",
  "POST /api/studio/order/cancel",
  "POST /api/studio/order/resend",
  "POST /api/studio/order/remittance",
  "POST /api/studio/order/refund",
  "POST /api/studio/orders/seen",
  "GET /api/studio/orders/watch",
  "GET /api/studio/refund-limit",
  "POST /api/studio/refund-limit",
  "GET /api/studio/views",
  "POST /api/studio/views",
  "POST /api/studio/views/delete",
  "GET /api/studio/find",
  "GET /api/studio/rooms/numbers",
  "POST /api/studio/rooms/numbers",
  "POST /api/studio/rooms/import",
  "GET /api/studio/media",
  "POST /api/studio/media/upload",
  "POST /api/studio/media/piece",
  "GET /api/studio/media/upload",
  "POST /api/studio/media/upload/finish",
  "POST /api/studio/media/save",
  "GET /api/studio/media/uses",
  "POST /api/studio/media/replace",
  "POST /api/studio/media/archive",
  "POST /api/studio/media/restore",
  "GET /api/studio/media/archived",
  "POST /api/studio/media/delete",
  "GET /api/studio/payment",
  "POST /api/studio/payment/keys",
  "POST /api/studio/payment/test",
  "POST /api/studio/payment/test/finish",
  "POST /api/studio/payment/policies",
  "POST /api/studio/payment/policies/undo",
  "POST /api/studio/payment/account",
  "GET /api/studio/refund-policies",
  "POST /api/studio/refund-policies/save",
  "POST /api/studio/refund-policies/remove",
  "POST /api/studio/refund-policies/undo",
  "POST /api/studio/rates/plan/preview",
  "POST /api/studio/rates/plan/undo",
  "POST /api/studio/rooms/units/undo",
  "POST /api/studio/payment/account/undo",
  "GET /api/studio/rates/extra",
  "POST /api/studio/rates/extra/save",
  "POST /api/studio/rates/extra/undo",
  "POST /api/studio/payment/currency",
  "GET /api/studio/lodging/facts",
  "POST /api/studio/lodging/facts",
  "POST /api/studio/lodging/facts/undo",
  "GET /api/studio/today",
  "GET /api/studio/add-ons",
  "POST /api/studio/add-ons/save",
  "POST /api/studio/add-ons/archive",
  "POST /api/studio/add-ons/undo",
  "GET /api/studio/add-ons/days",
  "POST /api/studio/add-ons/stock",
  "POST /api/studio/add-ons/stock/undo",
];

const bases = { api: "", site: "/{product}", accounts: "{accounts}", pms: "{pms}", master: "{master}" };

const all: readonly Call[] = calls;

test("the calls are the specification's, in its order, and then our own", () => {
  expect(specificationCalls.length).toBe(specified.length);
  expect(all.map((call) => `${call.method} ${bases[call.service]}${call.path}`)).toEqual([...specified, ...own]);
});

/** Whether every object that a call takes ignores what it does not declare, or every one refuses it. */
function objectsOf(schema: unknown, found: boolean[] = []): boolean[] {
  if (typeof schema !== "object" || schema === null) return found;
  const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown };
  if (type === "object" && typeof additionalProperties !== "object") found.push(additionalProperties === false);
  for (const inner of Object.values(schema)) objectsOf(inner, found);
  return found;
}

test("programs of others may send the specification's calls more than is declared; our own are strict", () => {
  const strictness = (call: Call) =>
    new Set(objectsOf(z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" })));
  for (const call of specificationCalls) expect(strictness(call).has(true), call.name).toBe(false);
  const specifiedNames = new Set<string>(specificationCalls.map(({ name }) => name));
  for (const call of all.filter(({ name }) => !specifiedNames.has(name)))
    expect(strictness(call).has(false), call.name).toBe(false);
});

test("no two calls share a name", () => {
  expect(new Set(all.map((call) => call.name)).size).toBe(all.length);
});

test.each(all.map((call) => [call.name, call] as const))("%s names its params and can be described", (_, call) => {
  const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(call.params.shape)).toEqual(placeholders);
  for (const part of [call.params, call.query, call.body, call.answer]) {
    for (const io of ["input", "output"] as const) {
      expect(z.toJSONSchema(part, { io, unrepresentable: "any" })).toBeTypeOf("object");
    }
  }
});

const fieldsOf = ({ params, query, body }: Call): string[] =>
  [params, query, body].flatMap((part) => Object.keys((part as { shape?: object }).shape ?? {}));

/** What names one order, and what only its guest has. */
const OF_AN_ORDER = new Set(["order_doc", "booking_number", "hash_code", "valid_hash", "hash", "attempt_id", "number"]);

test.each(all.map((call) => [call.name, call] as const))("%s says whom it is for", (_, call) => {
  const fields = fieldsOf(call);
  const isOfAnOrder = fields.some((field) => OF_AN_ORDER.has(field));
  expect(call.who.length).toBeGreaterThan(0);
  expect(call.who.includes("guest"), "a call about one order is for its guest").toBe(isOfAnOrder);
  expect(call.who.includes("visitor") && isOfAnOrder, "and for nobody else").toBe(false);
  if (call.who.includes("guest")) {
    const keys = new Set<string>([...ORDER_KEYS.contact, ...ORDER_KEYS.link]);
    expect(fields.some((field) => keys.has(field))).toBe(true);
  }
  expect(call.who.includes("task")).toBe(call.path.startsWith("/api/staff/") && fields.includes(TASK_KEY));
});
