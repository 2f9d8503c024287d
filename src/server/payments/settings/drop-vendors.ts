import type { Query } from "#server/database/connect.ts";
import { lockTerms, readTerms, setTerms } from "#server/payments/settings/check-store.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

/** Offered vendors that can't take this currency. */
export async function vendorsWithout(query: Query, hotel_id: number, currency: string): Promise<number[]> {
  return (await readTerms(query, hotel_id)).payment_list.filter((id) => !vendorOf(id, currency));
}

export async function dropVendors(query: Query, hotel_id: number, dropped: readonly number[]): Promise<void> {
  if (dropped.length === 0) return;
  const terms = await lockTerms(query, hotel_id);
  const payment_list = terms.payment_list.filter((id) => !dropped.includes(id));
  await setTerms(query, hotel_id, { ...terms, payment_list });
}
