/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { sleeping } from "#languages/en-US/booking-results.ts";
import { partyOf } from "#languages/en-US/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "Choose your place to stay",
  },
  stage: {
    rooms: "Places",
  },
  search: {
    room: "Places",
  },
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
    whole_house: "Whole campsite",
    none_left: "No places match these filters.",
  },
  room: {
    looked_at: "The place you were viewing",
    all_rooms: "All places",
    more_rooms: "Choose more places",
  },
  plan: {
    meals: {
      none: "No meals",
    },
    fee_now: (percent) => `Cancellation fee: ${percent}% of the accommodation price`,
    total_each: (nights) => `Total for ${counted(nights, "night", "nights")}, per place`,
    count_of: (room, plan) => `${room}, ${plan}: number of places`,
    fewer: "Remove one place",
    more: "Add one place",
    no_more: "No more places available",
    remove_rooms_first: "To book the whole campsite, first remove the places you’ve chosen",
    remove_house_first: "To book individual places, first remove the whole campsite",
    whole_house: "Whole campsite, all places",
  },
  nothing: {
    mixes: "Places that together sleep everyone",
    choose_mix: "Choose these places",
  },
  join: {
    text: "Enter your email and we’ll send you a code. The places you’ve selected stay as they are.",
  },
  matrix: {
    title: "Choose your dates and place",
    text: "Beside the place you’d like, choose your check-in date, then your check-out date.",
    rest: (shown, of) => `Showing ${shown} of ${of} kinds of place. The others are in the list below.`,
  },
  stay_changed: {
    guests: (guests, rooms, adults, children) =>
      `You can search for 1–${rooms} places, 1–${adults} adults and 0–${children} children, so we’re showing results for ${guests}.`,
  },
  no_fit: {
    title: {
      ANOTHER_MIX: "Your group fits in a different combination of places",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `One place isn’t enough for ${partyOf(adults, children)} on these dates.`
        : `No kind of place has ${rooms} available on these dates that are enough for ${partyOf(adults, children)}.`,
    sold_out: (from, to) => `We’re fully booked from ${from} to ${to}.`,
    other_stay: (from, to) =>
      `Places are available between ${from} and ${to}, but only for a different length of stay or with a different check-in date.`,
    no_cots: (count) => `We can’t provide ${counted(count, "cot", "cots")} where you’d stay on these dates.`,
    on_request:
      "We need to confirm extra beds first, so this stay can’t be booked online. Please contact us, or choose a different combination of places.",
    without_cots: "See places without a cot",
    rooms_for: (guests) => `See places for ${counted(guests, "guest", "guests")}`,
    accessible:
      "Includes a wheelchair-accessible place, because the other available ones can’t sleep your whole group.",
  },
  families: {
    room_of: (child) => `Where child ${child} will sleep`,
    in_room: (room) => `Place ${room}`,
    party: (total, rooms) => `${total} for your whole group in ${rooms} places`,
    adults_few: (rooms, adults) =>
      `You’ve chosen ${rooms} places for ${counted(adults, "adult", "adults")}. Every place needs at least one adult: add an adult or remove a place.`,
    rooms_differ: (searched, chosen) =>
      `You searched for ${counted(searched, "place", "places")} and have chosen ${chosen}.`,
    keep_rooms: (rooms) => `Keep ${counted(rooms, "place", "places")}`,
  },
  capacity: {
    each: (capacity) =>
      `Each place ${sleeping("sleeps", capacity)}. Add places, or choose a larger one for your group.`,
    too_few: (party, capacity) => `The places you’ve chosen ${sleeping("sleep", capacity)}. Your group: ${party}.`,
    too_few_stop: (party, capacity) =>
      `The places you’ve chosen ${sleeping("sleep", capacity)}. Your group: ${party}. To continue, add a place or change the number of guests.`,
    too_many: (party, capacity) =>
      `All the places available on these dates together ${sleeping("sleep", capacity)}, which isn’t enough for ${party}.`,
    room: (nth, party) => `Place ${nth}: ${party}`,
    divide: "Change how many adults stay in each place",
    adults_of: (nth, room) => `Adults in place ${nth} (${room})`,
    fewer_adults: (nth) => `One adult fewer in place ${nth}`,
    more_adults: (nth) => `One adult more in place ${nth}`,
    choose: (count) => `Select ${counted(count, "place", "places")}`,
    choose_named: (count, room, plan) => `Select ${counted(count, "place", "places")}: ${room}, ${plan}`,
  },
  details: {
    other_guest: (number, room) => `Someone else is staying in place ${number} (${room})`,
  },
  pay: {
    placed_before: (order_doc) => `You’ve already made this booking (${order_doc}), and we’re holding your place.`,
    offline: "You’re offline. Your choices and everything you entered are saved; carry on once you’re back online.",
  },
  cancel: {
    amount: (amount, percent) => `${amount} (${percent}% of the accommodation price)`,
  },
  price: {
    changed_because: {
      price: "The price for these dates has just changed.",
    },
  },
  rail: {
    text: (station, percent) =>
      `Buy tickets to ${station} with your stay and save ${percent}% on adult fares on weekdays. One way or round trip.`,
    text_round: (station, percent) =>
      `Buy round-trip tickets to ${station} with your stay and save ${percent}% on adult fares on weekdays.`,
  },
};

export const calendar: Variation<CalendarWords> = {
  guests: {
    title: "Places and guests",
    rooms: {
      label: "Places",
      less: "Remove one place",
      more: "Add one place",
    },
    needs_rooms: (most, adults, rooms) =>
      `Our places sleep up to ${counted(most, "adult", "adults")}; ${adults} adults need at least ${rooms} places.`,
    done: (people) => `Find places for ${counted(people, "guest", "guests")}`,
  },
};

export const trains: Variation<TrainWords> = {
  not_open: (day, opens) =>
    `Tickets for ${day} go on sale on ${opens}. You can book your stay now and add train tickets to your booking then.`,
  busy: "We can’t look up trains right now. You can book your stay without them, or try again in a moment.",
  order: {
    money_back: (price) => `We’re refunding the ${price} you paid for them. Your stay isn’t affected.`,
    give_back_text: (fee, back) => `The railway keeps ${fee}. We refund ${back}. Your stay isn’t affected.`,
    add_note:
      "Tickets are issued once you’ve paid. If you don’t pay within 30 minutes, they’re released, and your place stays booked.",
  },
};
