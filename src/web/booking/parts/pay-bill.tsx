/** Before ordering, the whole bill in the page itself: nobody has to open the cart to see what is paid. */
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { PriceRows } from "./price-rows.tsx";
import { NoPrice } from "./summary.tsx";

export function PayBill() {
  const { words } = useBookingTools();
  const { price, isPricing, hasNoPrice } = useLive();
  if (hasNoPrice) return <NoPrice />;
  if (!price) return null;
  return (
    <section className="pay-bill" aria-label={words.price.title} aria-busy={isPricing}>
      <PriceRows bill={price.bill} pay_amount={price.pay_amount} />
    </section>
  );
}
