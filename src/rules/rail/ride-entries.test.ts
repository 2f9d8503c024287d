import { expect, test } from "vitest";
import { type CalendarTickets, rideEntries, type TimedRide } from "#rules/rail/ride-entries.ts";

const ride = (given: Partial<TimedRide> = {}): TimedRide => ({
  date: "2031-03-11",
  number: "617",
  depart_station: "1000",
  arrive_station: "1070",
  train_class: "standard",
  departure_time: "09:11",
  destination_time: "11:24",
  ...given,
});

const entriesOf = (tickets: Partial<CalendarTickets>) =>
  rideEntries([{ booking_number: "R0000000001", state: "booked", pnr: "01234567", rides: [ride()], ...tickets }], {
    lang: "en-US",
    domain: "inn.example",
    url: "https://inn.example/stay/orders/1",
    made_at: new Date("2031-03-01T00:00:30Z"),
    title: (from, to, number) => `${from} ${to} ${number}`,
    pnr: (pnr) => `PNR ${pnr}`,
    place: (station) => `${station} Station`,
  });

test("each ride at Taiwan's time, with where to get on and the PNR", () => {
  const back = ride({ date: "2031-03-13", number: "666", depart_station: "1070", arrive_station: "1000" });
  expect(entriesOf({ rides: [ride(), back] })).toMatchObject([
    {
      uid: "R0000000001-1@inn.example",
      starts_at: new Date("2031-03-11T01:11:00Z"),
      ends_at: new Date("2031-03-11T03:24:00Z"),
      title: "Taipei Zuoying 617",
      place: "Taipei Station",
      text: "PNR 01234567",
      is_cancelled: false,
    },
    { uid: "R0000000001-2@inn.example", title: "Zuoying Taipei 666", place: "Zuoying Station" },
  ]);
});

test("a train that arrives after midnight arrives on the next day", () => {
  const [late] = entriesOf({ rides: [ride({ departure_time: "22:30", destination_time: "00:04" })] });
  expect(late!.ends_at).toEqual(new Date("2031-03-11T16:04:00Z"));
});

test("what has no seats is in no calendar; what was given back is taken out of it", () => {
  expect(entriesOf({ state: "booking", pnr: null })).toEqual([]);
  expect(entriesOf({ state: "refunded" })).toMatchObject([{ is_cancelled: true }]);
  expect(entriesOf({ state: "refunding" })).toMatchObject([{ is_cancelled: false }]);
});

test("a later copy takes the place of an earlier one", () => {
  const [entry] = entriesOf({});
  expect(entry!.sequence).toBe(Math.floor(Date.UTC(2031, 2, 1) / 60_000));
});
