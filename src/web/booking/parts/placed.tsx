/** An order that was placed from this browser: with a link to it, so that nothing is ordered twice. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { GoLink } from "./go-button.tsx";

/** In place of the page, where that is about the same days: the guest's own rooms would look sold out. */
export function Placed() {
  const { words, makeAnother } = useBookingTools();
  const { placed, state } = useLive();
  if (!placed) return null;
  return (
    <section className="placed-page" aria-labelledby="placed-title">
      <h1 id="placed-title" className="booking-title">
        {words.placed_title}
      </h1>
      <p>{words.pay.placed_before(placed.order_doc)}</p>
      <p className="placed-ways">
        <a className="button" href={placed.page}>
          {words.pay.to_order}
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
    </section>
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
