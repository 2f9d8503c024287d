/** What an order keeps of its price, read from its tables and added up again. */
import type { Database } from "#server/database/connect.ts";

type Row = Record<
  "list" | "member" | "coupons" | "addons" | "points" | "stored" | "total" | "deposit" | "pay",
  number
> &
  Record<"line_list" | "line_room" | "line_net" | "night_room" | "items" | "messages", number>;

export async function readSnapshot(database: Database, hotel_id: number, order_doc: string) {
  const [row] = await database.forHotel(hotel_id, (query) =>
    query.run<Row>(
      {
        name: "faults_snapshot",
        text: `select list_amount as list, member_discount as member, coupon_discount as coupons, attachment_amount as addons,
            point_used as points, stored_value_used as stored, total, deposit_amount as deposit, pay_amount as pay,
            line.list as line_list, line.room as line_room, line.net as line_net,
            (select sum(night.price * line.num)::bigint from order_night night join order_line line using (hotel_id, order_id, line_no)
              where hotel_id = $1 and order_id = found.order_id) as night_room,
            (select coalesce(sum(quantity * unit_price), 0)::bigint from order_attachment item
              where item.hotel_id = $1 and item.order_id = found.order_id) as items
          from "order" found, lateral (
            select sum(num * list_price)::bigint as list, sum(num * price)::bigint as room, sum(net_amount)::bigint as net
            from order_line where hotel_id = $1 and order_id = found.order_id) line
          where hotel_id = $1 and order_doc = $2`,
      },
      [hotel_id, order_doc],
    ),
  );
  const { list, member, coupons, addons, points, stored, total, deposit, pay } = row!;
  return {
    order: { list, room: list - member, coupons, addOns: addons, points, stored, total, deposit, pay },
    lines: { list: row!.line_list, room: row!.line_room, coupons: row!.line_room - row!.line_net },
    nights: { room: row!.night_room },
    items: { addOns: row!.items },
  };
}
