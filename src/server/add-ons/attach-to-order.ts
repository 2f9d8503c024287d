import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { isPaidLater } from "#rules/add-ons/changed-order.ts";
import { vendorFor } from "#rules/payments/pay-way.ts";
import { addAttachments } from "#server/add-ons/add-attachments.ts";
import { openOwnOrder } from "#server/add-ons/open-to-change.ts";
import { onceWithin } from "#server/calls/once-within.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import type { StoredOrder } from "#server/orders/open-order.ts";
import { requestedAttachments } from "#server/orders/price/cart.ts";
import { nextPage, reachable } from "#server/orders/view/next-page.ts";
import { soldVendors } from "#server/payments/settings/sold-vendors.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";

/** Adds to an order, and says where the guest pays for it. */
export async function attachToOrder(
  { body }: HandlerInput<typeof contract.attachToOrder>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.attachToOrder>> {
  const catalogue = await readCatalogue(context);
  return context.query(async (query) => {
    const stored = await openOwnOrder(query, context, body);
    const { order_id, order_doc } = stored.order;
    const answer = await onceWithin(query, context, { scope: "attachToOrder", body, order_id }, async () => {
      await assertPayable(query, context, stored, body);
      const attachments = requestedAttachments(body.room_attachment_detail);
      const rail = body.rail_item_list.map(({ booking_number }) => booking_number);
      if (new Set(rail).size < rail.length) throw new Refusal("INVALID_INPUT", ["rail_item_list"]);
      const additions = { attachments, rail, sent_as: "room_attachment_detail", catalogue } as const;
      const { isDue } = await addAttachments(query, context, stored, additions);
      return { redirect_path: nextPage(context, order_doc, { isDue: isDue && stored.order.pay_way !== "remittance" }) };
    });
    return reachable(context, answer, order_id);
  });
}

/** An order that is paid at the lodging is paid there with what is added; for any other there must be a way to pay at once. */
async function assertPayable(
  query: Query,
  context: RequestContext,
  { order }: StoredOrder,
  { pay_way, payment_vendor }: HandlerInput<typeof contract.attachToOrder>["body"],
): Promise<void> {
  if (pay_way !== "credit_card" && pay_way !== order.pay_way) throw new Refusal("PAY_WAY_NOT_OFFERED", ["pay_way"]);
  if (isPaidLater(order) && payment_vendor === undefined) return;
  const { hotel } = context;
  const settings = await readSettings(query, hotel.hotel_id);
  const payment_list = await soldVendors(query, context, settings.payment_list);
  if (vendorFor(pay_way, payment_vendor, payment_list, hotel.currency) !== null) return;
  throw new Refusal("PAY_WAY_NOT_OFFERED", [payment_vendor === undefined ? "pay_way" : "payment_vendor"]);
}
