/** What is answered where nothing fits: why, and what would. */
import { z } from "zod";
import { daySchema, idSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { NO_FIT } from "#rules/stock/alternatives.ts";
import { MEALS } from "#rules/stock/plans.ts";

export const mealsSchema = z.array(z.enum(MEALS));

const otherStaySchema = z.object({
  start_date: daySchema,
  end_date: daySchema.describe("The day of departure"),
  price: moneySchema.describe("The whole stay, all rooms, as the caller is charged"),
  room_class_id: idSchema,
  rate_plan_id: idSchema,
  rooms: z.number().int().min(1),
});

export const alternativesSchema = z.object({
  reason: z
    .enum(NO_FIT)
    .nullable()
    .describe(
      "null: something fits. TOO_MANY_GUESTS: rooms are free, but all of them together are too few. ANOTHER_MIX: in other rooms or another number of them there is space. NOT_ON_SALE_YET: the stay goes beyond the last night on sale. SOLD_OUT: taken by others. CLOSED: not for sale. OTHER_STAY: only sold to stays of another length or arrival. NO_COTS: without cots something fits. ON_REQUEST: only with a bed that the lodging confirms first. AGES_NEEDED: children pay by age here, and no ages were said",
    ),
  sleeps: z
    .object({ adults: z.number().int(), guests: z.number().int() })
    .describe("How many all free rooms together hold on the asked days, children without beds and extra beds included"),
  last_night: daySchema.nullable().describe("The last night on sale, where the stay goes beyond it"),
  dates: z
    .array(otherStaySchema)
    .describe(
      "Up to three stays as long, the nearest arrival first; the latest on sale where the asked one is too late",
    ),
  same_weekdays: z
    .array(otherStaySchema)
    .describe("Up to two stays as long, on the same weekdays of the nearest weeks, that are not among dates"),
  nearby: z
    .array(z.object({ start_date: daySchema, end_date: daySchema, price: moneySchema.nullable() }))
    .describe("Stays as long from three days earlier to three days later, in that order; price null: nothing fits"),
  shorter: z.array(otherStaySchema).describe("Up to two stays within the asked one, the longest first"),
  longer: z.array(otherStaySchema).describe("Up to two stays that the asked one is part of, where it is too short"),
  mixes: z
    .array(
      z.object({
        price: moneySchema.describe(
          "The whole stay, all rooms and guests whose ages were said, as the caller is charged",
        ),
        lines: z.array(z.object({ room_class_id: idSchema, rate_plan_id: idSchema, num: z.number().int().min(1) })),
        meals: z.array(mealsSchema).describe("What the plan of each line contains"),
        is_accessible: z.boolean().describe("With accessible rooms in it, asked for or because nothing else fits"),
      }),
    )
    .describe(
      "Up to three combinations that hold all guests on the asked days, the cheapest first; rooms with different terms only where there is nothing else",
    ),
});
