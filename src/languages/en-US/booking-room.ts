/** Words of the booking page: one room, on its card and on its sheet. */
import type { bookingRoom as master } from "#languages/zh-TW/booking-room.ts";
import { asOne } from "#rules/text/as-one.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const bookingRoom: typeof master = {
  facilities: (count) => `All ${count} amenities`,
  pictures: (room) => `Photos: ${room}`,
  previous: "Previous photo",
  next: "Next photo",
  plans: "Rates",
  more_plans: (count) => counted(count, "more rate", "more rates"),
  best: "Best match for your group",
  /** Marks the room from whose page the guest comes. */
  looked_at: "The room you were viewing",
  look: "Photos and details",
  look_named: (room) => `Photos and details: ${room}`,
  all_rooms: "All rooms",
  amenities: "Amenities",
  listed: (items) => items.join(", "),
  picture: (index, count) => `Photo ${index} of ${count}`,
  open_picture: (alt) => `Enlarge photo: ${alt}`,
  from: (price) => `From ${price}`,
  to_plans: "Choose a rate",
  change_stay: "Change dates or guests",
  more_rooms: "Choose more rooms",
  to_booking: "Back to your booking",
};
