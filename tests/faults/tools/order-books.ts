/** Reads what became of a lodging's orders, straight from the tables, and reckons for itself whether it adds up. */
import type { Database } from "#server/database/connect.ts";

export type Booked = {
  order_id: string;
  order_doc: string;
  state: string;
  generation: number;
  pay_amount: number;
  paid_amount: number;
  check_in_day: string;
  /** `hold 1`, `release 1`, `convert 2` … */
  moves: string[];
  captured: number;
  refunded: number;
};

export async function listBooked(database: Database, hotel_id: number): Promise<Booked[]> {
  return database.forHotel(hotel_id, (query) =>
    query.run<Booked>(
      {
        name: "faults_booked",
        text: `select order_id, order_doc, state, generation, pay_amount, paid_amount, check_in_day,
          (select array_agg(kind || ' ' || move.generation) from inventory_ledger move
            where move.hotel_id = $1 and move.order_id = "order".order_id) as moves,
          (select coalesce(sum(amount), 0)::bigint from money_ledger money
            where money.hotel_id = $1 and money.order_id = "order".order_id and kind = 'capture') as captured,
          (select coalesce(sum(amount), 0)::bigint from refund
            where refund.hotel_id = $1 and refund.order_id = "order".order_id) as refunded
          from "order" where hotel_id = $1`,
      },
      [hotel_id],
    ),
  );
}

/** In each generation one hold and one end of it: sold or given back. What was sold may come back once. */
export function checkMoves({ order_doc, moves, generation, state }: Booked): string[] {
  return Array.from({ length: generation }, (_, index) => index + 1).flatMap((nth) => {
    const kinds = moves.flatMap((move) => (move.endsWith(` ${nth}`) ? [move.split(" ")[0]!] : []));
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    const isOpen = nth === generation && (state === "held" || state === "awaiting_payment");
    const ends = count("release") + count("convert");
    return count("hold") === 1 && ends === (isOpen ? 0 : 1) && count("give_back") <= count("convert")
      ? []
      : [`${order_doc} (${state}) has moves ${moves.join(", ")}`];
  });
}

const OWNS_ROOMS = new Set(["confirmed", "checked_in", "completed", "no_show"]);

/** Money is kept by an order that has its rooms, else it goes back: never both, never neither. */
export function checkMoney({ order_doc, state, pay_amount, paid_amount, captured, refunded }: Booked): string[] {
  const reported = `${order_doc} (${state}) captured ${captured} of ${pay_amount}, refunds ${refunded}`;
  if (captured !== paid_amount) return [`${reported}, counts ${paid_amount}`];
  if (captured > pay_amount) return [`${reported}: paid twice`];
  return refunded === (OWNS_ROOMS.has(state) ? 0 : captured) ? [] : [reported];
}

/** Held and sold of a night, by the orders' own states. */
export async function checkStock(
  database: Database,
  hotel_id: number,
  booked: readonly Booked[],
  unitsPerOrder = 1,
): Promise<string[]> {
  const rows = await database.forHotel(hotel_id, (query) =>
    query.run<{ night: string; held: number; sold: number; capacity: number }>(
      { name: "faults_stock", text: "select night, held, sold, capacity from room_night where hotel_id = $1" },
      [hotel_id],
    ),
  );
  return rows.flatMap(({ night, held, sold, capacity }) => {
    const there = booked.filter((order) => order.check_in_day === night);
    const wantHeld = unitsPerOrder * there.filter((order) => order.state === "held").length;
    const wantSold = unitsPerOrder * there.filter((order) => OWNS_ROOMS.has(order.state)).length;
    return held === wantHeld && sold === wantSold && held + sold <= capacity
      ? []
      : [`${night}: held ${held}, sold ${sold} of ${capacity}; orders hold ${wantHeld}, have bought ${wantSold}`];
  });
}
