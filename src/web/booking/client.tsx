/** The booking page's program: hydrates what the server has rendered, with the same data and the words of one language. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Booking } from "#web/booking/booking.tsx";
import type { BookingData } from "#web/booking/booking-data.ts";
import { loadDrawn } from "#web/booking/later/part-files.ts";
import { loadBookingWords } from "#web/booking/words.ts";

/** Resolves when the page's controls are live. `chosenCurrency`: chosen since the page was drawn. */
export async function takeOver(place: HTMLElement, drawn: string, chosenCurrency: () => string | null): Promise<void> {
  const data = JSON.parse(drawn) as BookingData;
  const [words] = await Promise.all([loadBookingWords(data.lang, data.hotel.hasRooms), loadDrawn(place)]);
  const currency = chosenCurrency() ?? data.currency;
  await new Promise<void>((onLive) => {
    const page = <Booking data={{ ...data, currency }} words={words} onLive={onLive} />;
    // As a transition: meanwhile the page can be scrolled.
    startTransition(() => void hydrateRoot(place, page));
  });
}
