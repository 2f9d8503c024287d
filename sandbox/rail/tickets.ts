/** The railway's books: seats, tickets, and the answers to requests that came before. Its prices are calculated here once more. */
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { STATIONS, timetableOf } from "./timetable.ts";

type Fare = { a: string; b: string; standard: number; business: number; non_reserved: number };
const FARES = (JSON.parse(readFileSync(new URL("thsr-fares.json", import.meta.url), "utf8")) as { od: Fare[] }).od;

export type TrainClass = "standard" | "business";
export type Ride = { date: string; number: string; from: string; to: string; train_class: TrainClass };
export type Ticket = {
  voucher: string;
  pnr: string;
  rides: Ride[];
  adults: number;
  concessions: number;
  total_price: number;
  state: "issued" | "picked_up" | "refunded";
};

/** What the railway says no with. */
export type Refused =
  | "NO_TRAIN"
  | "NO_STOP"
  | "SOLD_OUT"
  | "NOT_ON_SALE"
  | "TRAIN_GONE"
  | "TOO_MANY"
  | "PRICE_DIFFERS"
  | "RETURN_FIRST"
  | "UNKNOWN_PNR"
  | "PICKED_UP"
  | "TOO_LATE"
  | "KEY_REUSED";

export class Refusal extends Error {
  code: Refused;
  constructor(code: Refused) {
    super(code);
    this.code = code;
  }
}

export const fareOf = (from: string, to: string): Fare | undefined =>
  FARES.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));

const PEAKS = [
  ["2026-12-31", "2027-01-04"],
  ["2027-02-04", "2027-02-14"],
  ["2027-02-26", "2027-03-02"],
  ["2027-04-02", "2027-04-07"],
  ["2027-06-08", "2027-06-10"],
  ["2027-09-14", "2027-09-16"],
  ["2027-10-08", "2027-10-12"],
  ["2027-12-31", "2028-01-03"],
] as const;

const floorToFive = (amount: number): number => amount - (amount % 5);

/** 78 of 100 on Monday to Thursday, else 85; concessions pay half. */
export function priceOf(rides: readonly Ride[], adults: number, concessions: number): number {
  let total = 0;
  for (const { date, from, to, train_class } of rides) {
    const fare = fareOf(from, to)![train_class];
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const isPeak = PEAKS.some(([first, last]) => first <= date && date <= last);
    const share = weekday >= 1 && weekday <= 4 && !isPeak ? 78 : 85;
    total += adults * floorToFive(Math.floor((fare * share) / 100)) + concessions * floorToFive(Math.floor(fare / 2));
  }
  return total;
}

/** Taiwan is eight hours ahead, all year. */
const departureOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00+08:00`);
const todayAt = (now: Date): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** 29 days with today, through Sunday where that ends on a Friday or Saturday. */
export function lastDayOnSale(now: Date): string {
  const last = daysAfter(todayAt(now), 28);
  const weekday = new Date(`${last}T00:00:00Z`).getUTCDay();
  return weekday === 5 || weekday === 6 ? daysAfter(last, 7 - weekday) : last;
}

/** FNV-1a: the same train of the same day has the same seats in every process. */
function seed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Of fourteen trains one has no standard seat left, of seven one no business seat. */
function seededSeats(date: string, number: string, train_class: TrainClass): number {
  const drawn = seed(`${date} ${number} ${train_class}`);
  if (train_class === "business") return drawn % 7 === 0 ? 0 : 2 + (drawn % 11);
  return drawn % 14 === 0 ? 0 : 5 + (drawn % 36);
}

const MINUTE_MS = 60_000;

export function createBooks(clock: () => Date) {
  const tickets = new Map<string, Ticket>();
  const seats = new Map<string, number>();
  /** The first answer to each key, with what was requested. */
  const answers = new Map<string, { request: string; answer: object }>();
  const seatKey = (date: string, number: string, train_class: TrainClass) => `${date} ${number} ${train_class}`;
  const seatsLeft = (date: string, number: string, train_class: TrainClass): number =>
    seats.get(seatKey(date, number, train_class)) ?? seededSeats(date, number, train_class);
  const moveSeats = ({ rides, adults, concessions }: Ticket, sign: 1 | -1) => {
    for (const { date, number, train_class } of rides) {
      const left = seatsLeft(date, number, train_class) + sign * (adults + concessions);
      seats.set(seatKey(date, number, train_class), left);
    }
  };

  function departs({ date, number, from, to }: Ride): { departs: number; arrives: number } {
    const train = timetableOf(date).find((each) => each.number === number);
    if (!train) throw new Refusal("NO_TRAIN");
    const [start, end] = [from, to].map((station) => train.stops.findIndex((stop) => stop.station === station));
    if (start === -1 || end === -1 || start! >= end!) throw new Refusal("NO_STOP");
    return {
      departs: departureOf(date, train.stops[start!]!.time),
      arrives: departureOf(date, train.stops[end!]!.time),
    };
  }

  function check(rides: readonly Ride[], adults: number, concessions: number): void {
    if (adults + concessions < 1 || adults + concessions > 5 || rides.length > 2) throw new Refusal("TOO_MANY");
    const now = clock();
    const times = rides.map((ride) => {
      if (ride.date > lastDayOnSale(now)) throw new Refusal("NOT_ON_SALE");
      const found = departs(ride);
      if (found.departs - now.getTime() < 60 * MINUTE_MS) throw new Refusal("TRAIN_GONE");
      return found;
    });
    if (times.length === 2 && times[1]!.departs < times[0]!.arrives) throw new Refusal("RETURN_FIRST");
    for (const { date, number, train_class } of rides)
      if (seatsLeft(date, number, train_class) < adults + concessions) throw new Refusal("SOLD_OUT");
  }

  const newPnr = (): string => {
    const pnr = String(randomInt(10_000_000, 100_000_000));
    return [...tickets.values()].some((ticket) => ticket.pnr === pnr) ? newPnr() : pnr;
  };

  function owned(voucher: string, pnr: string): Ticket {
    const ticket = tickets.get(voucher);
    if (!ticket || ticket.pnr !== pnr || ticket.state === "refunded") throw new Refusal("UNKNOWN_PNR");
    if (ticket.state === "picked_up") throw new Refusal("PICKED_UP");
    const first = Math.min(...ticket.rides.map((ride) => departs(ride).departs));
    if (first - clock().getTime() < 30 * MINUTE_MS) throw new Refusal("TOO_LATE");
    return ticket;
  }

  const said = ({ voucher, pnr, total_price }: Ticket) => ({ ok: true, voucher, pnr, total_price });

  return {
    tickets,
    seatsLeft,
    setSeats: (date: string, number: string, train_class: TrainClass, left: number) =>
      void seats.set(seatKey(date, number, train_class), left),
    /** The same key and request get the first answer again, a refusal too: whatever is repeated happens once. */
    once(key: string, request: object, work: () => object): object {
      const text = JSON.stringify(request);
      const known = answers.get(key);
      if (known && known.request !== text) return { ok: false, code: "KEY_REUSED" };
      if (known) return known.answer;
      const answer = answerOf(work);
      answers.set(key, { request: text, answer });
      return answer;
    },
    /** `total_price` is what the guest has paid: the railway sells for no other. */
    book(wanted: { voucher: string; rides: Ride[]; adults: number; concessions: number; total_price: number }): object {
      const { rides, adults, concessions, total_price } = wanted;
      if (tickets.has(wanted.voucher)) throw new Refusal("KEY_REUSED");
      check(rides, adults, concessions);
      if (priceOf(rides, adults, concessions) !== total_price) throw new Refusal("PRICE_DIFFERS");
      const ticket: Ticket = { ...wanted, pnr: newPnr(), state: "issued" };
      moveSeats(ticket, -1);
      tickets.set(ticket.voucher, ticket);
      return said(ticket);
    },
    change({ voucher, pnr, rides }: { voucher: string; pnr: string; rides: Ride[] }): object {
      const ticket = owned(voucher, pnr);
      // The old seats are free for the new trains.
      moveSeats(ticket, 1);
      try {
        check(rides, ticket.adults, ticket.concessions);
        if (priceOf(rides, ticket.adults, ticket.concessions) !== ticket.total_price)
          throw new Refusal("PRICE_DIFFERS");
        ticket.rides = rides;
        ticket.pnr = newPnr();
      } finally {
        moveSeats(ticket, -1);
      }
      return said(ticket);
    },
    refund({ voucher, pnr }: { voucher: string; pnr: string }): object {
      const ticket = owned(voucher, pnr);
      ticket.state = "refunded";
      moveSeats(ticket, 1);
      const fee = 20 * ticket.rides.length * (ticket.adults + ticket.concessions);
      return { ...said(ticket), refund_price: ticket.total_price - fee };
    },
    pickUp(pnr: string): void {
      const ticket = [...tickets.values()].find((each) => each.pnr === pnr && each.state === "issued");
      if (ticket) ticket.state = "picked_up";
    },
  };
}

export type Books = ReturnType<typeof createBooks>;

function answerOf(work: () => object): object {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code };
    throw error;
  }
}

export const isStation = (id: string): boolean => STATIONS.includes(id);
