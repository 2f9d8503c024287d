/**
 * The railway, under common names. A provider is one file; the operator's settings say which is used (`serve.ts`). It knows no
 * order and no database. What it can't say now, it throws as Unreachable: a request may have been carried out or not.
 */
import type { Ride, TrainClass } from "#rules/rail/fares.ts";
import type { StationId } from "#rules/rail/stations.ts";

/** A train between two stations. Times are those of Taiwan; no train runs past midnight. */
export type Train = {
  number: string;
  departs: string;
  arrives: string;
  /** Seats left, as far as the provider counts them. */
  seats: Record<TrainClass, number>;
};

type TicketRequest = {
  /** The same for every repeat of this request: it is carried out once. */
  request_key: string;
  booking_number: string;
  rides: readonly Ride[];
  adults: number;
  concessions: number;
  total_price: number;
  phone: string;
};

type TicketChange = { request_key: string; booking_number: string; pnr: string; rides: readonly Ride[] };

type TicketRefund = { request_key: string; booking_number: string; pnr: string };

/** Why the railway says no. */
export type RailNo = "RAIL_TRAIN_GONE" | "RAIL_NO_SEATS" | "RAIL_NOT_ON_SALE" | "RAIL_PICKED_UP" | "RAIL_REFUSED";

export type TicketAnswer = { status: "done"; pnr: string } | { status: "refused"; code: RailNo; reason: string };

export type TicketSale = {
  book: (request: TicketRequest) => Promise<TicketAnswer>;
  /** New trains at the same price. Where it is refused, the old tickets stay as they are. */
  change: (request: TicketChange) => Promise<TicketAnswer>;
  refund: (request: TicketRefund) => Promise<TicketAnswer>;
};

export type RailProvider = {
  /** For the log. */
  name: string;
  trains: (date: string, from: StationId, to: StationId) => Promise<Train[]>;
  /** An adult's published fares, to be compared with our table before anything is sold. */
  fares: (from: StationId, to: StationId) => Promise<Record<TrainClass, number>>;
  /** null: it can be asked, and sells nothing. */
  sale: TicketSale | null;
};
