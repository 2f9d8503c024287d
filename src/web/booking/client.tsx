/** Hydrates the booking page with the data the server rendered it from and the words of one language. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { Booking } from "#web/booking/booking.tsx";
import type { BookingData } from "#web/booking/booking-data.ts";
import { vary } from "#languages/vary.ts";
import { loadPlaceWords } from "#web/booking/place-words.ts";
import { loadRoomSheet } from "#web/booking/room-sheet/sheet-link.tsx";
import { awaitGuest } from "#web/booking/whole-styles.ts";

const WORDS = import.meta.glob<BookingWords>("./*/booking.ts", { base: "/src/languages", import: "booking" });

awaitGuest();
const place = document.getElementById("booking");
const drawn = document.getElementById("booking-data")?.textContent;
if (place && drawn) {
  const data = JSON.parse(drawn) as BookingData;
  const [words, places, sheet] = await Promise.all([
    WORDS[`./${data.lang}/booking.ts`]!(),
    loadPlaceWords(data.lang, data.hotel.hasRooms),
    data.state.sheet === undefined ? null : loadRoomSheet().then(({ RoomSheet }) => RoomSheet),
  ]);
  const shown = places ? vary(words, places.booking) : words;
  // As a transition: meanwhile the page can be scrolled and its buttons still submit forms.
  startTransition(() => void hydrateRoot(place, <Booking data={data} words={shown} sheet={sheet} />));
}
