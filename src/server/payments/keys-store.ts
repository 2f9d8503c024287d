import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { gatewayKeys } from "#server/database/tables/payments.ts";

const FIND: Statement = {
  name: "find_sealed_keys",
  text: "select sealed from gateway_keys where hotel_id = $1 and gateway = $2",
};
const LIST: Statement = {
  name: "list_gateway_keys",
  text: "select gateway, sealed, updated_at from gateway_keys where hotel_id = $1",
};

export const listKeys = (query: Query, hotel_id: number) =>
  query.run<{ gateway: string; sealed: string; updated_at: Date }>(LIST, [hotel_id]);

export async function findSealedKeys(query: Query, hotel_id: number, gateway: string): Promise<string | null> {
  const [found] = await query.run<{ sealed: string }>(FIND, [hotel_id, gateway]);
  return found?.sealed ?? null;
}

export async function saveSealedKeys(
  query: Query,
  hotel_id: number,
  gateway: string,
  sealed: string,
  updated_at: Date,
): Promise<void> {
  await query
    .insert(gatewayKeys)
    .values({ hotel_id, gateway, sealed, updated_at })
    .onConflictDoUpdate({ target: [gatewayKeys.hotel_id, gatewayKeys.gateway], set: { sealed, updated_at } });
  await announceChange(query, hotel_id, "gateway_keys");
}
