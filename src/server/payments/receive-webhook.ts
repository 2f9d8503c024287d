/**
 * Receives a vendor's webhook. The signature is checked with that lodging's keys before anything else is read. It is
 * acknowledged only after the report is stored: otherwise the vendor sends it again.
 */
import { readAccount } from "#server/payments/accounts.ts";
import { notTooOften } from "#server/payments/attempts/ask-gap.ts";
import { askVendor, type PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { findAttemptByTrade } from "#server/payments/attempts/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { readNotifyKey } from "#server/payments/ids.ts";
import { isTestTrade, TEST_PREFIX } from "#server/payments/settings/test-trades.ts";
import { settle } from "#server/payments/attempts/settle.ts";
import { type Acknowledgement, type Webhook, Unreachable } from "#server/payments/vendors/vendor.ts";

const NOT_HERE: Acknowledgement = { status: 404, type: "text/plain", body: "" };
const LATER: Acknowledgement = { status: 503, type: "text/plain", body: "" };

export async function receiveWebhook(
  dependencies: PaymentDependencies,
  { gateway: name, key }: { gateway: string; key: string },
  webhook: Webhook,
): Promise<Acknowledgement> {
  const gateway = gatewayOf(name);
  const hotel_id = readNotifyKey(dependencies, name, key);
  const hotel = hotel_id === null ? null : await dependencies.directory.byId(hotel_id);
  if (!gateway || !hotel) return NOT_HERE;
  const account = await dependencies.database.forHotel(hotel.hotel_id, (query) =>
    readAccount(query, dependencies, hotel.hotel_id, gateway),
  );
  const reading = account && gateway.readWebhook(webhook, account);
  if (!reading) {
    console.warn(`lodging ${hotel.hotel_id}: a webhook in the name of ${name} is not genuine, and was not read`);
    return gateway.acknowledge(false);
  }
  if (reading.kind === "hint") return followHint(dependencies, name, hotel.hotel_id, reading.trade_no, webhook.now);
  const { trade_no } = reading.report;
  const isTest =
    trade_no.startsWith(TEST_PREFIX) &&
    (await dependencies.database.forHotel(hotel.hotel_id, (query) => isTestTrade(query, hotel.hotel_id, trade_no)));
  if (isTest) return gateway.acknowledge(true);
  const received = { gateway: name, source: "webhook", report: reading.report } as const;
  await dependencies.database.forHotel(hotel.hotel_id, (query) => settle(query, hotel, received, webhook.now));
  return gateway.acknowledge(true);
}

/** Anybody can send a hint: it causes at most one query about a trade of ours. */
async function followHint(
  dependencies: PaymentDependencies,
  name: string,
  hotel_id: number,
  trade_no: string,
  now: Date,
): Promise<Acknowledgement> {
  const gateway = gatewayOf(name)!;
  const hotel = (await dependencies.directory.byId(hotel_id))!;
  const attempt = await dependencies.database.forHotel(hotel_id, (query) =>
    findAttemptByTrade(query, hotel_id, name, trade_no),
  );
  if (!attempt) return gateway.acknowledge(false);
  // A paid attempt needs no further query.
  if (attempt.state === "captured") return gateway.acknowledge(true);
  try {
    await notTooOften(attempt.attempt_id, now, () => askVendor(dependencies, hotel, attempt.attempt_id, now));
    return gateway.acknowledge(true);
  } catch (error) {
    if (error instanceof Unreachable) return LATER;
    throw error;
  }
}
