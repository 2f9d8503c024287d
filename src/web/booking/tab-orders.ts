/** What this tab remembers of the orders that were sent from it. */
import type { CallAnswer } from "#contract/call.ts";
import type { placeOrder } from "#contract/orders.ts";
import type { PlacedOrder } from "#rules/booking/placed-order.ts";
import type { OrderPayload } from "#web/booking/payload.ts";

const KEY = "yado.booking-sent";

export type Placed = CallAnswer<typeof placeOrder>;

/** Every body sent under the key, and the order once it is known. */
export type Sent = { key: string; bodies: OrderPayload[]; placed: Placed | null };

export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function recall(memory: Memory): Sent | null {
  try {
    return JSON.parse(memory.getItem(KEY) ?? "null") as Sent | null;
  } catch {
    return null;
  }
}

export function keep(memory: Memory, sent: Sent | null): void {
  try {
    if (sent) memory.setItem(KEY, JSON.stringify(sent));
    else memory.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: then nothing is remembered.
  }
}

/** The order of this tab as it was placed, without asking whether it is still valid. */
export function recallPlaced(memory: Memory): PlacedOrder | null {
  const { placed, bodies } = recall(memory) ?? {};
  const body = bodies?.at(-1);
  if (!placed || !body) return null;
  const { order_doc, redirect_path: page } = placed;
  return { order_doc, page, start: body.check_in_day, end: body.check_out_day, unpaid: null };
}

/** Forgets the order placed from this tab. */
export const forgetPlaced = (memory: Memory): void => {
  if (recall(memory)?.placed) keep(memory, null);
};
