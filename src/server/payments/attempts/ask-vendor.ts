/** Queries the vendor about an attempt and settles the answer. Never inside a transaction: the network call may take long. */
import { dueInAll } from "#rules/payments/due.ts";
import type { Database } from "#server/database/connect.ts";
import { readOrder, type StoredOrder } from "#server/orders/open-order.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readAccount } from "#server/payments/accounts.ts";
import { type Attempt, findAttempt } from "#server/payments/attempts/attempt-store.ts";
import { markUnpaid } from "#server/payments/attempts/mark-attempt.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { settle, type Settled } from "#server/payments/attempts/settle.ts";
import type { GatewayDependencies } from "#server/payments/payment-dependencies.ts";
import type { TradeQuery, TradeReport } from "#server/payments/vendors/vendor.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

export type PaymentDependencies = GatewayDependencies & { database: Database };

/** A guest's own request asks within its lodging: it has no other access to the database. */
export type AskDependencies = GatewayDependencies & { database: Pick<Database, "forHotel"> };

/** Throws Unreachable when the vendor can't be reached: then nothing is known and nothing changes. */
export async function askVendor(
  dependencies: AskDependencies,
  hotel: Tenant,
  attempt_id: string,
  now: Date,
): Promise<Settled> {
  const { database, outside } = dependencies;
  const { hotel_id } = hotel;
  const found = await database.forHotel(hotel_id, async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    const gateway = attempt && gatewayOf(attempt.gateway);
    const account = gateway && (await readAccount(query, dependencies, hotel_id, gateway));
    if (!attempt || !gateway || !account) return null;
    // The order is read only for a vendor that charges after our confirmation.
    const stored = gateway.confirm ? await readOrder(query, hotel_id, attempt.order_id) : null;
    return { attempt, gateway, account, isDue: stored !== null && isDue(stored, attempt) };
  });
  // Without the keys of the attempt's merchant the vendor can't be queried.
  if (!found || found.gateway.merchant(found.account.keys) !== found.attempt.merchant) return "ignored";
  const { attempt, gateway, account } = found;
  const request = tradeQueryOf(attempt, now);
  let report = await gateway.query(request, account, outside);
  if (report.status === "authorized" && gateway.confirm && found.isDue) {
    await record(dependencies, hotel, gateway.name, report, now);
    report = await gateway.confirm(request, account, outside);
  }
  // A prime that no record shows may still be charged: only a record says that it waits for the guest.
  const isUnpaid = report.status === "pending" && (report.vendor_number !== null || !gateway.payByPrime);
  if (isUnpaid && attempt.state === "unknown") {
    await database.forHotel(hotel_id, (query) => markUnpaid(query, hotel_id, attempt_id, now));
  }
  return record(dependencies, hotel, gateway.name, report, now);
}

async function record(
  { database }: AskDependencies,
  hotel: Tenant,
  gateway: string,
  report: TradeReport,
  now: Date,
): Promise<Settled> {
  // Still not paid: there is nothing to write, so no transaction is started.
  if (report.status === "pending") return "ignored";
  return database.forHotel(hotel.hotel_id, (query) => settle(query, hotel, { gateway, source: "query", report }, now));
}

/** An authorized payment is not confirmed when the guest has started another attempt or has lost the rooms: it lapses. */
function isDue({ order }: StoredOrder, { superseded_at, amount }: Attempt): boolean {
  const due = dueInAll({ ...order, paid: order.paid_amount - order.refund_amount });
  return superseded_at === null && amount <= due;
}

export function tradeQueryOf(attempt: Attempt, now: Date): TradeQuery {
  const { trade_no, amount, currency, vendor, vendor_number, created_at } = attempt;
  const method = vendorOf(vendor, currency)?.method ?? "none";
  return { trade_no, amount, currency, method, vendor_number, created_at, now };
}
