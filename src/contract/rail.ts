/** High-speed rail tickets sold with a stay. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";
import { codeSchema, emailSchema, orderDocSchema, phoneSchema } from "#contract/order-payload.ts";
import { moneySchema } from "#contract/money.ts";
import {
  isWithinPassengers,
  PASSENGERS_MESSAGE,
  passengerFields,
  ridesSchema,
  stationSchema,
  trainClassSchema,
} from "#contract/rail-rides.ts";
import { isStay } from "#contract/stay.ts";
import { RAIL_STATES } from "#rules/rail/rail-state.ts";

const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const searchTrains = defineCall({
  name: "searchTrains",
  method: "GET",
  path: "/api/xtra/rail/train_availability",
  summary: "Trains of a day between two stations, one row per class",
  who: ["visitor"],
  query: z.object({
    domain: domainSchema,
    date: daySchema,
    depart_station: stationSchema,
    arrive_station: stationSchema,
    time: timeSchema.default("00:00").describe("Departing from then on"),
  }),
  answer: z.array(
    z.object({
      number: z.string(),
      departure_date: daySchema,
      departure_time: timeSchema,
      destination_date: daySchema,
      destination_time: timeSchema,
      train_class: trainClassSchema,
      seats: z.number().int().min(0).describe("Left"),
    }),
  ),
});

export const getNextRailBookingDate = defineCall({
  name: "getNextRailBookingDate",
  method: "GET",
  path: "/api/xtra/rail/next_avail_booking_date",
  summary: "The last day of travel that is on sale",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.object({ next_avail_booking_date: daySchema }),
});

export const getTrialFares = defineCall({
  name: "getTrialFares",
  method: "GET",
  path: "/api/xtra/rail/query_trial_fare",
  summary: "What a ride on that day costs, per class",
  who: ["visitor"],
  query: z.object({
    domain: domainSchema,
    date: daySchema,
    depart_station: stationSchema,
    arrive_station: stationSchema,
  }),
  answer: z.array(
    z.object({
      train_class: trainClassSchema,
      depart_station: stationSchema,
      arrive_station: stationSchema,
      discount: z.number().int().min(0).max(100).describe("Percent off for an adult with a stay on that day"),
      adult_price: moneySchema,
      discount_price: moneySchema.describe("An adult's price with a stay"),
      concession_price: moneySchema.describe("Children, seniors, disabled guests and a companion"),
    }),
  ),
});

/** The operator's number can be guessed: the contact it was reserved for goes with it. */
const reservationKeyFields = {
  domain: domainSchema,
  booking_number: codeSchema,
  booker_email: emailSchema,
};

const storedRideSchema = z.object({
  date: daySchema,
  number: z.string(),
  depart_station: stationSchema,
  arrive_station: stationSchema,
  train_class: trainClassSchema,
  departure_time: timeSchema,
  destination_time: timeSchema,
});

export const reservationSchema = z.object({
  booking_number: z.string(),
  booking_total_price: moneySchema,
  state: z
    .enum(RAIL_STATES)
    .describe(
      "reserved: the price is fixed, seats are bought once the order is paid; -ing: the railway has not answered",
    ),
  rides: z.array(storedRideSchema),
  expires_timestamp: z.number().int().nullable().describe("Without an order by then it lapses"),
});

export const bookingSchema = z.object({
  pnr: z.string(),
  total_price: moneySchema,
  booking_number: z.string(),
  rides: z.array(storedRideSchema),
});

export const reserveTrain = defineCall({
  name: "reserveTrain",
  method: "POST",
  path: "/api/xtra/rail/reservation",
  summary: "Reserves rides to and from a stay",
  who: ["visitor"],
  headers: ["Idempotency-Key"],
  body: z
    .object({
      domain: domainSchema,
      check_in_day: daySchema,
      check_out_day: daySchema,
      booker_email: emailSchema,
      booker_phone: phoneSchema,
      rides: ridesSchema,
      ...passengerFields,
    })
    .refine(({ check_in_day, check_out_day }) => isStay(check_in_day, check_out_day), { path: ["check_out_day"] })
    .refine(isWithinPassengers, PASSENGERS_MESSAGE),
  answer: reservationSchema,
});

export const bookTrain = defineCall({
  name: "bookTrain",
  method: "POST",
  path: "/api/xtra/rail/booking",
  summary: "The seats and PNR of a reservation whose order is paid",
  who: ["guest"],
  headers: ["Idempotency-Key"],
  body: z.object({
    ...reservationKeyFields,
    order_doc: orderDocSchema.optional().describe("The order that pays for it: refused where it is another's"),
  }),
  answer: bookingSchema,
});

export const changeTrainReservation = defineCall({
  name: "changeTrainReservation",
  method: "POST",
  path: "/api/xtra/rail/change_reservation",
  summary: "Other trains for tickets not yet picked up: the same booking number, a new PNR",
  who: ["guest"],
  headers: ["Idempotency-Key"],
  body: z.object({ ...reservationKeyFields, rides: ridesSchema }),
  answer: bookingSchema,
});

export const updateTrainReservation = defineCall({
  name: "updateTrainReservation",
  method: "POST",
  path: "/api/xtra/rail/update_reservation",
  summary: "Another phone number; the trains stay",
  who: ["guest"],
  headers: ["Idempotency-Key"],
  body: z.object({
    ...reservationKeyFields,
    booker_phone: phoneSchema.optional(),
    order_doc: orderDocSchema.optional(),
  }),
  answer: reservationSchema,
});

export const refundRail = defineCall({
  name: "refundRail",
  method: "POST",
  path: "/api/rail/refund",
  summary: "Gives back a reservation that has no seat yet, in full",
  who: ["guest"],
  headers: ["Idempotency-Key"],
  body: z.object(reservationKeyFields),
  answer: reservationSchema.extend({ refund_amount: moneySchema }),
});

export const refundReservedRail = defineCall({
  name: "refundReservedRail",
  method: "POST",
  path: "/api/rail/refund_reserved",
  summary: "Gives back reserved seats, less the fee of each ticket",
  who: ["guest"],
  headers: ["Idempotency-Key"],
  body: z.object({ ...reservationKeyFields, pnr: z.string().regex(/^[0-9A-Z]{1,20}$/) }),
  answer: bookingSchema.extend({ refund_amount: moneySchema }),
});
