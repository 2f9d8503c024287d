/** What an order has besides its rooms, as its e-mails and its confirmation say it. */
import type { OrderView } from "#contract/order-view.ts";
import { ATTACHMENT_WORDS } from "#languages/languages.ts";
import { passengersOf } from "#rules/rail/rail-refund.ts";
import { stationName } from "#rules/rail/stations.ts";
import type { Language } from "#rules/text/language.ts";
import type { StoredOrder } from "#server/orders/order-store.ts";

type PaperTickets = {
  /** Empty while there are no seats. */
  pnr: string;
  rides: { label: string; day: string; hours: string; train: string }[];
  passengers: string;
  /** With seats that nobody has picked up yet, as far as we know. */
  isBooked: boolean;
};

export type PaperItem = {
  /** With what one of it is called. */
  name: string;
  quantity: number;
  /** Its day or days; empty where that says nothing. */
  when: string;
  /** What has become of it; empty for what is simply part of the order. */
  state: string;
  /** null: it is not part of the price any more. */
  amount: number | null;
  tickets: PaperTickets | null;
};

type Formats = {
  /** A day with its weekday. */
  day: (day: string) => string;
  moment: (timestamp: number) => string;
};

type Item = OrderView["attachment_list"][number];

/** What it has; then what it had, but for additions that were never paid. */
export function paperItems(stored: StoredOrder, view: OrderView, lang: Language, formats: Formats): PaperItem[] {
  const left = view.left_attachment_list.filter(({ state }) => state !== "expired");
  return [
    ...view.attachment_list.map((item) => paperItem(stored, item, item.total_price, lang, formats)),
    ...left.map((item) => paperItem(stored, item, null, lang, formats)),
  ];
}

function paperItem(
  stored: StoredOrder,
  item: Item,
  amount: number | null,
  lang: Language,
  formats: Formats,
): PaperItem {
  const words = ATTACHMENT_WORDS[lang];
  const shown = { name: words.named(item.item_name, item.unit), quantity: item.quantity, amount };
  const found = stored.rail.find((each) => item.item_type === "rail" && each.booking_number === item.item_number);
  if (!found)
    return { ...shown, when: whenOf(item, lang, formats), state: stateOf(item, lang, formats), tickets: null };
  const { isBooked, state } = ticketState(found, item.extra_info.message ?? "", lang);
  const people = passengersOf(found);
  const passengers = (["adult", "child", "senior", "disabled"] as const)
    .filter((kind) => people[kind] > 0)
    .map((kind) => words.tickets.people[kind](people[kind]))
    .reduce(words.tickets.and);
  const rides = ridesOf(found.rides, stored.order.check_in_day, lang, formats);
  return { ...shown, when: "", state, tickets: { pnr: found.pnr ?? "", rides, passengers, isBooked } };
}

function whenOf({ item_type, extra_info }: Item, lang: Language, { day }: Formats): string {
  const { date = "", through = "", time = "" } = extra_info;
  // The railway's fee belongs to no day of the stay.
  if (date === "" || item_type === "rail_fee") return "";
  const words = ATTACHMENT_WORDS[lang];
  const days = through === "" ? day(date) : words.days(day(date), day(through));
  return time === "" ? days : words.at_time(days, time);
}

function stateOf({ state, expires_timestamp }: Item, lang: Language, { moment }: Formats): string {
  const words = ATTACHMENT_WORDS[lang];
  if (state === "sold") return "";
  return state === "held" && expires_timestamp !== null
    ? words.held_until(moment(expires_timestamp))
    : words.state[state];
}

type Tickets = StoredOrder["rail"][number];

/** Where the railway has said no, its reason comes first. */
function ticketState({ state, pnr }: Tickets, message: string, lang: Language): { isBooked: boolean; state: string } {
  const { tickets } = ATTACHMENT_WORDS[lang];
  const isBooked = state === "booked" || state === "changing";
  if (state === "refunded" && pnr === null) return { isBooked, state: tickets.given_up };
  return { isBooked, state: [state === "failed" ? message : "", tickets.state[state]].filter(Boolean).join("\n") };
}

function ridesOf(rides: Tickets["rides"], arrival: string, lang: Language, { day }: Formats): PaperTickets["rides"] {
  const { tickets } = ATTACHMENT_WORDS[lang];
  return rides.map((ride, nth) => {
    const [from, to] = [stationName(ride.depart_station, lang), stationName(ride.arrive_station, lang)];
    // One ride alone goes there if it is on the day of arrival at the latest.
    const isOut = rides.length === 2 ? nth === 0 : ride.date <= arrival;
    return {
      label: isOut ? tickets.out : tickets.back,
      day: day(ride.date),
      hours: tickets.hours(ride.departure_time, from, ride.destination_time, to),
      train: tickets.train(ride.number, tickets.train_class[ride.train_class]),
    };
  });
}
