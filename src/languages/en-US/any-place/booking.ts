/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { partyOf } from "#languages/en-US/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

const counted = (count: number, one: string, many: string) => asOne(`${count} ${count === 1 ? one : many}`);

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "Choose your place",
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
    none_left: "No place matches these filters.",
  },
  room: {
    looked_at: "The place you were looking at",
    all_rooms: "All places",
    more_rooms: "Choose more places",
  },
  plan: {
    meals: {
      none: "No meals",
    },
    fee_now: (percent) => `Cancellation fee: ${percent}% of the price of the stay`,
    total_each: (nights) => `Total for ${counted(nights, "night", "nights")}, per place`,
    count_of: (room, plan) => `${room}, ${plan}: number of places`,
    fewer: "Remove one place",
    more: "Add one place",
    no_more: "No more places available",
    remove_rooms_first: "Remove the places to book the whole campsite",
    remove_house_first: "Remove the whole campsite to book single places",
    whole_house: "Whole campsite, all places",
  },
  nothing: {
    mixes: "Another mix of places",
  },
  join: {
    text: "Enter your email and we’ll send you a code. The places you’ve selected stay as they are.",
  },
  matrix: {
    title: "Choose dates and place",
    text: "In a place’s row, tap your check-in date, then your check-out date.",
    rest: (shown, of) => `Showing ${shown} of ${of} kinds of place; the rest are in the list below.`,
  },
  stay_changed: {
    guests: (guests, rooms, adults, children) =>
      `You can search for 1–${rooms} places, 1–${adults} adults and 0–${children} children. We show ${guests} instead.`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "Our free places don’t sleep your whole group",
      ANOTHER_MIX: "Your group fits in another mix of places",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `No single place free on these dates sleeps ${partyOf(adults, children)}.`
        : `No kind of place has ${rooms} places free on these dates that together sleep ${partyOf(adults, children)}.`,
    sold_out: (from, to) => `All our places are taken from ${from} to ${to}.`,
    other_stay: (from, to) =>
      `Places are free from ${from} to ${to}, but only with another number of nights or another check-in date.`,
    no_cots: (count) => `On these dates we can’t put ${counted(count, "cot", "cots")} in your places.`,
    on_request:
      "To sleep all of you we would add a bed, and we confirm that first, so it can’t be booked online. Please contact us, or choose another mix of places.",
    without_cots: "See places without a cot",
    rooms_for: (guests) => `See places for ${counted(guests, "guest", "guests")}`,
    accessible: "With a wheelchair-accessible place: the other free places don’t sleep your whole group.",
  },
  families: {
    room_of: (child) => `Place of child ${child}`,
    in_room: (room) => `Place ${room}`,
    party: (total, rooms) => `${total} for all of you in ${rooms} places`,
    adults_few: (rooms, adults) =>
      `You have chosen ${rooms} places for ${counted(adults, "adult", "adults")}. Every place needs an adult: add an adult or remove a place.`,
    rooms_differ: (searched, chosen) =>
      `You searched for ${counted(searched, "place", "places")} and have now chosen ${chosen}.`,
    keep_rooms: (rooms) => `Keep ${counted(rooms, "place", "places")}`,
  },
  capacity: {
    each: (capacity) => `Each place: ${capacity}. Add places or choose a larger one for your group.`,
    too_few: (party, capacity) => `You are ${party}. The places you selected: ${capacity}.`,
    too_few_stop: (party, capacity) =>
      `You are ${party}. The places you selected: ${capacity}. Add a place or change the number of guests to go on.`,
    too_many: (party, capacity) =>
      `Places are free on these dates, but all of them together: ${capacity}. You are ${party}.`,
    room: (nth, party) => `Place ${nth}: ${party}`,
    divide: "Change the adults in each place",
    adults_of: (nth, room) => `Adults in place ${nth}, ${room}`,
    fewer_adults: (nth) => `One adult fewer in place ${nth}`,
    more_adults: (nth) => `One adult more in place ${nth}`,
    choose: (count) => `Select ${counted(count, "place", "places")}`,
    choose_named: (count, room, plan) => `Select ${counted(count, "place", "places")}: ${room}, ${plan}`,
  },
  details: {
    other_guest: (number, room) => `Someone else is staying in place ${number}, ${room}`,
  },
  pay: {
    placed_before: (order_doc) => `You’ve already placed this order (${order_doc}), and your places are held for you.`,
    offline: "You’re offline. Your places and everything you entered are saved; carry on once you’re back online.",
  },
  cancel: {
    amount: (amount, percent) => `${amount} (${percent}% of the price of the stay)`,
  },
  price: {
    changed_because: {
      price: "The place rate for these dates has just changed.",
    },
  },
  rail: {
    text: (station, percent) =>
      `Buy tickets to ${station} with your place and save ${percent}% on adult fares on weekdays. One way or round trip.`,
    text_round: (station, percent) =>
      `Buy round-trip tickets to ${station} with your place and save ${percent}% on adult fares on weekdays.`,
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
    `Tickets for ${day} go on sale on ${opens}. You can book your place now and add train tickets to your booking then.`,
  busy: "We can’t look up trains right now. You can book your place without them, or try again in a moment.",
  order: {
    money_back: (price) => `We’re refunding the ${price} you paid for them. Your place isn’t affected.`,
    give_back_text: (fee, back) => `The railway keeps ${fee}. We refund ${back}. Your place isn’t affected.`,
    add_note:
      "Tickets are issued once you’ve paid. If you don’t pay within 30 minutes, they’re dropped and your place stays booked.",
  },
};
