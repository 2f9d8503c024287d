/** A reader who knows a call's name knows the function and the file that answer it. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Handler } from "#server/calls/handle.ts";
import { handlers } from "#server/calls/handlers.ts";
import { addOnHandlers } from "#server/add-ons/calls.ts";
import { studioAddOnHandlers } from "#server/add-ons/studio/calls.ts";
import { captchaHandlers } from "#server/captcha/calls.ts";
import { contentHandlers } from "#server/content/calls.ts";
import { creditHandlers } from "#server/credit/calls.ts";
import { discountHandlers } from "#server/discounts/calls.ts";
import { domainHandlers } from "#server/domains/calls.ts";
import { draftHandlers } from "#server/drafts/calls.ts";
import { previewHandlers } from "#server/drafts/previews/calls.ts";
import { hotelHandlers } from "#server/hotel/calls.ts";
import { listHandlers } from "#server/lists/calls.ts";
import { logHandlers } from "#server/log/calls.ts";
import { mediaHandlers } from "#server/media/calls.ts";
import { memberHandlers } from "#server/members/calls.ts";
import { orderHandlers } from "#server/orders/calls.ts";
import { paymentSettingHandlers } from "#server/payments/settings/calls.ts";
import { paymentHandlers } from "#server/payments/calls.ts";
import { proofHandlers } from "#server/proof/calls.ts";
import { studioOrderHandlers } from "#server/orders/studio/calls.ts";
import { railHandlers } from "#server/rail/calls.ts";
import { ratePlanHandlers } from "#server/rate-plans/calls.ts";
import { rateHandlers } from "#server/rates/calls.ts";
import { refundPolicyHandlers } from "#server/refund-policies/calls.ts";
import { rehearsalHandlers } from "#server/rehearsal/calls.ts";
import { roomHandlers } from "#server/rooms/calls.ts";
import { sellingHandlers } from "#server/selling/calls.ts";
import { roomUnitHandlers } from "#server/rate-plans/units/calls.ts";
import { setupHandlers } from "#server/setup/calls.ts";
import { staffHandlers } from "#server/staff/calls.ts";
import { translationHandlers } from "#server/translations/calls.ts";

const BY_NOUN: Record<string, readonly Handler[]> = {
  "add-ons": addOnHandlers,
  "add-ons/studio": studioAddOnHandlers,
  captcha: captchaHandlers,
  content: contentHandlers,
  credit: creditHandlers,
  discounts: discountHandlers,
  domains: domainHandlers,
  drafts: draftHandlers,
  "drafts/previews": previewHandlers,
  hotel: hotelHandlers,
  lists: listHandlers,
  log: logHandlers,
  media: mediaHandlers,
  "payments/settings": paymentSettingHandlers,
  members: memberHandlers,
  orders: orderHandlers,
  payments: paymentHandlers,
  proof: proofHandlers,
  "orders/studio": studioOrderHandlers,
  rail: railHandlers,
  "rate-plans": ratePlanHandlers,
  rates: rateHandlers,
  "refund-policies": refundPolicyHandlers,
  rehearsal: rehearsalHandlers,
  rooms: roomHandlers,
  selling: sellingHandlers,
  "rate-plans/units": roomUnitHandlers,
  setup: setupHandlers,
  staff: staffHandlers,
  translations: translationHandlers,
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** What is wrong with a handler's name or file; null where it is as it should be. */
async function problemOf(noun: string, { call, answer }: Handler): Promise<string | null> {
  if (answer.name !== call.name) return `${call.name} is answered by a function named "${answer.name}"`;
  const file = `src/server/${noun}/${kebab(call.name)}.ts`;
  if (!existsSync(file)) return `${file} does not exist`;
  const exported = (await import(/* @vite-ignore */ `../${noun}/${kebab(call.name)}.ts`)) as Record<string, unknown>;
  return exported[call.name] === answer ? null : `${file} does not export the ${call.name} that answers`;
}

test("every handler has its call's name and stands in a file of that name", async () => {
  const listed = Object.values(BY_NOUN).flat();
  expect(new Set(listed)).toEqual(new Set(handlers));
  for (const [noun, own] of Object.entries(BY_NOUN)) {
    for (const handler of own) expect(await problemOf(noun, handler)).toBeNull();
  }
});

test("a handler with another name, in another folder or not exported is found", async () => {
  const [handler] = orderHandlers as [Handler, ...Handler[]];
  const named = { [handler.call.name]: async () => null }[handler.call.name]!;
  expect(await problemOf("orders", { ...handler, answer: async () => null })).toContain("is answered by");
  expect(await problemOf("rooms", handler)).toContain("does not exist");
  expect(await problemOf("orders", { ...handler, answer: named })).toContain("does not export");
});
