/** The booking page in either of its layouts: one state, one cart, two ways to walk through them. */
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import { BenchContext, LiveContext } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";
import { StateForm } from "#web/booking/parts/go-button.tsx";
import { Alert, PriceChanged, SaidTotal, Toasts } from "#web/booking/parts/notices.tsx";
import { useBooking } from "#web/booking/use-booking.ts";
import { bookingLayoutOf } from "#web/booking-layouts/registry.ts";

export function Booking({ data, words }: { data: BookingData; words: BookingWords }) {
  const { bench, live } = useBooking(data, words);
  const Flow = bookingLayoutOf(data.layout);
  return (
    <BenchContext value={bench}>
      <LiveContext value={live}>
        <StateForm />
        <Alert />
        <Flow />
        <SaidTotal />
        <Toasts />
        <PriceChanged />
      </LiveContext>
    </BenchContext>
  );
}
