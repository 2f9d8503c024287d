/** An order that was placed from this browser: with a link to it, so that nothing is ordered twice. */
import { Fragment } from "react";
import type { PlacedOrder, Unpaid } from "#rules/booking/placed-order.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { inWords } from "#web/ui/in-words.ts";
import { TestLine } from "#web/ui/test-line.tsx";
import { useMinutesLeft } from "#web/ui/use-minutes-left.ts";
import { GoLink } from "./go-button.tsx";

/** In place of the page, where that is about the same days: the guest's own rooms would look sold out. */
export function Placed() {
  const { words, data } = useBookingTools();
  const { placed } = useLive();
  if (!placed) return null;
  const { order_doc, unpaid } = placed;
  return (
    <section className="placed-page" aria-labelledby="placed-title">
      <TestLine text={data.testBooking} />
      {unpaid ? (
        <NotPaid key={unpaid.now} order={placed} unpaid={unpaid} />
      ) : (
        <Said title={words.placed_title} text={words.pay.placed_before(order_doc)} order={placed} />
      )}
    </section>
  );
}

/** What is still missing comes first, with the time that is left for it. */
function NotPaid({ order, unpaid }: { order: PlacedOrder; unpaid: Unpaid }) {
  const { words, data, price } = useBookingTools();
  const minutes = useMinutesLeft(unpaid);
  const { order_doc } = order;
  if (minutes <= 0) return <Said title={words.unpaid_over_title} text={words.unpaid_over(order_doc)} order={order} />;
  return (
    <Said
      title={words.unpaid_title(inWords(minutes, data.lang))}
      text={words.unpaid(order_doc)}
      order={order}
      way={words.pay.go_card(price(unpaid.amount))}
    />
  );
}

/** Between what is missing and the time left for it a line may break, before it breaks anywhere else. */
const AT_CLAUSES = /(?<=[，:])|(?=[（(])/;

type SaidProps = { title: string; text: string; order: PlacedOrder; way?: string };

function Said({ title, text, order, way }: SaidProps) {
  const { words, makeAnother } = useBookingTools();
  const { state } = useLive();
  return (
    <>
      <h1 id="placed-title" className="booking-title">
        {title
          .split(AT_CLAUSES)
          .map((part) => part.trim())
          .map((clause, nth) => (
            <Fragment key={clause}>
              {nth > 0 && title.includes(` ${clause}`) ? " " : null}
              <span className="clause">{clause}</span>
            </Fragment>
          ))}
      </h1>
      <p>{text}</p>
      <p className="placed-ways">
        <a className="button" href={order.page}>
          {way ?? words.pay.to_order}
        </a>
        <GoLink
          className="button button-quiet"
          to={state}
          mayGo={() => {
            makeAnother();
            return false;
          }}
        >
          {words.pay.make_another}
        </GoLink>
      </p>
    </>
  );
}

/** Above a booking for other days. */
export function PlacedBefore() {
  const { words, makeAnother } = useBookingTools();
  const { placed } = useLive();
  if (!placed) return null;
  return (
    <div className="alert placed" role="status">
      <p>{words.pay.placed_before(placed.order_doc)}</p>
      <a href={placed.page}>{words.pay.to_order}</a>
      <button type="button" onClick={makeAnother}>
        {words.pay.make_another}
      </button>
    </div>
  );
}
