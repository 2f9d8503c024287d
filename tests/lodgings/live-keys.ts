/** A lodging that may sell by card on a server in production: its keys are its own, and no test's. */
import type { Database } from "#server/database/connect.ts";
import { writeKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { createSecrets } from "#server/security/secrets.ts";

const NEWEBPAY = gatewayOf("newebpay")!;

/** Of the gateway that an order is paid through where it names none. Nothing is paid with them. */
export async function addLiveKeys(database: Database, hotel_id: number, secret: string): Promise<void> {
  const keys = { merchant_id: "MS7654321", hash_key: "a".repeat(32), hash_iv: "b".repeat(16) };
  await database.forHotel(hotel_id, (query) =>
    writeKeys(query, createSecrets(secret), hotel_id, NEWEBPAY, { is_live: true, keys, now: new Date() }),
  );
}
