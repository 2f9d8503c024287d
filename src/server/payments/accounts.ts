/** Which account is paid: the lodging's own at the vendor or, outside production, the sandbox's where it has none. */
import { z } from "zod";
import type { Query } from "#server/database/connect.ts";
import { findSealedKeys, saveSealedKeys } from "#server/payments/keys-store.ts";
import type { GatewayDependencies } from "#server/payments/payment-dependencies.ts";
import type { Account, Gateway } from "#server/payments/vendors/vendor.ts";
import type { Secrets } from "#server/security/secrets.ts";

const PURPOSE = "gateway-keys";
const storedSchema = z.object({ is_live: z.boolean(), keys: z.unknown() });

/** The encryption is bound to lodging and gateway: the stored keys can't be used for another one. */
const about = (hotel_id: number, name: string): string => `lodging ${hotel_id} at ${name}`;

export async function readAccount(
  query: Query,
  { secrets, sandboxUrl }: Pick<GatewayDependencies, "secrets" | "sandboxUrl">,
  hotel_id: number,
  gateway: Gateway,
): Promise<Account | null> {
  // A way to pay without a vendor needs no keys.
  if (gateway.keepsNoBooks) return { keys: {}, base: "", isLive: true };
  const sealed = await findSealedKeys(query, hotel_id, gateway.name);
  if (sealed === null) {
    if (sandboxUrl === null) return null;
    return { keys: gateway.sandboxKeys, base: `${sandboxUrl}/${gateway.name}`, isLive: false };
  }
  const { is_live, keys } = openKeys(secrets, sealed, hotel_id, gateway.name);
  // Outside the sandbox an order paid with test keys would be confirmed without any money.
  if (sandboxUrl === null && isTestAccount(gateway, { is_live, keys })) return null;
  return {
    keys: gateway.keys.parse(keys),
    base: is_live ? gateway.bases.live : gateway.bases.test,
    isLive: is_live,
  };
}

/** The vendor's test environment, or the account that its documentation shows to everyone. */
export function isTestAccount(
  { merchant, sandboxKeys, keys: schema }: Pick<Gateway, "merchant" | "sandboxKeys" | "keys">,
  { is_live, keys }: { is_live: boolean; keys: unknown },
): boolean {
  return !is_live || merchant(schema.parse(keys)) === merchant(sandboxKeys);
}

/** Keys that can't be decrypted are not the same as no keys: they must not lead to the sandbox. */
export function openKeys(secrets: Secrets, sealed: string, hotel_id: number, name: string) {
  const [iv = "", text = ""] = sealed.split(".");
  const opened = secrets.decrypt(PURPOSE, { iv, sealed: text }, about(hotel_id, name));
  if (opened === null)
    throw new Error(
      `The keys of ${about(hotel_id, name)} can't be opened: SECRET is not the one they were sealed with.`,
    );
  return storedSchema.parse(JSON.parse(opened));
}

/** The keys that the lodging has entered: checked by the gateway's schema, then stored encrypted. */
export async function writeKeys(
  query: Query,
  secrets: Secrets,
  hotel_id: number,
  gateway: Gateway,
  { is_live, keys, now }: { is_live: boolean; keys: unknown; now: Date },
): Promise<void> {
  const text = JSON.stringify({ is_live, keys: gateway.keys.parse(keys) });
  const { iv, sealed } = secrets.encrypt(PURPOSE, text, about(hotel_id, gateway.name));
  await saveSealedKeys(query, hotel_id, gateway.name, `${iv}.${sealed}`, now);
}
