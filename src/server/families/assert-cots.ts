import { sum } from "#rules/money/money.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { findMissingCots } from "#server/families/find-missing-cots.ts";
import type { Cart } from "#server/orders/price/cart.ts";

/** There must be as many cots as are wanted on every night. */
export async function assertCots(
  query: Query,
  hotel_id: number,
  cart: Cart,
  locking: { lock: boolean },
): Promise<void> {
  const parties = cart.lines.flatMap(({ guests }, line) =>
    (guests ?? []).map(({ cots }, room) => ({ cots, field: `orders.${line}.guests.${room}.cots` })),
  );
  const wanted = sum(parties.map(({ cots }) => cots));
  const missing = await findMissingCots(query, hotel_id, cart, wanted, locking);
  if (missing === 0) return;
  throw new Refusal("COT_UNAVAILABLE", [parties.findLast(({ cots }) => cots > 0)!.field]);
}
