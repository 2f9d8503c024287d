import type { OrderView } from "#contract/order-view.ts";
import { rideDays } from "#rules/rail/rail-package.ts";
import type { RailOffer } from "#web/booking/rail/rail-offer.ts";

type Order = Pick<OrderView, "display_status" | "pay_way" | "payAmountType" | "check_in_day" | "check_out_day">;

/** Tickets are paid by card, at once and in full: so must the order have been. Its days must not be over. */
export const canAddRail = (order: Order, offer: RailOffer | null): offer is RailOffer =>
  offer !== null &&
  order.display_status === "confirmed" &&
  order.pay_way === "credit_card" &&
  order.payAmountType === "all" &&
  rideDays(order).back[1] >= offer.today;
