/** Requests as bytes, each for a lodging chosen at random. */
import { randomInt, randomUUID } from "node:crypto";
import { forEach, type Load, load } from "./load.ts";
import { classesOf, hostOf, pickOrder, pickStay, type Spread } from "./lodgings.ts";
import { CONNECTIONS, WORKERS } from "./settings.ts";

const get = (host: string, path: string) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;

/** `more`: further fields of the query. */
export function searchRequest(spread: Spread, nights: number, more = ""): string {
  const { hotel_id, start, end } = pickStay(spread, nights);
  const host = hostOf(hotel_id);
  return get(host, `/api/ota/room/empty-by-date?domain=${host}&start_date=${start}&end_date=${end}${more}`);
}

/** Two adults with children of 3 and 9. */
export const familyRequest = (spread: Spread, nights: number): string =>
  searchRequest(spread, nights, "&adults=2&children=2&ages=3,9");

export function calendarRequest(spread: Spread, nights: number): string {
  const { hotel_id, start, last } = pickStay(spread, nights);
  const host = hostOf(hotel_id);
  const classes = classesOf(hotel_id).join("&room_class_ids=");
  return get(
    host,
    `/api/wota/room_calendar?domain=${host}&start_date=${start}&end_date=${last}&room_class_ids=${classes}`,
  );
}

export function orderRequest(spread: Spread, nights: number): string {
  const { hotel_id, start, end, room_class_id, rate_plan_id } = pickOrder(spread, nights);
  const host = hostOf(hotel_id);
  const key = randomUUID();
  const body = JSON.stringify({
    domain: host,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_phone: `+886 9${randomInt(1e8, 1e9)}`,
    booker_email: `${key}@example.com`,
    check_in_day: start,
    check_out_day: end,
    pay_way: "credit_card",
    orders: [{ room_class_id, rate_plan_id, num: 1 }],
  });
  return (
    `POST /api/ota/order/personal-new HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
    `idempotency-key: ${key}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

/** Requests each lodging once, so that its catalogue is cached, as in normal operation. */
export async function warmUp(port: number, lodgings: number): Promise<void> {
  // Several times: each serving process has its own cache.
  const ids = Array.from({ length: lodgings * WORKERS * 3 }, (_, index) => (index % lodgings) + 1);
  const { start, end } = pickStay("hot", 1);
  const warmed = await load(
    port,
    forEach(ids, (id) =>
      get(hostOf(id), `/api/ota/room/empty-by-date?domain=${hostOf(id)}&start_date=${start}&end_date=${end}`),
    ),
    CONNECTIONS,
  );
  assertGood([warmed]);
}

/** A refusal is fast, and would distort the measurement. */
export function assertGood(loads: readonly Load[]): void {
  const failed = loads.reduce((sum, each) => sum + each.failed, 0);
  if (failed === 0) return;
  process.exitCode = 1;
  console.log(`\n**${failed} requests failed**, the first with: ${loads.find((each) => each.failed > 0)!.failure}`);
}
