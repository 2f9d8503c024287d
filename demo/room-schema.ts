/** Rooms, their plans, and what is sold beside them. */
import { z } from "zod";
import { addOnSchema } from "#contract/add-ons/add-on.ts";
import { listRooms, searchRooms } from "#contract/rooms.ts";
import { catalogKeys, nameSchema, noTexts, type PhotoSchema, textsSchema, wholeSchema } from "./field-schemas.ts";

const room = listRooms.answer.element.shape;
const addOn = addOnSchema.shape;
const plan = searchRooms.answer.element.shape.rate_plans.element.shape;

/** plans.json: all plans; each room then names those it has, with its extra price. */
export const planSchema = z.strictObject({
  rate_plan_code: plan.rate_plan_code.min(1),
  name: nameSchema,
  introduction: noTexts,
  contain_meals: plan.contain_meals.default([]),
  refund_template_id: z.literal([1, 2, 3]),
  days: plan.days.default(0),
  promo_type: plan.promo_type.default("none"),
  allow_coupon: plan.allow_coupon.default(false),
  allow_member_price: plan.allow_member_price.default(false),
  /** Rents the whole house: takes every room class of the lodging. */
  support_entire_rent: plan.support_entire_rent.default(false),
});

export type DemoPlan = z.output<typeof planSchema>;

/** `add_price` is added to the room's base price, per night. */
const soldPlanSchema = (plans: readonly DemoPlan[]) =>
  z
    .strictObject({ rate_plan_code: plan.rate_plan_code, add_price: z.number().int().default(0) })
    .transform(({ rate_plan_code, add_price }, context) => {
      const found = plans.find((each) => each.rate_plan_code === rate_plan_code);
      if (found) return { ...found, add_price };
      context.addIssue({ code: "custom", message: `"${rate_plan_code}" is not in plans.json` });
      return z.NEVER;
    });

export const roomSchema = (photo: PhotoSchema, plans: readonly DemoPlan[]) =>
  z.strictObject({
    room_code: room.room_code.min(1),
    name: nameSchema,
    introduction: noTexts,
    square_meters: room.description.shape.square_meters,
    beds: room.description.shape.bed,
    people: room.people.min(1),
    children: room.children.default(0),
    extra_beds: room.extra_beds.default(0),
    cots: room.cots.default(0),
    /** Rooms of this class. */
    capacity: wholeSchema,
    /** TWD per weekday night. */
    base_price: wholeSchema,
    /** Percent on top on Friday and Saturday nights. */
    weekend_percent: wholeSchema,
    symbol_tags: z.array(textsSchema).default([]),
    memo_tags: z.array(textsSchema).default([]),
    facilities: catalogKeys,
    photos: z.array(photo).min(1, "a room has a picture"),
    plans: z.array(soldPlanSchema(plans)).min(1),
  });

/** sales.json: what is sold besides rooms, and the account for remittances. */
export const salesSchema = (photo: PhotoSchema) =>
  z.strictObject({
    /** How many cots there are each night; they are free. */
    cots: wholeSchema.default(0),
    add_ons: z
      .array(
        z.strictObject({
          item_number: z.string().min(1),
          item_type: z.string(),
          price: wholeSchema,
          item_name: nameSchema,
          introduction: noTexts,
          unit: noTexts,
          price_per: addOn.price_per.default("piece"),
          day_part: addOn.day_part,
          meal: addOn.meal.default(null),
          daily_stock: addOn.daily_stock.default(null),
          cutoff_hours: addOn.cutoff_hours.default(null),
          least: addOn.least.default(1),
          most: addOn.most.default(99),
          /** For guests of these only. */
          room_codes: z.array(room.room_code).default([]),
          asks_time: addOn.asks_time.default(false),
          photo: photo.optional(),
        }),
      )
      .default([]),
    coupons: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z0-9]+$/),
          name: nameSchema,
          type: z.enum(["percent", "amount"]),
          percent: z.number().int().min(0).max(100).default(0),
          discount: wholeSchema.default(0),
          minimum_spend: wholeSchema.default(0),
          cap: wholeSchema.nullable().default(null),
          per_member_cap: wholeSchema.nullable().default(null),
          /** First digits of the cards it is for; empty: any way to pay. */
          card_prefixes: z.array(z.string().regex(/^\d{1,8}$/)).default([]),
        }),
      )
      .default([]),
    remittance_account: z
      .strictObject({
        account_name: z.string(),
        account_number: z.string(),
        bank_code_and_name: z.string(),
        branch_code_and_name: z.string(),
        country_name: z.string(),
      })
      .nullable()
      .default(null),
  });
