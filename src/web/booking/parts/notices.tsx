/** Notices outside the page's content. */
import { useEffect, useRef } from "react";
import { phoneLink } from "#rules/guests/phone.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { distinctCodes } from "#rules/money/coupon.ts";
import { sumOnWire } from "#rules/money/money.ts";
import type { PriceCheck } from "#web/booking/price.ts";
import { subtotalOf } from "#web/booking/subtotal.ts";
import { Icon } from "#web/ui/icon.tsx";
import { GoButton } from "./go-button.tsx";

/** Stays until it is closed, because the guest has to know it. */
export function Alert() {
  const { words, alert, data, putCodesBack } = useBookingTools();
  const { alertText, isOffline, clearedCodes, state, isLive } = useLive();
  const text = isOffline ? words.pay.offline : alertText;
  return (
    <div className="alert-place" role="alert">
      {text === null ? null : (
        <div className="alert">
          <p>{text}</p>
          {isOffline || clearedCodes.length === 0 ? null : (
            <GoButton
              className="more"
              to={isLive ? null : { ...state, codes: distinctCodes([...state.codes, ...clearedCodes]) }}
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
  const { toasts } = useLive();
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
  const live = useLive();
  const { state, price } = live;
  const total = state.step === "rooms" ? subtotalOf(live, data.hotel.families, words) : (price?.total ?? null);
  return (
    <p className="hidden" role="status">
      {state.cart.length > 0 && total !== null ? words.cart.said_total(money(total)) : ""}
    </p>
  );
}

export function SearchFailed() {
  const { words, searchAgain, data } = useBookingTools();
  const { failure, isOffline } = useLive();
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

/** Which part of the price has changed. */
function reasonOf(was: PriceCheck, now: PriceCheck): "price" | "discount" | "other" {
  const roomsOf = ({ bill }: PriceCheck) =>
    sumOnWire(bill.filter(({ kind }) => kind === "room").map(({ amount }) => amount));
  if (roomsOf(was) !== roomsOf(now)) return "price";
  return was.discount === now.discount ? "other" : "discount";
}

/** The price differs from the one the guest agreed to: nothing is sent until the guest confirms. */
export function PriceChanged() {
  const { words, price: money, acceptPrice, refusePrice } = useBookingTools();
  const { changed } = useLive();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (changed) dialog.current?.showModal();
    else dialog.current?.close();
  }, [changed]);
  return (
    <dialog ref={dialog} className="sheet-dialog" aria-labelledby="changed-title" onCancel={refusePrice}>
      {changed ? (
        <>
          <h2 id="changed-title">{words.price.changed_title}</h2>
          {changed.was.pay_amount === changed.now.pay_amount ? (
            <p>{words.price.changed_terms}</p>
          ) : (
            <>
              <p>{words.price.changed(money(changed.was.pay_amount), money(changed.now.pay_amount))}</p>
              <p>{words.price.changed_because[reasonOf(changed.was, changed.now)]}</p>
            </>
          )}
          <p className="sheet-actions">
            <button type="button" className="button" onClick={acceptPrice}>
              {words.price.accept(money(changed.now.pay_amount))}
            </button>
            <button type="button" className="button button-quiet" onClick={refusePrice}>
              {words.price.go_back}
            </button>
          </p>
        </>
      ) : null}
    </dialog>
  );
}
