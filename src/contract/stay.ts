/** What makes two days a stay, or a range, and who stays, for the calls that take them. */
import { z } from "zod";
import { moneySchema } from "#contract/money.ts";
import { BAND_KINDS } from "#rules/guests/guest-bands.ts";
import { readAges } from "#rules/guests/room-parties.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { daySchema } from "#contract/call.ts";

const isWellWritten = (day: string) => daySchema.safeParse(day).success;

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}

/** At least one night, at most the longest stay. That it does not begin in the past is the server's to say: it has the clock. */
export function isStay(start: string, end: string): boolean {
  // A text that is no day is named by itself.
  if (!isWellWritten(start) || !isWellWritten(end)) return true;
  const nights = daysBetween(start, end);
  return nights >= 1 && nights <= STAY_LIMITS.nights;
}

/** The message of an issue with a stay that is only too long: its refusal says how long a stay may be. */
export const TOO_LONG = "longer than the longest stay";

export const stayMessage = (start: string, end: string): string | undefined =>
  daysBetween(start, end) > STAY_LIMITS.nights ? TOO_LONG : undefined;

/** Both ends count, and a range is never longer than the caller's screen needs. */
export function isDayRange(start: string, end: string, most: number): boolean {
  if (!isWellWritten(start) || !isWellWritten(end)) return true;
  const days = daysBetween(start, end) + 1;
  return days >= 1 && days <= most;
}

export function countText(least: number, most: number, usual: string) {
  return z
    .string()
    .regex(/^\d{1,2}$/)
    .default(usual)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
}

/** Who says the ages of children is answered what they cost. */
export const familyFields = {
  ages: z
    .string()
    .max(120)
    .optional()
    .describe("Children's ages (0 to 17), rooms divided by semicolons: 3,9;5. As many as children"),
  cots: countText(0, STAY_LIMITS.children, "0"),
};

export const areAges = ({ ages, rooms, children }: { ages?: string | undefined; rooms: number; children: number }) =>
  ages === undefined || readAges(ages, { rooms, children }) !== null;

/** What a guest of a band pays a night for each meal that the plan contains. */
export const mealPricesSchema = z
  .strictObject({
    breakfast: moneySchema.optional(),
    lunch: moneySchema.optional(),
    dinner: moneySchema.optional(),
  })
  .describe("A night, for each meal that the plan contains; a meal without a price is not for them");

/** What guests beyond a room's own beds cost, a line for each band of ages; and cots. */
export const guestChargeSchema = z.object({
  kind: z.enum([...BAND_KINDS, "cot"]),
  label: z.string(),
  quantity: z.number().int().min(1),
  price: moneySchema.describe("Of one, a night"),
  amount: moneySchema.describe("All of them, the whole stay"),
});
