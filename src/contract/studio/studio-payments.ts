/** How a lodging is paid: its accounts at vendors, and the terms on which it sells. */
import { z } from "zod";
import { defineCall, domainSchema, textSchema } from "#contract/call.ts";
import { GATEWAY_KEYS, ONLINE_GATEWAYS } from "#rules/payments/gateway-keys.ts";

const gatewaySchema = z.enum(ONLINE_GATEWAYS);
const vendorIdSchema = z.number().int().min(1).max(15);

const problemSchema = z
  .string()
  .describe(
    "Why a test failed; of a passed one: not_charged, only the keys were tried; not_refunded, it was only paid",
  );

const policiesSchema = z.strictObject({
  refund_template_id: z.number().int().min(1).max(99).describe("The cancellation policy that new plans begin with"),
  support_client_cancel: z.boolean().describe("Guests cancel by themselves"),
  takes_all: z.boolean().describe("Guests may pay everything when they book"),
  takes_deposit: z.boolean().describe("Guests may pay a part when they book"),
  deposit_percent: z.number().int().min(0).max(100),
  payment_list: z.array(vendorIdSchema).max(15).describe("Vendor ids, in the order guests see them"),
  card_hold_minutes: z
    .number()
    .int()
    .min(10)
    .max(24 * 60),
  remittance_hold_days: z.number().int().min(1).max(14),
  client_invoce_setting: z.number().int().min(1).max(2).describe("1: invoices at the lodging; 2: issued on payment"),
});

const accountSchema = z.strictObject({
  account_name: textSchema(80),
  account_number: textSchema(40),
  bank_code_and_name: textSchema(80),
  branch_code_and_name: z.string().trim().max(80).default(""),
  country_name: z.string().trim().max(60).default(""),
});

const read = { who: ["staff"], may: "change_prices" } as const;
/** A test charge comes back: it asks for no fresh sign-in in the middle of the set-up. */
const testers = { who: ["staff"], may: "test_payments", method: "POST" } as const;
const owners = { who: ["staff"], may: "manage_payments", method: "POST" } as const;

export const getPaymentSettings = defineCall({
  ...read,
  name: "getPaymentSettings",
  method: "GET",
  path: "/api/studio/payment",
  summary: "The lodging's accounts at vendors, without their keys, and its selling terms",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    gateways: z.array(
      z.object({
        gateway: gatewaySchema,
        vendors: z.array(vendorIdSchema).describe("What it can take for guests"),
        fields: z.array(z.string()).describe("The keys it needs"),
        is_set: z.boolean(),
        is_live: z.boolean(),
        ends_with: z.string().describe("The last four of the merchant id"),
        set_timestamp: z.number().nullable(),
        is_sandbox: z.boolean().describe("No keys of its own: the sandbox is paid"),
        takes_money: z.boolean().describe("Keys of its own that are no test's: only then the public is offered it"),
        test: z.enum(["none", "open", "passed", "failed"]),
        problem: problemSchema,
        passed_timestamp: z.number().nullable(),
      }),
    ),
    is_demo: z.boolean().describe("A demonstration: its guests pay with tests, and are told so"),
    policies: policiesSchema,
    has_account: z.boolean().describe("Where a remittance goes is set"),
    account_ends_with: z.string(),
    account_name: z.string(),
    undo_account_until_timestamp: z.number().nullable().describe("Of the bank account"),
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const saveGatewayKeys = defineCall({
  ...owners,
  name: "saveGatewayKeys",
  path: "/api/studio/payment/keys",
  summary:
    "Stores a vendor's keys, encrypted. They are never sent back. Guests are offered it after its test has passed",
  body: z.strictObject({
    domain: domainSchema,
    gateway: gatewaySchema,
    is_live: z.boolean().describe("false: the vendor's test environment"),
    keys: z.strictObject(
      Object.fromEntries(
        [...new Set(Object.values(GATEWAY_KEYS).flat())].map((name) => [name, textSchema(300).optional()]),
      ),
    ),
  }),
  answer: z.object({}),
});

export const startGatewayTest = defineCall({
  ...testers,
  name: "startGatewayTest",
  path: "/api/studio/payment/test",
  summary: "Begins a small charge at the vendor, which the owner pays like a guest",
  body: z.strictObject({ domain: domainSchema, gateway: gatewaySchema }),
  answer: z.object({
    way: z.enum(["form", "redirect", "done"]).describe("done: there is nothing to pay by hand"),
    action: z.string().describe("Where the browser goes"),
    fields: z.record(z.string(), z.string()),
  }),
});

export const finishGatewayTest = defineCall({
  ...testers,
  name: "finishGatewayTest",
  path: "/api/studio/payment/test/finish",
  summary: "Asks the vendor whether the test was paid, and refunds it. Both done: the vendor is offered to guests",
  body: z.strictObject({ domain: domainSchema, gateway: gatewaySchema }),
  answer: z.object({
    test: z.enum(["none", "open", "passed", "failed"]),
    problem: problemSchema,
    offered: z.array(vendorIdSchema).describe("Offered to guests from now on; can be taken back for ten minutes"),
  }),
});

export const savePolicies = defineCall({
  ...read,
  name: "savePolicies",
  method: "POST",
  path: "/api/studio/payment/policies",
  summary: "The terms of bookings from now on; with is_preview only says what would change",
  body: z.strictObject({ domain: domainSchema, policies: policiesSchema, is_preview: z.boolean().default(false) }),
  answer: z.object({
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const undoPolicies = defineCall({
  ...read,
  name: "undoPolicies",
  method: "POST",
  path: "/api/studio/payment/policies/undo",
  summary: "Takes the last change of the terms back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const saveBankAccount = defineCall({
  ...owners,
  name: "saveBankAccount",
  path: "/api/studio/payment/account",
  summary: "Where guests send a remittance. Can be taken back for ten minutes",
  body: z.strictObject({ domain: domainSchema, account: accountSchema }),
  answer: z.object({}),
});

export const studioPaymentCalls = [
  getPaymentSettings,
  saveGatewayKeys,
  startGatewayTest,
  finishGatewayTest,
  savePolicies,
  undoPolicies,
  saveBankAccount,
] as const;
