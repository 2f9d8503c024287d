/** A price in the guest's own currency, as a guide: the price beside it is the one that is charged. */
import { aboutMoney, signOf } from "#rules/money/about-money.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";

/** null: there is nothing to show besides the lodging's own currency. */
function useRate(): { currency: string; rate: number } | null {
  const { data } = useBookingTools();
  const { currency } = useLive(({ currency }) => ({ currency }));
  const rate = currency === null ? undefined : data.rates?.rates[currency];
  return currency === null || rate === undefined ? null : { currency, rate };
}

export function About({ amount }: { amount: number }) {
  const { words, data } = useBookingTools();
  const found = useRate();
  if (!found) return null;
  const { rate, currency } = found;
  return <small className="about">{words.guest.currency.about(aboutMoney(amount, rate, currency, data.lang))}</small>;
}

/** Once on a page: whose rates these are, and that the lodging charges in its own currency. */
export function RateNote() {
  const { words, data, day } = useBookingTools();
  const found = useRate();
  if (!found || !data.rates) return null;
  const { date, source, currency } = data.rates;
  const { note } = words.guest.currency;
  return (
    <p className="rate-note" suppressHydrationWarning>
      {note(signOf(found.currency, data.lang), day(date, "long"), source, signOf(currency, data.lang))}
    </p>
  );
}
