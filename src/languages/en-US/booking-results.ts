import { partyOf } from "#languages/en-US/booking-search.ts";
import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";
import { asOne } from "#rules/text/as-one.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "Sort by",
    recommended: "Recommended",
    price: "Price, lowest first",
    size: "Size, largest first",
    apply: "Apply",
  },
  by_night: {
    open: "Price by night",
    of: (room, plan) => `: ${room}, ${plan}`,
  },
  nearby: {
    open: "Prices three days earlier and later",
    title: (nights) => `Three days earlier and later, also ${counted(nights, "night", "nights")}`,
    none: "Nothing free",
    yours: "Your dates",
    same_weekdays: "On the same weekdays",
    close: "Hide",
  },
  capacity: {
    of: (people, children) =>
      children > 0
        ? `${counted(people, "adult", "adults")} + ${counted(children, "child", "children")}`
        : `Sleeps up to ${people}`,
    with_extra_beds: (capacity) => `${capacity}, extra beds included`,
    each: (capacity) => `Each room: ${capacity}. Add rooms or choose a larger one for your group.`,
    too_few: (party, capacity) => `You are ${party}. The rooms you selected: ${capacity}.`,
    too_few_stop: (party, capacity) =>
      `You are ${party}. The rooms you selected: ${capacity}. Add a room or change the number of guests to go on.`,
    too_many: (party, capacity) =>
      `Rooms are free on these dates, but all of them together: ${capacity}. You are ${party}.`,
    party: partyOf,
    room: (nth, party) => `Room ${nth}: ${party}`,
    divide: "Change the adults in each room",
    adults_of: (nth, room) => `Adults in room ${nth}, ${room}`,
    fewer_adults: (nth) => `One adult fewer in room ${nth}`,
    more_adults: (nth) => `One adult more in room ${nth}`,
    choose: (count) => `Select ${counted(count, "room", "rooms")}`,
    choose_named: (count, room, plan) => `Select ${counted(count, "room", "rooms")}: ${room}, ${plan}`,
  },
};
