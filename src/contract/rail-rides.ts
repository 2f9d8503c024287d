/** Rides and passengers, as they are reserved, changed and priced. */
import { z } from "zod";
import { daySchema } from "#contract/call.ts";
import { countPassengers, TRAIN_CLASSES } from "#rules/rail/fares.ts";
import { MOST_PASSENGERS } from "#rules/rail/rail-package.ts";
import { STATION_IDS } from "#rules/rail/stations.ts";

/** Station ids of the operator's public data, from Nangang in the north to Zuoying in the south. */
export const stationSchema = z.enum(STATION_IDS);

export const trainClassSchema = z.enum(TRAIN_CLASSES);

const trainNumberSchema = z.string().regex(/^\d{3,4}$/);

export const ridesSchema = z
  .array(
    z.object({
      date: daySchema,
      number: trainNumberSchema,
      depart_station: stationSchema,
      arrive_station: stationSchema,
      train_class: trainClassSchema,
    }),
  )
  .min(1)
  .max(2)
  .describe("Out, or out and back");

const countSchema = z.number().int().min(0).max(MOST_PASSENGERS).default(0);

export const passengerFields = {
  adult_count: countSchema,
  child_count: countSchema.describe("Under 12"),
  senior_count: countSchema.describe("65 and older, nationals"),
  disabled_count: countSchema.describe("With a companion each"),
};

type Counts = { adult_count: number; child_count: number; senior_count: number; disabled_count: number };

/** At least one, and no more than the railway sells at once. */
export function isWithinPassengers({ adult_count, child_count, senior_count, disabled_count }: Counts): boolean {
  const count = countPassengers({
    adult: adult_count,
    child: child_count,
    senior: senior_count,
    disabled: disabled_count,
  });
  return count >= 1 && count <= MOST_PASSENGERS;
}

export const PASSENGERS_MESSAGE = { path: ["adult_count"], message: "1 to 5 tickets each way" };

export const railChoiceSchema = z
  .object({ rides: ridesSchema, ...passengerFields })
  .refine(isWithinPassengers, PASSENGERS_MESSAGE);
