/** For tests of deliveries: a server with its own database, and a clock that the test moves. */
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, vi } from "vitest";
import type { Query } from "#server/database/connect.ts";
import { type OrderEvent, recordOrderEvent } from "#server/events/record-events.ts";
import { change, readRows } from "#tests/helpers/wire.ts";
import { type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import { openSeparateClockedWorld, START } from "#tests/setup/clocked-world.ts";

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

/** `errors`: what was written to console.error in this test. */
export function openDeliveries() {
  const at = openSeparateClockedWorld();
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  beforeEach(() => void errors.mockClear());
  afterAll(() => errors.mockRestore());

  /** So many minutes after the start of the test. */
  const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

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

  const record = (lodging: Lodging, { order_id }: { order_id: string }, topic: OrderEvent["topic"], which = "") =>
    inHotel(lodging, (query) => recordOrderEvent(query, lodging.hotel_id, { order_id, topic, now: at.now, which }));

  /** Deliveries of this order fail: its e-mails would be in a language that we have no words of. */
  const failFor = ({ hotel_id }: Lodging, order_id: string) =>
    change(
      at.world.database,
      hotel_id,
      sql`update "order" set lang = 'tlh' where hotel_id = ${hotel_id} and order_id = ${order_id}`,
    );

  return { at, errors, minutes, open, deliveriesOf, inHotel, record, failFor };
}
