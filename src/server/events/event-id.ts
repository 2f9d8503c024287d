import { newId } from "#server/orders/ids.ts";

let made = 0;

/** A UUIDv7 that counts on after its time: of two events of one process in the same millisecond, the first has the smaller id. */
export function newEventId(now: Date): string {
  made = (made + 1) % 2 ** 26;
  const id = newId(now);
  const [high, low] = [0x7000 | (made >>> 14), 0x8000 | (made & 0x3fff)];
  return `${id.slice(0, 14)}${high.toString(16)}-${low.toString(16)}${id.slice(23)}`;
}
