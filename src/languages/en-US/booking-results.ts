import { partyOf } from "#languages/en-US/booking-search.ts";
import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";
import { asOne } from "#rules/text/as-one.ts";

/** Within a sentence: "Sleeps up to 4" and "2 adults + 1 child" after the rooms that sleep so many. */
export const sleeping = (verb: string, capacity: string) => `${verb} ${String(capacity).replace(/^Sleeps /, "")}`;

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
    open: "Prices up to three days earlier or later",
    title: (nights) => `${counted(nights, "night", "nights")}, up to three days earlier or later`,
    none: "Not available",
    yours: "Your dates",
    same_weekdays: "The same days of another week",
    close: "Hide",
  },
  capacity: {
    of: (people, children) =>
      children > 0
        ? `${counted(people, "adult", "adults")} + ${counted(children, "child", "children")}`
        : `Sleeps up to ${people}`,
    with_extra_beds: (capacity) => `${capacity}, extra beds included`,
    each: (capacity) => `Each room ${sleeping("sleeps", capacity)}. Add rooms, or choose a larger one for your group.`,
    too_few: (party, capacity) => `The rooms you’ve chosen ${sleeping("sleep", capacity)}. Your group: ${party}.`,
    too_few_stop: (party, capacity) =>
      `The rooms you’ve chosen ${sleeping("sleep", capacity)}. Your group: ${party}. To continue, add a room or change the number of guests.`,
    too_many: (party, capacity) =>
      `All the rooms available on these dates together ${sleeping("sleep", capacity)}, which isn’t enough for ${party}.`,
    party: partyOf,
    room: (nth, party) => `Room ${nth}: ${party}`,
    divide: "Change how many adults are in each room",
    adults_of: (nth, room) => `Adults in room ${nth} (${room})`,
    fewer_adults: (nth) => `One adult fewer in room ${nth}`,
    more_adults: (nth) => `One adult more in room ${nth}`,
    choose: (count) => `Select ${counted(count, "room", "rooms")}`,
    choose_named: (count, room, plan) => `Select ${counted(count, "room", "rooms")}: ${room}, ${plan}`,
  },
};
