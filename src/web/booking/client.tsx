/** Takes up the booking page in the browser, with the data the server drew it from and one language's words. */
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { BookingWords } from "#languages/booking/zh-TW.ts";
import type { Language } from "#rules/text/language.ts";
import { Booking } from "#web/booking/booking.tsx";
import type { BookingData } from "#web/booking/booking-data.ts";

const WORDS: Record<Language, () => Promise<BookingWords>> = {
  "zh-TW": async () => (await import("#languages/booking/zh-TW.ts")).zhTW,
  "zh-CN": async () => (await import("#languages/booking/zh-CN.ts")).zhCN,
  "en-US": async () => (await import("#languages/booking/en-US.ts")).enUS,
  "ja-JP": async () => (await import("#languages/booking/ja-JP.ts")).jaJP,
  "ko-KR": async () => (await import("#languages/booking/ko-KR.ts")).koKR,
};

const place = document.getElementById("booking");
const drawn = document.getElementById("booking-data")?.textContent;
if (place && drawn) {
  const data = JSON.parse(drawn) as BookingData;
  const words = await WORDS[data.lang]();
  // Piece by piece: the page can be scrolled, and its buttons sent to the server, while it is taken up.
  startTransition(() => void hydrateRoot(place, <Booking data={data} words={words} />));
}
