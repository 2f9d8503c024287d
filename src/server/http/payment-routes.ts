/**
 * The URLs of payments: vendors' webhooks (on the platform's host), and the guest's return from the vendor (on the lodging's).
 */
import type { Context } from "hono";
import type { Tenant } from "#server/hotel/directory.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { COST, type RateLimiter } from "#server/security/rate-limiter.ts";
import type { PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { returnFromVendor } from "#server/payments/return-from-vendor.ts";
import { findTestReturn } from "#server/payments/settings/test-trades.ts";
import { receiveWebhook } from "#server/payments/receive-webhook.ts";

/** null: this request is for someone else. */
export type PaymentRoutes = (context: Context, requested: URL, hotel: Tenant | null) => Promise<Response | null>;

const WEBHOOK_PATH = /^\/notify\/([a-z_]{1,20})\/([\w.-]{1,200})$/;
const RETURN = /^\/return\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const MOST_BODY = 64 * 1024;

export function createPaymentRoutes(
  dependencies: PaymentDependencies,
  clock: () => Date,
  rateLimiter: RateLimiter,
  addressOf: (context: Context) => string,
): PaymentRoutes {
  async function webhook(context: Context, requested: URL, gateway: string, key: string): Promise<Response> {
    if (context.req.method !== "POST") return context.text("", 405, { allow: "POST" });
    const raw = await readBytes(context, MOST_BODY);
    if (!raw) return context.text("", 413);
    const received = { raw, headers: context.req.raw.headers, search: requested.searchParams, now: clock() };
    try {
      const { status, type, body } = await receiveWebhook(dependencies, { gateway, key }, received);
      return new Response(body, {
        status,
        headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" },
      });
    } catch (error) {
      // Whatever it was, it is not stored: the vendor must send it again.
      console.error(`a webhook of ${gateway} could not be taken: ${describeFailure(error)}`);
      return context.text("", 503);
    }
  }

  /** By GET or POST, as vendors do it; always on by GET, so that the receipt can be looked at again. */
  async function comeBack(context: Context, hotel: Tenant, attempt_id: string): Promise<Response> {
    const raw = context.req.method === "POST" ? await readBytes(context, MOST_BODY) : null;
    const { searchParams: search } = new URL(context.req.url);
    const brought = raw && { raw, headers: context.req.raw.headers, search, now: clock() };
    const path = await returnFromVendor(dependencies, hotel, attempt_id, clock(), brought);
    if (path !== null) return context.redirect(path, 303);
    const tested = await dependencies.database.forHotel(hotel.hotel_id, (query) =>
      findTestReturn(query, hotel.hotel_id, attempt_id),
    );
    if (tested === null) return context.text("", 404);
    const { originOf, platformHost } = dependencies;
    return context.redirect(`${originOf(platformHost)}/studio/${hotel.domain}/payment?tested=${tested}`, 303);
  }

  return async (context, requested, hotel) => {
    const [, gateway, key] = (hotel ? null : WEBHOOK_PATH.exec(requested.pathname)) ?? [];
    const [, attempt_id] = (hotel ? RETURN.exec(requested.pathname) : null) ?? [];
    if (gateway === undefined && attempt_id === undefined) return null;
    rateLimiter.charge(addressOf(context), COST.call);
    if (hotel && attempt_id !== undefined) return comeBack(context, hotel, attempt_id);
    return webhook(context, requested, gateway!, key!);
  };
}
