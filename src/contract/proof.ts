/** The booking confirmation. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";
import { orderDocSchema, orderKeyFields } from "#contract/order-payload.ts";

/** Sealed for one order, one purpose and a few minutes. Any text will do: what is not ours is refused in one way only. */
const sealedSchema = z.string().max(512);

export const getProofConfig = defineCall({
  name: "getProofConfig",
  method: "GET",
  path: "/api/ota/order/proof-config",
  summary: "Whether an order's booking confirmation can be downloaded now, and how it will be called",
  who: ["guest", "member"],
  query: z.object({ domain: domainSchema, order_doc: orderDocSchema, ...orderKeyFields }),
  answer: z.object({
    is_available: z.boolean().describe("Confirmed orders have one; unpaid and cancelled ones do not"),
    file_name: z.string(),
    valid_seconds: z.number().int().describe("How long the sealed number of getProof may be used"),
  }),
});

export const getProof = defineCall({
  name: "getProof",
  service: "site",
  method: "GET",
  path: "/download/download-accommodation-proof/{id}",
  summary: "The sealed number that downloadProof asks for",
  who: ["guest", "member"],
  params: z.object({ id: orderDocSchema.describe("order_doc") }),
  query: z.object(orderKeyFields),
  answer: z.object({ iv: z.string(), number: z.string() }),
});

export const downloadProof = defineCall({
  name: "downloadProof",
  service: "site",
  method: "POST",
  path: "/bookings/download-accommodation-proof",
  summary:
    "The booking confirmation as a PDF, in `lang` or else in the order's language. The header X-IV carries the iv of getProof",
  who: ["guest"],
  headers: ["X-IV"],
  body: z.object({ number: sealedSchema }),
  answer: z.string().describe("PDF bytes"),
  file: "application/pdf",
});
