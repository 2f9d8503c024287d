/**
 * What a journey may change or look up directly: prices and stock as staff would change them, a lodging's settings, a member
 * with a token, and the ledgers of an order.
 */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { member } from "#server/database/tables/discounts.ts";
import type { Directory } from "#server/hotel/directory.ts";
import type { HotelTokens } from "#server/members/hotel-token.ts";
import { announceWritten } from "#tests/helpers/announce-written.ts";
import { grantCredit } from "#tests/lodgings/credit.ts";
import { changeHotel } from "#tests/lodgings/hotel-rows.ts";

type PaymentDependencies = { database: Database; directory: Directory; tokens: HotelTokens; clock: () => Date };
type Command = (search: URLSearchParams) => Promise<unknown>;

/** What staff may switch for a journey. */
const SWITCHES = [
  "booking_validate",
  "business_status",
  "newer_price_check",
  "booking_close",
  "currency",
  "payment_list",
  "close_member_system",
] as const;

const ORDERS = `select "order".order_doc, "order".state, "order".member_id, "order".total, "order".pay_amount, "order".paid_amount,
    "order".point_used, "order".coupon_discount, "order".check_in_day, "order".check_out_day,
    (select coalesce(json_agg(attempt.amount order by attempt.created_at), '[]') from payment_attempt attempt
      where attempt.hotel_id = $1 and attempt.order_id = "order".order_id) as attempts,
    (select coalesce(json_agg(money.amount order by money.at), '[]') from money_ledger money
      where money.hotel_id = $1 and money.order_id = "order".order_id and money.kind = 'capture') as captures
  from "order" join order_guest guest using (hotel_id, order_id)
  where "order".hotel_id = $1 and guest.email_key = $2 order by "order".created_at`;

export function lodgingControl({ database, directory, tokens, clock }: PaymentDependencies): Record<string, Command> {
  const at = async (search: URLSearchParams) => {
    const found = await directory.byHost(`${search.get("slug")}.localhost`);
    if (!found) throw new Error(`no lodging ${search.get("slug")}`);
    return found.hotel_id;
  };
  /** The nights from..to of one room class, both included; of one plan if it is named. */
  const which = (hotel_id: number, search: URLSearchParams) => {
    const plan = search.get("rate_plan_id");
    return sql`hotel_id = ${hotel_id} and night between ${search.get("from")} and ${search.get("to")}
      and room_class_id = ${Number(search.get("room_class_id"))}
      ${plan === null ? sql`` : sql`and rate_plan_id = ${Number(plan)}`}`;
  };
  const write = (hotel_id: number, statement: ReturnType<typeof sql>) =>
    database.forHotel(hotel_id, async (query) => {
      const { rowCount } = await query.execute(statement);
      if (!rowCount) throw new Error("nothing was changed");
      await announceWritten(query, hotel_id, statement);
    });

  return {
    "/price": async (search) => {
      const hotel_id = await at(search);
      const more = Number(search.get("more"));
      await write(hotel_id, sql`update plan_night set price = price + ${more} where ${which(hotel_id, search)}`);
    },
    "/stop": async (search) => {
      const hotel_id = await at(search);
      const stop = search.get("stop") !== "false";
      await write(hotel_id, sql`update plan_night set stop_sell = ${stop} where ${which(hotel_id, search)}`);
    },
    "/stock": async (search) => {
      const hotel_id = await at(search);
      const capacity = Number(search.get("capacity"));
      await write(hotel_id, sql`update room_night set capacity = ${capacity} where ${which(hotel_id, search)}`);
    },
    "/switch": async (search) => {
      const hotel_id = await at(search);
      const requested = SWITCHES.filter((name) => search.has(name));
      const set = Object.fromEntries(requested.map((name) => [name, JSON.parse(search.get(name)!)]));
      await changeHotel(database, hotel_id, set);
    },
    "/member": async (search) => {
      const hotel_id = await at(search);
      const points = Number(search.get("points"));
      const row = { hotel_id, member_id: randomUUID() };
      await database.forHotel(hotel_id, async (query) => {
        await query.insert(member).values(row);
        await grantCredit(query, hotel_id, row.member_id, { points, at: clock() });
      });
      return { ...row, token: await tokens.issue(hotel_id, row.member_id, clock()) };
    },
    "/points": async (search) => {
      const hotel_id = await at(search);
      const [email, points] = [search.get("email")!, Number(search.get("points"))];
      await database.forHotel(hotel_id, async (query) => {
        const [own] = await query
          .select()
          .from(member)
          .where(and(eq(member.hotel_id, hotel_id), eq(member.email, email)));
        await grantCredit(query, hotel_id, own!.member_id, { points, at: clock() });
      });
    },
    "/orders": async (search) => {
      const hotel_id = await at(search);
      const email = search.get("email")!.toLowerCase();
      return database.forHotel(hotel_id, (query) =>
        query.run({ name: "journey_orders", text: ORDERS }, [hotel_id, email]),
      );
    },
  };
}
