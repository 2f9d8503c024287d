import { and, eq } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { gatewayKeys } from "#server/database/tables/payments.ts";

export async function findSealedKeys(query: Query, hotel_id: number, gateway: string): Promise<string | null> {
  const [found] = await query
    .select({ sealed: gatewayKeys.sealed })
    .from(gatewayKeys)
    .where(and(eq(gatewayKeys.hotel_id, hotel_id), eq(gatewayKeys.gateway, gateway)));
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
}
