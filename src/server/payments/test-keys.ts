/** Test keys of vendors are never used in production (accounts.ts); the operator is warned about them. */
import type { Database } from "#server/database/connect.ts";
import { gatewayKeys } from "#server/database/tables/payments.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { atEachHotel } from "#server/hotel/each-hotel.ts";
import { isTestAccount, openKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import type { Secrets } from "#server/security/secrets.ts";

export async function listTestKeys(database: Database, secrets: Secrets): Promise<string[]> {
  const found: string[] = [];
  await atEachHotel(database, async (query, hotel_id) => {
    for (const { gateway: name, sealed } of await query.select().from(gatewayKeys)) {
      const gateway = gatewayOf(name);
      const keys = openKeys(secrets, sealed, hotel_id, name);
      if (gateway ? isTestAccount(gateway, keys) : !keys.is_live) found.push(`lodging ${hotel_id}: ${name}`);
    }
  });
  return found;
}

export async function warnOfTestKeys(database: Database, secrets: Secrets): Promise<void> {
  try {
    for (const each of await listTestKeys(database, secrets)) {
      console.warn(
        `WARNING ${each} has test keys, which take no money: it is not offered to guests. Enter the lodging's live keys.`,
      );
    }
  } catch (error) {
    console.error(`the lodgings' keys could not be looked through: ${describeFailure(error)}`);
  }
}
