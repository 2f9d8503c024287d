/** The last button of all. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { wayOf } from "#web/booking/pay-choice.ts";

/** Places the order: at the end of the form, or in the bar at the foot of the screen. */
export function PayButton({ className }: { className: string }) {
  const { words } = useBookingTools();
  const { isPlacing, isPricing } = useLive();
  return (
    <button
      className={className}
      type="submit"
      form="pay"
      name="intent"
      value="place"
      aria-busy={isPlacing}
      aria-disabled={isPricing || undefined}
    >
      {isPlacing ? words.pay.sending : <PayText />}
    </button>
  );
}

/** The button says what it does, with the amount if there is one. */
function PayText() {
  const { words, data, price: money } = useBookingTools();
  const { price, typed, isPricing, hasNoPrice, state } = useLive();
  const kind = wayOf({ ways: data.ways, typed, state })?.kind ?? "online";
  if (hasNoPrice) return words.retry;
  if (!price || isPricing) return words.price.checking;
  if (kind === "arrival") return words.pay.go_arrival;
  if (price.pay_amount === 0) return words.pay.go_free;
  return kind === "remittance"
    ? words.pay.go_remit(money(price.pay_amount))
    : words.pay.go_card(money(price.pay_amount));
}
