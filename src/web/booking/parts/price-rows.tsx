/** The bill, line by line, so that a guest can add it up; and which part is paid when. */
import { billAmount, billName, type BillLine } from "#rules/money/bill.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { wayOf } from "#web/booking/pay-choice.ts";
import { About } from "./about.tsx";

type PriceRowsProps = {
  bill: readonly BillLine[];
  /** What is due now; null: nothing is asked for yet. */
  pay_amount: number | null;
};

export function PriceRows({ bill, pay_amount }: PriceRowsProps) {
  const { words, price: money, data, day } = useBookingTools();
  const { typed, state } = useLive();
  const isArrival = state.step === "pay" && wayOf({ ways: data.ways, typed, state })?.kind === "arrival";
  const total = bill.find(({ kind }) => kind === "total")!.amount;
  const now = isArrival ? 0 : (pay_amount ?? total);
  const later = total - now;
  return (
    <dl className="totals">
      {bill.map((line, index) =>
        line.kind === "total" ? (
          <div key={index} data-total="true">
            <dt>
              {line.name}
              <small>{words.cart.tax_included}</small>
            </dt>
            <dd data-amount={total}>
              {money(total)}
              <About amount={total} />
            </dd>
          </div>
        ) : (
          <div key={index} data-kind={line.kind}>
            <dt>
              {billName(line)}
              {line.date === undefined ? null : (
                <small suppressHydrationWarning>
                  {line.through === undefined ? day(line.date) : words.days(day(line.date), day(line.through))}
                </small>
              )}
            </dt>
            <dd>{billAmount(line, money, words.families.free)}</dd>
          </div>
        ),
      )}
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
