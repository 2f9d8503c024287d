/** Numbers and URLs that are given to vendors. */
import { randomBytes } from "node:crypto";
import { pageAddress } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import type { GatewayDependencies } from "#server/payments/payment-dependencies.ts";

const MAILS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Twenty of [0-9A-Z], a hundred random bits: short enough for every vendor, and unique. */
export function newTradeNo(): string {
  return Array.from(randomBytes(20), (byte) => MAILS[byte % 32]).join("");
}

const NOTIFY = "notify-address";

/** The URL that the vendor's server calls. The key in it names the lodging, so its keys are known before the body is read. */
export function notifyUrl(
  { secrets, originOf, platformHost }: GatewayDependencies,
  gateway: string,
  hotel_id: number,
): string {
  return `${originOf(platformHost)}/notify/${gateway}/${secrets.seal(NOTIFY, `${gateway} ${hotel_id}`)}`;
}

export function readNotifyKey({ secrets }: GatewayDependencies, gateway: string, key: string): number | null {
  const [named, hotel_id] = secrets.open(NOTIFY, key)?.split(" ") ?? [];
  return named === gateway && hotel_id !== undefined ? Number(hotel_id) : null;
}

/** The guest's browser comes back here, and is sent on to the receipt. */
export function returnUrl({ originOf }: GatewayDependencies, domain: string, attempt_id: string): string {
  return `${originOf(domain)}/return/${attempt_id}`;
}

export function receiptPath(product: string, lang: Language, order_doc: string, isPaying: boolean): string {
  return `${pageAddress(product, lang, `/redirect/receipt/${order_doc}`)}${isPaying ? "?mode=pay" : ""}`;
}
