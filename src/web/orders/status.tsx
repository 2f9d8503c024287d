import type { OrderView } from "#contract/order-view.ts";
import { toneOf } from "#rules/orders/outcome.ts";
import { useSite } from "#web/site.ts";

type StatusProps = {
  order: Pick<OrderView, "display_status" | "payment_status" | "payAmountType">;
  /** A payment's result is being queried. */
  isChecked?: boolean;
};

/** Status and payment as text, with a shape and a colour. */
export function Status({ order, isChecked = false }: StatusProps) {
  const { display_status, payment_status, payAmountType } = order;
  const { orderWords: words } = useSite();
  const isMoneyMatter = display_status === "confirmed" || display_status === "cancel_applied";
  const part = payAmountType === "deposit" ? words.payment.part : words.payment.some;
  const paid = { [-1]: words.payment.unpaid, 1: part, 2: words.payment.full }[payment_status];
  if (isChecked) {
    return (
      <p className="status" data-tone="waiting">
        <strong>{words.payment_checked}</strong>
      </p>
    );
  }
  return (
    <p className="status" data-tone={toneOf(display_status)}>
      <strong>{words.status[display_status]}</strong>
      {isMoneyMatter ? <span>{paid}</span> : null}
    </p>
  );
}
