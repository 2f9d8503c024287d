/** What every search for rooms asks: the stay, the rooms and the guests. */
import { z } from "zod";
import { daySchema, domainSchema } from "#contract/call.ts";
import { countText, isStay, stayMessage } from "#contract/stay.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";

export const searchFields = {
  domain: domainSchema,
  start_date: daySchema,
  end_date: daySchema.describe("The day of departure"),
  rooms: countText(1, STAY_LIMITS.room, "1"),
  adults: countText(1, STAY_LIMITS.adults, "2"),
  children: countText(0, STAY_LIMITS.children, "0"),
};

export const trueFalse = z
  .enum(["true", "false"])
  .default("false")
  .transform((text) => text === "true");

type SearchedStay = { start_date: string; end_date: string };

export const isSearchedStay = ({ start_date, end_date }: SearchedStay): boolean => isStay(start_date, end_date);

export const SEARCHED = {
  path: ["end_date"],
  error: ({ input }: { input?: unknown }) =>
    stayMessage((input as SearchedStay).start_date, (input as SearchedStay).end_date),
};
