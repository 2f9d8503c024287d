/** The price differs from the one the guest agreed to. */
import { useEffect, useRef } from "react";
import { sumOnWire } from "#rules/money/money.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import type { PriceCheck } from "#web/booking/price.ts";

/** Which part of the price has changed. */
function reasonOf(was: PriceCheck, now: PriceCheck): "price" | "discount" | "other" {
  const roomsOf = ({ bill }: PriceCheck) =>
    sumOnWire(bill.filter(({ kind }) => kind === "room").map(({ amount }) => amount));
  if (roomsOf(was) !== roomsOf(now)) return "price";
  return was.discount === now.discount ? "other" : "discount";
}

/** Nothing is sent until the guest confirms. */
export function PriceChanged() {
  const { words, price: money } = useBookingTools();
  const { acceptPrice, refusePrice } = useCheckout();
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
