/** The railway's emulator: its timetable, seats, sale and faults. */
import { describe, expect, test } from "vitest";
import { lastSaleDay } from "#rules/rail/rail-package.ts";
import { railDay } from "#rules/rail/stations.ts";
import { addDays } from "#rules/time/day.ts";
import { lastDayOnSale } from "../../sandbox/rail/tickets.ts";
import { STATIONS, timetableOf, type Train } from "../../sandbox/rail/timetable.ts";
import { railOf } from "../../sandbox/rail.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";

const WORKING_DAY = "2026-11-18";
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isSouth = ({ number }: Train) => Number(number) % 2 === 1;
const runOf = ({ stops }: Train) => minutes(stops.at(-1)!.time) - minutes(stops[0]!.time);

describe("the timetable", () => {
  test("of a working day has 95 trains south and 92 north, from 05:50 to 23:59", () => {
    const trains = timetableOf(WORKING_DAY);
    expect(trains.filter(isSouth)).toHaveLength(95);
    expect(trains.filter((train) => !isSouth(train))).toHaveLength(92);
    expect(new Set(trains.map(({ number }) => number)).size).toBe(187);
    const times = trains.flatMap(({ stops }) => stops.map(({ time }) => time)).toSorted();
    expect([times[0], times.at(-1)]).toEqual(["05:50", "23:59"]);
  });

  test.each([
    [/^1\d\d$/, 5, 105],
    [/^2\d\d$/, 6, 110],
    [/^6\d\d$/, 9, 130],
    [/^8\d\d$/, 12, 145],
  ])("trains %s have their stops and run time", (series, stops, run) => {
    const first = timetableOf(WORKING_DAY).find(({ number }) => series.test(number));
    expect([first!.stops.length, runOf(first!)]).toEqual([stops, run]);
  });

  test("every train of a series is alike, stops in line order, and takes time between stops", () => {
    for (const train of timetableOf("2026-11-20")) {
      const order = train.stops.map(({ station }) => STATIONS.indexOf(station));
      expect(order).toEqual(order.toSorted((a, b) => (isSouth(train) ? a - b : b - a)));
      const times = train.stops.map(({ time }) => minutes(time));
      for (const [nth, time] of times.entries()) if (nth > 0) expect(time).toBeGreaterThan(times[nth - 1]!);
    }
  });

  test("of any day of two years has 170 to 200 trains; short runs end or begin in Taichung", () => {
    for (let day = "2026-01-01"; day < "2028-01-01"; day = addDays(day, 13)) {
      const trains = timetableOf(day);
      expect(trains.length, day).toBeGreaterThanOrEqual(170);
      expect(trains.length, day).toBeLessThanOrEqual(200);
      for (const { number, stops } of trains.filter(({ number }) => /^(?:|1|3)5\d\d$/.test(number)))
        expect([stops[0]!.station, stops.at(-1)!.station], number).toContain("1040");
    }
  });
});

test("its last day on sale is the one of our own rule", () => {
  for (let hour = 0; hour < 24 * 40; hour += 7) {
    const now = new Date(Date.UTC(2026, 10, 1, hour));
    expect(lastDayOnSale(now)).toBe(lastSaleDay(railDay(now)));
  }
});

describe("tickets", () => {
  const now = new Date("2026-11-17T02:00:00Z");
  const open = () => {
    const bank = createSandbox({ clock: () => now });
    const headers = { "x-partner-key": "yado-sandbox-rail", "content-type": "application/json" };
    const post = async (path: string, body: object) => {
      const response = await bank.app.request(`/rail/partner/${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    };
    return { bank, post, rail: railOf(bank) };
  };
  const ride = { date: "2026-11-25", number: "803", from: "1000", to: "1070", train_class: "standard" as const };
  const book = (over: object = {}) => ({
    request_key: "key-number-1",
    voucher: "R0000000001",
    rides: [ride],
    adults: 1,
    concessions: 0,
    total_price: 1160,
    phone: "0912345678",
    ...over,
  });

  test("seats run out, and come back with a refund", async () => {
    const { post, rail } = open();
    rail.books.setSeats(ride.date, ride.number, "standard", 1);
    const { pnr } = JSON.parse((await post("book", book())).text) as { pnr: string };
    expect(pnr).toMatch(/^\d{8}$/);
    const second = book({ request_key: "key-number-2", voucher: "R0000000002" });
    expect(JSON.parse((await post("book", second)).text)).toEqual({ ok: false, code: "SOLD_OUT" });
    const refund = { request_key: "key-number-3", voucher: "R0000000001", pnr };
    expect(JSON.parse((await post("refund", refund)).text)).toMatchObject({ ok: true, refund_price: 1140 });
    expect(rail.books.seatsLeft(ride.date, ride.number, "standard")).toBe(1);
  });

  test.each([
    ["a train that left", { rides: [{ ...ride, date: "2026-11-16" }] }, "TRAIN_GONE"],
    ["a day not on sale", { rides: [{ ...ride, date: "2026-12-25" }] }, "NOT_ON_SALE"],
    ["no such train", { rides: [{ ...ride, number: "999" }] }, "NO_TRAIN"],
    ["a train that does not stop there", { rides: [{ ...ride, number: "101", to: "1035" }] }, "NO_STOP"],
    ["a train the other way", { rides: [{ ...ride, from: "1070", to: "1000" }] }, "NO_STOP"],
    ["six people", { adults: 6 }, "TOO_MANY"],
    ["another price", { total_price: 1 }, "PRICE_DIFFERS"],
  ])("%s is refused", async (_title, over, code) => {
    const { post } = open();
    expect(JSON.parse((await post("book", book(over))).text)).toEqual({ ok: false, code });
  });

  test.each(["lost", "garbled", "twice", "late"] as const)("%s: one ticket, whatever is repeated", async (kind) => {
    const { post, rail } = open();
    rail.books.setSeats(ride.date, ride.number, "standard", 5);
    rail.faults.push({ kind, step: "book" });
    await post("book", book());
    const again = JSON.parse((await post("book", book())).text) as { ok: boolean };
    expect(again.ok).toBe(true);
    expect([rail.books.tickets.size, rail.books.seatsLeft(ride.date, ride.number, "standard")]).toEqual([1, 4]);
  });

  test("a stranger without the key learns nothing", async () => {
    const { bank } = open();
    expect((await bank.app.request("/rail/partner/trains?date=2026-11-25&from=1000&to=1070")).status).toBe(401);
  });
});
