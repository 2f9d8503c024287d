/** A lodging that sells, and guests who buy: shared by the tests of orders. */
import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { placeOrder } from "#contract/orders.ts";
import type { Language } from "#rules/text/language.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Database } from "#server/database/connect.ts";
import { coupon, member } from "#server/database/tables/discounts.ts";
import { ratePlan, roomClass } from "#server/database/tables/rooms.ts";
import { type Granted, grantCredit } from "#tests/lodgings/credit.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import type { World } from "#tests/setup/world.ts";

export type OrderBody = CallInput<typeof placeOrder>["body"];

type PlanRow = Omit<Partial<typeof ratePlan.$inferInsert>, "hotel_id" | "target_rooms">;
type LodgingPlan = PlanRow & { price?: number; member_price?: number | null };
type Places = { people?: number; children?: number; extra_beds?: number; cots?: number };
type LodgingRoom = Places & { capacity?: number; plans?: LodgingPlan[] };

export const LODGING_NIGHTS = 60;

export type Lodging = Awaited<ReturnType<typeof openLodging>>;

/**
 * Each room is a class `A`, `B` …; its plans are `A1`, `A2` …. Prices rise by 10 a night, so that no two nights cost the same.
 */
export async function openLodging(
  database: Database,
  {
    rooms = [{}],
    from = dayAt(new Date(), "Asia/Taipei"),
    ...hotel
  }: Parameters<typeof makeHotel>[1] & { rooms?: LodgingRoom[]; from?: string } = {},
) {
  const made = await makeHotel(database, {
    payment_list: [1, 8, 14],
    deposit_type: ["all", "deposit"],
    deposit_percent: 30,
    ...hotel,
  });
  const { hotel_id } = made;
  const classes: { room_class_id: number; plans: number[] }[] = [];
  await database.forHotel(hotel_id, async (query) => {
    for (const [index, { capacity = 3, people = 2, children = 0, extra_beds = 0, cots = 0 }] of rooms.entries()) {
      const character = String.fromCharCode(65 + index);
      const [room] = await query
        .insert(roomClass)
        .values({
          hotel_id,
          room_code: character,
          room_class_name: { "zh-TW": character, "en-US": character },
          people,
          children,
          extra_beds,
          cots,
        })
        .returning();
      classes.push({ room_class_id: room!.room_class_id, plans: [] });
      await query.execute(sql`insert into room_night (hotel_id, night, room_class_id, capacity)
        select ${hotel_id}, ${from}::date + ahead, ${room!.room_class_id}, ${capacity}
        from generate_series(0, ${LODGING_NIGHTS - 1}) ahead`);
    }
    for (const [index, { plans = [{}] }] of rooms.entries()) {
      const { room_class_id, plans: ids } = classes[index]!;
      for (const [nth, { price = 2000, member_price = null, ...row }] of plans.entries()) {
        const code = `${String.fromCharCode(65 + index)}${nth + 1}`;
        const target_rooms = row.support_entire_rent ? classes.map((each) => each.room_class_id) : [room_class_id];
        const [plan] = await query
          .insert(ratePlan)
          .values({
            hotel_id,
            rate_plan_code: code,
            rate_plan_code_name: { "zh-TW": code, "en-US": code },
            target_rooms,
            ...row,
          })
          .returning();
        ids.push(plan!.rate_plan_id);
        await query.execute(sql`insert into plan_night (hotel_id, night, room_class_id, rate_plan_id, price, member_price)
          select ${hotel_id}, ${from}::date + ahead, ${room_class_id}, ${plan!.rate_plan_id}, ${price}::int + ahead * 10,
            ${member_price}::int + ahead * 10
          from generate_series(0, ${LODGING_NIGHTS - 1}) ahead`);
      }
    }
    await announceChange(query, hotel_id, "room_class");
  });
  const day = (ahead: number) => addDays(from, ahead);
  let guests = 0;
  return {
    ...made,
    classes,
    day,
    /** An order for some lines `[class, plan, rooms]`, for a new guest. The first guest's number is known to the tests. */
    body: (
      lines: [room: number, plan: number, num: number][] = [[0, 0, 1]],
      { ahead = 10, nights = 2, ...more }: Partial<OrderBody> & { ahead?: number; nights?: number } = {},
    ): OrderBody => ({
      domain: made.domain,
      booker_first_name: "Mei",
      booker_last_name: "Lin",
      booker_phone: guests++ === 0 ? "+886 912-345-678" : `+886 9${randomInt(1e8, 1e9)}`,
      booker_email: `guest-${randomUUID()}@example.com`,
      check_in_day: day(ahead),
      check_out_day: day(ahead + nights),
      orders: lines.map(([room, plan, num]) => ({
        room_class_id: classes[room]!.room_class_id,
        rate_plan_id: classes[room]!.plans[plan]!,
        num,
      })),
      ...more,
    }),
  };
}

export async function addCoupon(
  database: Database,
  hotel_id: number,
  row: Omit<Partial<typeof coupon.$inferInsert>, "hotel_id">,
): Promise<{ coupon_id: number; code: string }> {
  const [made] = await database.forHotel(hotel_id, (query) =>
    query
      .insert(coupon)
      .values({ hotel_id, code: "TEN", name: { "zh-TW": "九折" }, percent: 10, ...row })
      .returning(),
  );
  return made!;
}

/** A member of this lodging, with some credit. */
export async function addMember(
  database: Database,
  hotel_id: number,
  {
    email = "",
    name = "",
    lang = "zh-TW",
    ...credit
  }: Granted & { email?: string; name?: string; lang?: Language } = {},
): Promise<string> {
  const member_id = randomUUID();
  await database.forHotel(hotel_id, async (query) => {
    await query.insert(member).values({ hotel_id, member_id, email, name, lang });
    await grantCredit(query, hotel_id, member_id, credit);
  });
  return member_id;
}

export async function readStock(database: Database, hotel_id: number, room_class_id: number, night: string) {
  const [row] = await database.forHotel(hotel_id, (query) =>
    query.run<{ capacity: number; held: number; sold: number; blocked: number; whole: boolean }>(
      {
        name: "test_stock",
        text: "select capacity, held, sold, blocked, whole from room_night where hotel_id = $1 and room_class_id = $2 and night = $3",
      },
      [hotel_id, room_class_id, night],
    ),
  );
  return row!;
}

export async function countOrders(database: Database, hotel_id: number): Promise<number> {
  const [row] = await database.forHotel(hotel_id, (query) =>
    query.run<{ count: number }>({ name: "test_orders", text: `select count(*) from "order" where hotel_id = $1` }, [
      hotel_id,
    ]),
  );
  return row!.count;
}

/** After every test that writes: the lodging's invariants hold. */
export async function expectClean({ database, dependencies }: World, hotel_id: number): Promise<void> {
  const breaches = await auditHotel(database, hotel_id, dependencies.clock());
  // Tests let weeks pass in a moment; tasks that staff have not done by then (R1) are no breach.
  expect(breaches.filter(({ id }) => id !== "R1")).toEqual([]);
}
