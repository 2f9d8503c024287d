/** What is due, the ways to pay, and one button. */
import type { OrderView } from "#contract/order-view.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { defaultMethod } from "#rules/payments/pay-methods.ts";
import type { Problem } from "#web/orders/answers.ts";
import { Choice, type Option } from "#web/orders/choice.tsx";
import { Deadline } from "#web/orders/deadline.tsx";
import type { PayOption } from "#web/orders/pay-ways.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { PriceTable } from "#web/orders/price-table.tsx";
import { StayLine } from "#web/orders/stay-facts.tsx";
import { type Site, useSite } from "#web/site.ts";

type PayFormProps = {
  order: OrderView;
  ways: PayOption[];
  typed: Record<string, string>;
  problems: Problem[];
  /** The guest has just chosen to pay: the script continues at once with the chosen way. */
  isPaying: boolean;
  idempotencyKey: string;
};

export function PayForm({ order, ways, typed, problems, isPaying, idempotencyKey }: PayFormProps) {
  const site = useSite();
  const { orderWords, price, href, path } = site;
  const words = orderWords.pay;
  const parts = partsOf(order, site);
  const own = ways.find(({ vendor, wallet }) => vendor === order.payType && wallet === undefined);
  const isSentAtOnce = isPaying && own !== undefined && problems.length === 0 && order.payment_status === -1;
  const receipt = href(`/orders/${order.order_doc}`);
  if (ways.length === 0) {
    return (
      <>
        <p>{words.none}</p>
        <a className="button button-quiet" href={receipt}>
          {words.back}
        </a>
      </>
    );
  }
  return (
    <PersonalForm action={path} isSentAtOnce={isSentAtOnce}>
      <StayLine stay={order}>
        <span>{shownCode(order.short_code)}</span>
      </StayLine>
      <PriceTable bill={order.bill} />
      {parts.length > 0 ? null : (
        <p className="order-amount">
          <span>{order.payment_status === 1 ? orderWords.due_rest : orderWords.due_now}</span>{" "}
          <strong>{price(order.due_amount)}</strong>
        </p>
      )}
      {order.pay_expired_timestamp === null ? null : (
        <Deadline timestamp={order.pay_expired_timestamp} say={orderWords.pay_by} />
      )}
      {parts.length > 0 ? (
        <Choice name="pay_option" legend={words.how_much} options={parts} chosen={typed.pay_option || "part"} />
      ) : null}
      <Choice
        name="vendor"
        legend={words.how}
        options={ways}
        chosen={typed.vendor || (own ?? defaultMethod(ways))?.value}
        saysCards={orderWords.cards_taken}
        error={problems.find(({ field }) => field === "vendor")?.text}
      />
      {isPaying ? <input type="hidden" name="mode" value="pay" /> : null}
      <input type="hidden" name="key" value={idempotencyKey} />
      <button className="button" type="submit">
        {parts.length > 0 ? words.go : words.go_with(price(order.due_amount))}
      </button>
      <a className="more" href={receipt}>
        {words.back}
      </a>
    </PersonalForm>
  );
}

/** Whoever chose the deposit may still pay in full; nobody is offered less than agreed. */
function partsOf(order: OrderView, { orderWords, price }: Site): Option[] {
  const words = orderWords.pay;
  const { due_amount: deposit, remain_total_amount: all } = order;
  if (order.display_status !== "pending_payment" || order.paid_amount > 0 || deposit === all) return [];
  return [
    { value: "part", title: words.deposit, aside: price(deposit), text: words.deposit_text(price(all - deposit)) },
    { value: "all", title: words.all, aside: price(all), text: words.all_text },
  ];
}
