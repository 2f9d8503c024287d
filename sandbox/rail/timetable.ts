/**
 * A timetable for any day, made from the published patterns of 2026: series of trains with their stops and run times. A working
 * day has 95 trains to the south (odd numbers) and 92 to the north (even numbers); Friday to Sunday has more.
 */

/** From Nangang in the north to Zuoying in the south. */
export const STATIONS = [
  "0990",
  "1000",
  "1010",
  "1020",
  "1030",
  "1035",
  "1040",
  "1043",
  "1047",
  "1050",
  "1060",
  "1070",
];

/** Minutes from Nangang for a train that stops nowhere; each stop on the way costs five more. */
const RUN = [0, 5, 11, 22, 31, 38, 47, 54, 60, 67, 79, 90];
const STOP_MINUTES = 5;

/** Stops as positions in STATIONS, north to south; `minutes` is the run from the first to the last. */
type Pattern = { stops: readonly number[]; minutes: number };
const EXPRESS: Pattern = { stops: [0, 1, 2, 6, 11], minutes: 105 };
const BY_TAINAN: Pattern = { stops: [0, 1, 2, 6, 10, 11], minutes: 110 };
const NINE_STOPS: Pattern = { stops: [0, 1, 2, 3, 4, 6, 9, 10, 11], minutes: 130 };
const EVERY_STATION: Pattern = { stops: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], minutes: 145 };
const TO_TAICHUNG: Pattern = { stops: [0, 1, 2, 3, 4, 5, 6], minutes: 72 };
const BELOW_TAICHUNG: Pattern = { stops: [6, 7, 8, 9, 10, 11], minutes: 63 };

/** How many trains of a series run each way, evenly between the first and the last departure. */
type Series = { number: number; pattern: Pattern; south: number; north: number; first: string; last: string };
const WORKING_DAY: readonly Series[] = [
  { number: 100, pattern: EXPRESS, south: 15, north: 15, first: "07:31", last: "21:31" },
  { number: 200, pattern: BY_TAINAN, south: 15, north: 14, first: "07:01", last: "21:01" },
  { number: 500, pattern: TO_TAICHUNG, south: 11, north: 11, first: "06:26", last: "22:41" },
  { number: 600, pattern: NINE_STOPS, south: 22, north: 21, first: "06:21", last: "21:41" },
  { number: 800, pattern: EVERY_STATION, south: 28, north: 28, first: "05:50", last: "21:34" },
  { number: 3500, pattern: BELOW_TAICHUNG, south: 4, north: 3, first: "06:05", last: "22:10" },
];
const MORE_ON_WEEKENDS: readonly Series[] = [
  { number: 1200, pattern: BY_TAINAN, south: 2, north: 2, first: "16:16", last: "19:16" },
  { number: 1500, pattern: TO_TAICHUNG, south: 1, north: 1, first: "17:11", last: "17:11" },
  { number: 1600, pattern: NINE_STOPS, south: 3, north: 3, first: "09:46", last: "18:46" },
];

export type Stop = { station: string; time: string };
export type Train = { number: string; stops: Stop[] };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function timetableOf(date: string): Train[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const isWeekend = [0, 5, 6].includes(weekday);
  return [...WORKING_DAY, ...(isWeekend ? MORE_ON_WEEKENDS : [])]
    .flatMap((series) => [...trainsOf(series, "south"), ...trainsOf(series, "north")])
    .toSorted((a, b) => (a.stops[0]!.time < b.stops[0]!.time ? -1 : 1));
}

function trainsOf(series: Series, way: "south" | "north"): Train[] {
  const { number, pattern, first, last } = series;
  const count = series[way];
  const [from, to] = [minutesOf(first), minutesOf(last)];
  const stops = way === "south" ? pattern.stops : pattern.stops.toReversed();
  return Array.from({ length: count }, (_, nth) => {
    const departs = count === 1 ? from : Math.round(from + ((to - from) * nth) / (count - 1));
    return {
      number: String(number + 2 * nth + (way === "south" ? 1 : 2)),
      stops: stops.map((position, at) => ({
        station: STATIONS[position]!,
        time: timeOf(departs + elapsed(stops, at, pattern.minutes)),
      })),
    };
  });
}

/** Minutes since departure, in proportion to the way and the stops so far. */
function elapsed(stops: readonly number[], at: number, minutes: number): number {
  const cost = (until: number) =>
    Math.abs(RUN[stops[until]!]! - RUN[stops[0]!]!) + Math.max(0, until - 1) * STOP_MINUTES;
  return Math.round((minutes * cost(at)) / cost(stops.length - 1));
}
