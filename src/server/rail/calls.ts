import * as contract from "#contract/rail.ts";
import { handle } from "#server/calls/handle.ts";
import { getNextRailBookingDate } from "#server/rail/get-next-rail-booking-date.ts";
import { getTrialFares } from "#server/rail/get-trial-fares.ts";
import { searchTrains } from "#server/rail/search-trains.ts";

export const railHandlers = [
  handle(contract.searchTrains, searchTrains),
  handle(contract.getNextRailBookingDate, getNextRailBookingDate),
  handle(contract.getTrialFares, getTrialFares),
];
