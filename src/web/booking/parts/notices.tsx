/** Notices outside the page's content. */
import { phoneLink } from "#rules/guests/phone.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import { subtotalOf } from "#web/booking/subtotal.ts";
import { Icon } from "#web/ui/icon.tsx";
import { GoButton } from "./go-button.tsx";

/** Stays until it is closed, because the guest has to know it. */
export function Alert() {
  const { words, alert, data, putCodesBack } = useBookingTools();
  const { alertText, isOffline, clearedCodes, codes, isLive } = useLive(
    ({ alertText, isOffline, clearedCodes, state: { codes }, isLive }) => ({
      alertText,
      isOffline,
      clearedCodes,
      codes,
      isLive,
    }),
  );
  const text = isOffline ? words.pay.offline : alertText;
  return (
    <div className="alert-place" role="alert">
      {text === null ? null : (
        <div className="alert">
          <p>{text}</p>
          {isOffline || clearedCodes.length === 0 ? null : (
            <GoButton
              className="more"
              to={isLive ? null : { ...data.state, codes: distinctCodes([...codes, ...clearedCodes]) }}
              onGo={putCodesBack}
            >
              {words.price.put_back(clearedCodes.join(", "))}
            </GoButton>
          )}
          {data.hotel.phone ? <a href={phoneLink(data.hotel.phone)}>{words.call(data.hotel.phone)}</a> : null}
          {isOffline ? null : (
            <button type="button" aria-label={words.close} onClick={() => alert(null)}>
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

export function Toasts() {
  const { words } = useBookingTools();
  const { toasts } = useLive(({ toasts }) => ({ toasts }));
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text, undo }) => (
        <p key={id} className="toast">
          {text}
          {undo ? (
            <button type="button" onClick={undo}>
              {words.undo}
            </button>
          ) : null}
        </p>
      ))}
    </div>
  );
}

/** Announces the total to screen readers whenever it changes. */
export function SaidTotal() {
  const { words, price: money, data } = useBookingTools();
  const { isEmpty, total } = useLive((live) => ({
    isEmpty: live.state.cart.length === 0,
    total: live.state.step === "rooms" ? subtotalOf(live, data.hotel.families, words) : (live.price?.total ?? null),
  }));
  return (
    <p className="hidden" role="status">
      {!isEmpty && total !== null ? words.cart.said_total(money(total)) : ""}
    </p>
  );
}

export function SearchFailed() {
  const { words, searchAgain, data } = useBookingTools();
  const { failure, isOffline } = useLive(({ failure, isOffline }) => ({ failure, isOffline }));
  return (
    <section className="failed" role="alert">
      <p>{isOffline ? words.pay.offline : failure}</p>
      {data.hotel.phone ? (
        <a className="more" href={phoneLink(data.hotel.phone)}>
          {words.call(data.hotel.phone)}
        </a>
      ) : null}
      <button type="button" className="button" onClick={searchAgain}>
        {words.retry}
      </button>
    </section>
  );
}
