/** Deliveries of lodgings on a clock that the test moves: made, recorded, poisoned and read. */
import { sql } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { type OrderEvent, recordOrderEvent } from "#server/events/record-events.ts";
import { change, readRows } from "#tests/helpers/wire.ts";
import { type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import type { Clocked } from "#tests/setup/clocked-world.ts";

type Row = {
  event_id: string;
  subscriber: string;
  topic: string;
  state: string;
  attempts: number;
  leases: number;
  next_at: string | null;
  last_error: string;
};

export function deliveriesAt(at: Clocked) {
  const open = (hotel: Parameters<typeof openLodging>[1] = {}) =>
    openLodging(at.world.database, {
      from: "2031-03-01",
      rooms: [{ capacity: 50 }],
      info: { email: "desk@inn.example" },
      ...hotel,
    });

  const deliveriesOf = ({ hotel_id }: Lodging) =>
    readRows<Row>(
      at.world.database,
      hotel_id,
      sql`select delivery.*, topic from delivery join event using (hotel_id, event_id)
        where hotel_id = ${hotel_id} order by event_id`,
    );

  const inHotel = <Result>({ hotel_id }: Lodging, work: (query: Query) => Promise<Result>) =>
    at.world.database.forHotel(hotel_id, work);

  const tell = (lodging: Lodging, { order_id }: { order_id: string }, topic: OrderEvent["topic"], which = "") =>
    inHotel(lodging, (query) => recordOrderEvent(query, lodging.hotel_id, { order_id, topic, now: at.now, which }));

  const poison = ({ hotel_id }: Lodging, order_id: string) =>
    change(
      at.world.database,
      hotel_id,
      sql`update "order" set lang = 'tlh' where hotel_id = ${hotel_id} and order_id = ${order_id}`,
    );
  return { open, deliveriesOf, inHotel, tell, poison };
}
