/** The price, row by row, so that a guest can add it up; and which part is paid when. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { wayOf } from "#web/booking/payload.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import { About } from "./about.tsx";
import { codeName } from "./member-savings.tsx";

export function PriceRows({ price }: { price: PriceCheck }) {
  const { words, price: money, data, day } = useBookingTools();
  const { typed, state } = useLive();
  const isArrival = state.step === "pay" && wayOf({ ways: data.ways, typed, state })?.kind === "arrival";
  const now = isArrival ? 0 : price.pay_amount;
  const later = price.total - now;
  return (
    <dl className="totals">
      {price.rows.map(({ kind, name, quantity, amount, date, through }, index) => (
        <div key={index} data-kind={kind}>
          <dt>
            {kind === "discount" ? codeName(name, words) : quantity > 1 ? `${name} × ${quantity}` : name}
            {date === undefined ? null : (
              <small suppressHydrationWarning>
                {through === undefined ? day(date) : `${day(date)} – ${day(through)}`}
              </small>
            )}
          </dt>
          <dd>
            {(kind === "guest" || kind === "add_on") && amount === 0
              ? words.families.free
              : amount < 0
                ? `−${money(-amount)}`
                : money(amount)}
          </dd>
        </div>
      ))}
      <div data-total="true">
        <dt>
          {words.cart.total}
          <small>{words.cart.tax_included}</small>
        </dt>
        <dd data-amount={price.total}>
          {money(price.total)}
          <About amount={price.total} />
        </dd>
      </div>
      {later > 0 ? (
        <>
          <div>
            <dt>{words.cart.due_now}</dt>
            <dd data-due={now}>
              {money(now)}
              {now > 0 ? <About amount={now} /> : null}
            </dd>
          </div>
          <div>
            <dt>{isArrival ? words.cart.on_arrival : words.cart.due_later}</dt>
            <dd>{money(later)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
