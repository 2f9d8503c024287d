/** A way to pay without a vendor: nothing can be queried, no webhook comes, and staff say when the money has arrived. */
import { z } from "zod";
import type { Gateway, GatewayName } from "#server/payments/vendors/vendor.ts";

export function offlineGateway(name: GatewayName): Gateway {
  return {
    name,
    keys: z.strictObject({}),
    sandboxKeys: {},
    bases: { live: "", test: "" },
    merchant: () => "",
    create: async () => ({ kind: "instructions" }),
    readWebhook: () => null,
    acknowledge: () => ({ status: 404, type: "text/plain", body: "" }),
    query: async ({ trade_no }) => ({
      status: "pending",
      merchant: "",
      trade_no,
      amount: null,
      currency: null,
      vendor_number: null,
      reason: "",
      raw: "",
    }),
    keepsNoBooks: true,
    asksOnReturn: false,
    pace: { minutes: [], every: 60 },
  };
}
