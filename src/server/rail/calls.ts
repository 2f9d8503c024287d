import * as contract from "#contract/rail.ts";
import { handle } from "#server/calls/handle.ts";
import { bookTrain } from "#server/rail/book-train.ts";
import { changeTrainReservation } from "#server/rail/change-train-reservation.ts";
import { getNextRailBookingDate } from "#server/rail/get-next-rail-booking-date.ts";
import { getTrialFares } from "#server/rail/get-trial-fares.ts";
import { refundRail } from "#server/rail/refund-rail.ts";
import { refundReservedRail } from "#server/rail/refund-reserved-rail.ts";
import { reserveTrain } from "#server/rail/reserve-train.ts";
import { searchTrains } from "#server/rail/search-trains.ts";
import { updateTrainReservation } from "#server/rail/update-train-reservation.ts";

export const railHandlers = [
  handle(contract.searchTrains, searchTrains),
  handle(contract.getNextRailBookingDate, getNextRailBookingDate),
  handle(contract.getTrialFares, getTrialFares),
  handle(contract.reserveTrain, reserveTrain),
  handle(contract.bookTrain, bookTrain),
  handle(contract.changeTrainReservation, changeTrainReservation),
  handle(contract.updateTrainReservation, updateTrainReservation),
  handle(contract.refundRail, refundRail),
  handle(contract.refundReservedRail, refundReservedRail),
];
