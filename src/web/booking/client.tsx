/** Takes up the booking page in the browser, with the data the server drew it from and one language's words. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { Booking } from "#web/booking/booking.tsx";
import type { BookingData } from "#web/booking/booking-data.ts";

const WORDS = import.meta.glob<BookingWords>("./*/booking.ts", { base: "/src/languages", import: "booking" });

const place = document.getElementById("booking");
const drawn = document.getElementById("booking-data")?.textContent;
if (place && drawn) {
  const data = JSON.parse(drawn) as BookingData;
  const words = await WORDS[`./${data.lang}/booking.ts`]!();
  // Piece by piece: the page can be scrolled, and its buttons sent to the server, while it is taken up.
  startTransition(() => void hydrateRoot(place, <Booking data={data} words={words} />));
}
