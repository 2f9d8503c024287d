/** A campground has pitches: booking's words name no room where the owner's title of the rooms names none. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";

export function placeWords(words: BookingWords): BookingWords {
  const { any_place: other } = words;
  return {
    ...words,
    ...other,
    titles: { ...words.titles, ...other.titles },
    stage: { ...words.stage, ...other.stage },
    search: { ...words.search, ...other.search },
    results: { ...words.results, ...other.results },
    room: { ...words.room, ...other.room },
    plan: { ...words.plan, ...other.plan },
    cart: { ...words.cart, ...other.cart },
    matrix: { ...words.matrix, ...other.matrix },
    sheet: { ...words.sheet, ...other.sheet },
    nearby: { ...words.nearby, ...other.nearby },
    capacity: { ...words.capacity, ...other.capacity },
  };
}
