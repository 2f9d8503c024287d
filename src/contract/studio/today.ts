/** The lodging's day at a glance. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";

const partSchema = z.object({
  orders: z.number().int(),
  rooms: z.number().int(),
});

const guestSchema = z.object({
  order_id: z.string(),
  booker_name: z.string(),
  rooms: z.number().int(),
  room_names: z.array(z.string()),
  check_in_day: daySchema,
  check_out_day: daySchema,
});

export const getToday = defineCall({
  who: ["staff"],
  may: "see_orders",
  method: "GET",
  name: "getToday",
  path: "/api/studio/today",
  summary: "Who arrives, stays and leaves on the lodging's today, what is unpaid, and what was booked since midnight",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    today: daySchema,
    arrivals: partSchema,
    unpaid_arrivals: partSchema.describe("Due today, but not confirmed until they are paid; not among the arrivals"),
    in_house: partSchema.describe("Staying tonight"),
    departures: partSchema,
    unpaid: partSchema.describe("Waiting for their payment"),
    booked: partSchema.describe("Booked today, for any day"),
    first_arrivals: z.array(guestSchema).describe("A few of them"),
    first_departures: z.array(guestSchema),
  }),
});
