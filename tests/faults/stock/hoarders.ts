/** Somebody who takes rooms and never pays, from one network address or from many; and the guests who want a room meanwhile. */
import { randomInt, randomUUID } from "node:crypto";
import type { Envelope } from "#contract/call.ts";
import { DEFAULT_ORDERS_PER_ADDRESS } from "#rules/stock/unpaid-quota.ts";
import type { Probe } from "#server/database/connect.ts";
import { size } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";

/** The limits as they are in production, and a proxy that says where a request comes from. */
export const openGuardedWorld = (
  settings: { url?: string; poolSize?: number; probe?: Probe; clock?: () => Date } = {},
): Promise<World> =>
  openWorld({ ...settings, unpaidPerAddress: DEFAULT_ORDERS_PER_ADDRESS, trustedProxies: ["192.0.2.7"] });

export type From = { address?: string; cookies?: string; authorization?: string; lang?: string };

export const someAddress = (): string => `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`;

export type Placed = { code: string; msg: string; order_doc: string };

/** One order over HTTP; `ok`, or the code of the refusal. */
export async function placeFrom(world: World, lodging: Lodging, body: OrderBody, from: From = {}): Promise<Placed> {
  const { address = someAddress(), cookies, authorization, lang = "en-US" } = from;
  const token = /XSRF-TOKEN=([^;]*)/.exec(cookies ?? "")?.[1];
  const response = await world.fetch(lodging.domain, `/api/ota/order/personal-new?lang=${lang}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      ...(cookies === undefined ? {} : { cookie: cookies }),
      ...(token === undefined ? {} : { "x-xsrf-token": token }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    body: JSON.stringify(body),
  });
  const { success, code = "", msg, data } = (await response.json()) as Envelope<{ order_doc: string }>;
  return { code: success ? "ok" : code, msg, order_doc: data?.order_doc ?? "" };
}

/** Fifty rooms in three classes. */
const CLASSES = [30, 15, 5];

export const openBigHotel = (world: World): Promise<Lodging> =>
  openLodging(world.database, { rooms: CLASSES.map((capacity) => ({ capacity })) });

const PAY_WAYS = ["credit_card", "remittance", "pay_arrival"] as const;

/** Nights are those from the tenth day on. Every order is in a new name, and each address goes on until it has been refused. */
export async function hoard(
  world: World,
  lodging: Lodging,
  { addresses, nights }: { addresses: number; nights: number },
) {
  let refused = 0;
  let placed = 0;
  for (let nth = 0; nth < addresses; nth += 1) {
    const address = someAddress();
    // With many addresses each tries a few nights; with one it tries everything.
    const tries = addresses === 1 ? nights * 50 : size(1, 8);
    for (let tried = 0; tried < tries; tried += 1) {
      const night = (nth + tried) % nights;
      const room = (nth + Math.floor(tried / nights)) % CLASSES.length;
      const body = lodging.body([[room, 0, addresses === 1 ? 1 : 3]], {
        ahead: 10 + night,
        nights: 1,
        pay_way: PAY_WAYS[nth % PAY_WAYS.length],
        booker_email: `${randomUUID()}@example.org`,
      });
      const { code } = await placeFrom(world, lodging, body, { address });
      if (code === "ok") placed += 1;
      else refused += 1;
      if (addresses === 1 && refused > 5) return { placed, refused };
    }
  }
  return { placed, refused };
}

export type Night = { night: string; capacity: number; free: number; unverified: number };

export const readNights = ({ database }: World, { hotel_id, day }: Lodging, nights: number): Promise<Night[]> =>
  database.forHotel(hotel_id, (query) =>
    query.run<Night>(
      {
        name: "hoarded_nights",
        text: `select night, capacity, capacity - held - sold - blocked as free, unverified from room_night
          where hotel_id = $1 and night between $2 and $3 order by night, capacity`,
      },
      [hotel_id, day(10), day(9 + nights)],
    ),
  );

/** What an attack has spoilt: nights of a class of which less than three rooms in ten can still be sold. */
export async function frozenNights(world: World, lodging: Lodging, nights: number): Promise<string[]> {
  return (await readNights(world, lodging, nights))
    .filter(({ free, capacity }) => free < capacity * 0.3)
    .map(({ night, free, capacity }) => `${night}: ${free} of ${capacity} rooms are left`);
}

/** Unpaid orders that count, and whether anything of their guests can be read. */
export const readUnpaid = ({ database }: World, { hotel_id }: Lodging) =>
  database.forHotel(hotel_id, (query) =>
    query.run<{ email: string; phone: string | null; session: string | null; address: string | null }>(
      { name: "hoarded_unpaid", text: "select email, phone, session, address from unpaid_order where hotel_id = $1" },
      [hotel_id],
    ),
  );
