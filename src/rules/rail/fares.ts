/** The railway's published fares, and what they cost with a stay: the hotel package (高鐵飯店聯票). Amounts are New Taiwan dollars. */
import { STATION_IDS, type StationId } from "#rules/rail/stations.ts";

export const TRAIN_CLASSES = ["standard", "business"] as const;
export type TrainClass = (typeof TRAIN_CLASSES)[number];

/** An adult one way, from the station to each one south of it. */
const ADULT: Record<TrainClass, readonly (readonly number[])[]> = {
  standard: [
    [40, 70, 200, 330, 480, 750, 870, 970, 1120, 1390, 1530],
    [40, 160, 290, 430, 700, 820, 930, 1080, 1350, 1490],
    [130, 260, 400, 670, 790, 900, 1050, 1320, 1460],
    [130, 280, 540, 670, 780, 920, 1190, 1330],
    [140, 410, 540, 640, 790, 1060, 1200],
    [270, 390, 500, 640, 920, 1060],
    [130, 230, 380, 650, 790],
    [110, 250, 530, 670],
    [150, 420, 560],
    [280, 410],
    [140],
  ],
  business: [
    [260, 310, 500, 700, 920, 1330, 1510, 1660, 1880, 2290, 2500],
    [260, 440, 640, 850, 1250, 1430, 1600, 1820, 2230, 2440],
    [400, 590, 800, 1210, 1390, 1550, 1780, 2180, 2390],
    [400, 620, 1010, 1210, 1370, 1580, 1990, 2200],
    [410, 820, 1010, 1160, 1390, 1790, 2000],
    [610, 790, 950, 1160, 1580, 1790],
    [400, 550, 770, 1180, 1390],
    [370, 580, 1000, 1210],
    [430, 830, 1040],
    [620, 820],
    [410],
  ],
};

/** The same in both directions; null for a ride that goes nowhere. */
export function adultFare(from: StationId, to: StationId, train_class: TrainClass): number | null {
  const [north, south] = [STATION_IDS.indexOf(from), STATION_IDS.indexOf(to)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return ADULT[train_class][north]?.[south - north - 1] ?? null;
}

/** Every reduced fare is rounded down to five dollars. */
const reduced = (fare: number, percent_off: number): number => Math.floor((fare * (100 - percent_off)) / 500) * 5;

/** Trains without a reserved seat. Not sold with a stay; kept because it proves that the table was copied right. */
export const nonReservedFare = (standard: number): number => reduced(standard, 3);

const MIDWEEK_PERCENT = 22;
const BUSY_PERCENT = 15;
const CONCESSION_PERCENT = 50;

/**
 * First and last days of the railway's peak periods around public holidays. The operator announces them some months ahead:
 * whoever runs Yado compares them with its page and adds the next ones here (decision 0066).
 */
const PEAK_PERIODS: readonly (readonly [string, string])[] = [
  ["2026-12-31", "2027-01-04"],
  ["2027-02-04", "2027-02-14"],
  ["2027-02-26", "2027-03-02"],
  ["2027-04-02", "2027-04-07"],
  ["2027-06-08", "2027-06-10"],
  ["2027-09-14", "2027-09-16"],
  ["2027-10-08", "2027-10-12"],
  ["2027-12-31", "2028-01-03"],
];

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** What an adult with a stay saves on this day, in percent: less from Friday to Sunday and in peak periods. */
export function packagePercent(day: string): number {
  const isMidweek = [1, 2, 3, 4].includes(weekday(day));
  const isPeak = PEAK_PERIODS.some(([first, last]) => first <= day && day <= last);
  return isMidweek && !isPeak ? MIDWEEK_PERCENT : BUSY_PERCENT;
}

export type RideFare = { discount: number; adult_price: number; discount_price: number; concession_price: number };

/** What one ride costs one person on this day; null for a ride that goes nowhere. */
export function rideFare(day: string, from: StationId, to: StationId, train_class: TrainClass): RideFare | null {
  const adult_price = adultFare(from, to, train_class);
  if (adult_price === null) return null;
  const discount = packagePercent(day);
  return {
    discount,
    adult_price,
    discount_price: reduced(adult_price, discount),
    concession_price: reduced(adult_price, CONCESSION_PERCENT),
  };
}

export type Passengers = { adult: number; child: number; senior: number; disabled: number };

export const countPassengers = ({ adult, child, senior, disabled }: Passengers): number =>
  adult + child + senior + disabled;

export type Ride = {
  date: string;
  number: string;
  depart_station: StationId;
  arrive_station: StationId;
  train_class: TrainClass;
};

/** All tickets of all rides. The caller has checked that each ride goes somewhere. */
export function ridesPrice(rides: readonly Ride[], passengers: Passengers): number {
  const concessions = countPassengers(passengers) - passengers.adult;
  return rides.reduce((total, { date, depart_station, arrive_station, train_class }) => {
    const { discount_price, concession_price } = rideFare(date, depart_station, arrive_station, train_class)!;
    return total + passengers.adult * discount_price + concessions * concession_price;
  }, 0);
}

/** What the railway keeps of each ticket that had a seat and is given back. */
export const REFUND_FEE = 20;
