/** Words of the booking page where the owner's own title of the rooms names none. */
import type { bookingAnyPlace as master } from "#languages/zh-TW/booking-any-place.ts";
import { asOne } from "#rules/text/as-one.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const bookingAnyPlace: typeof master = {
  titles: { rooms: "Choose your place" },
  stage: { rooms: "Places" },
  search: { go: "Check availability", room: "How many" },
  rooms: (count) => counted(count, "place", "places"),
  guests_line: (room, adults, children) =>
    [
      counted(room, "place", "places"),
      counted(adults, "adult", "adults"),
      ...(children > 0 ? [counted(children, "child", "children")] : []),
    ].join(", "),
  results: {
    found: (rooms) => `${counted(rooms, "kind of place", "kinds of place")} available`,
    narrowed: (rooms, of) => `${rooms} of ${counted(of, "kind of place", "kinds of place")} match`,
    none_left: "Nothing matches these filters.",
  },
  room: {
    looked_at: "The one you were looking at",
    all_rooms: "All to choose from",
    amenities: "What’s here",
    more_rooms: "Choose more",
  },
  plan: {
    total_each: (nights) => `Total for ${counted(nights, "night", "nights")}, each`,
    fewer: "Remove one",
    more: "Add one",
    left: (count) => `${count} left on this site`,
  },
  cart: { title: "Your booking" },
  matrix: {
    title: "Choose dates and place",
    text: "In a row, tap your check-in date, then your check-out date.",
    rest: (shown, of) => `Showing ${shown} of ${of}; the rest are in the list below.`,
  },
  sheet: { title: "Book your stay" },
  nearby: { none: "Nothing free" },
  capacity: {
    each: (capacity) => `Each: ${capacity}. Add more or choose a larger one for your group.`,
    room: (nth, party) => `Place ${nth}: ${party}`,
    choose: (count) => `Select ${count}`,
  },
};
