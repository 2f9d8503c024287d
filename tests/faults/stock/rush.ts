/** Many guests, three rooms left: exactly three of them get one, whatever their stays have in common. */
import { randomUUID } from "node:crypto";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import type { Database } from "#server/database/connect.ts";
import { provedHeaders } from "#tests/guests/codes.ts";
import type { KeyedBody } from "#tests/faults/tools/guests.ts";
import {
  type Attempt,
  checkHistory,
  checkRefusals,
  listKeyedOrders,
  readAnswer,
} from "#tests/faults/orders/history.ts";
import type { World } from "#tests/setup/world.ts";
import { addLiveKeys } from "#tests/lodgings/live-keys.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { FAULTS_SECRET } from "#tests/faults/tools/server-process.ts";

export type Send = (host: string, orders: KeyedBody[]) => Promise<Attempt[]>;

const ROOMS = 3;
const HOT_NIGHT = 15;

/** One round in a lodging of its own. Every stay has the hot night, so that three rooms are three orders. */
export async function rushForLastRooms(
  database: Database,
  send: Send,
  { orders, mostNights, random }: { orders: number; mostNights: number; random: () => number },
): Promise<string[]> {
  const lodging = await openLodging(database, { rooms: [{ capacity: ROOMS }] });
  await addLiveKeys(database, lodging.hotel_id, FAULTS_SECRET);
  const bodies = Array.from({ length: orders }, () => {
    const nights = 1 + Math.floor(random() * mostNights);
    const ahead = HOT_NIGHT - Math.floor(random() * nights);
    return { key: randomUUID(), body: lodging.body([[0, 0, 1]], { ahead, nights }) };
  });
  const attempts = await send(lodging.domain, bodies);
  const got = attempts.filter((attempt) => attempt.kind === "ok").length;
  return [
    ...(got === ROOMS ? [] : [`${got} guests got one of ${ROOMS} rooms`]),
    ...(attempts.length === orders ? [] : [`${attempts.length} answers to ${orders} orders`]),
    ...checkRefusals(attempts),
    ...checkHistory(attempts, await listKeyedOrders(database, lodging.hotel_id)),
    ...(await auditHotel(database, lodging.hotel_id, new Date())).map((breach) => JSON.stringify(breach)),
  ];
}

/** A server that fails on purpose may fail here, too. */
async function hotelAt({ dependencies }: World, host: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await dependencies.directory.byHost(host))!.hotel_id;
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

/**
 * Orders handled in this process, without a port, all at once, by one server or several in turn. Each guest has proved an
 * e-mail address: these tests are about rooms, and a share of them is kept from guests who have not.
 */
export function placeInProcess(...worlds: World[]): Send {
  return async (host, orders) => {
    const hotel_id = await hotelAt(worlds[0]!, host);
    return Promise.all(
      orders.map(async ({ key, body }, nth) => {
        const world = worlds[nth % worlds.length]!;
        const proved = provedHeaders(world, { hotel_id, domain: host }, body.booker_email);
        const response = await world.fetch(host, "/api/ota/order/personal-new?lang=en-US", {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": key, ...proved },
          body: JSON.stringify(body),
        });
        return readAnswer(key, response.status, await response.text());
      }),
    );
  };
}
