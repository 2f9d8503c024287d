/** The order a page is about, if this browser may see it. */
import { redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import type { OrderView } from "#contract/order-view.ts";
import { findReceipt, getOrderHistory } from "#contract/orders.ts";
import { getProofConfig } from "#contract/proof.ts";
import type { PageVisit } from "#web/context.ts";

/** A wrong contact, an unknown number and an expired link get the same answer. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CallRefused && (error.status === 400 || error.status === 403 || error.status === 404);

/** A mailed link grants this browser access and is removed from the address; if it is no longer valid, only that is noted. */
export async function followLink({ api, domain, path, search }: PageVisit): Promise<void> {
  const query = new URLSearchParams(search);
  const hash_code = query.get("hash_code");
  if (hash_code === null) return;
  query.delete("hash_code");
  await api(getOrderHistory, { query: { domain, hash_code } }).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    query.set("link", "old");
  });
  throw redirect(withQuery(path, query));
}

/** Whoever may not see it is asked for number and contact. */
export async function openOrder(visit: PageVisit, order_doc: string): Promise<OrderView> {
  await followLink(visit);
  try {
    return await visit.api(findReceipt, { query: { domain: visit.domain, order_doc } });
  } catch (error) {
    throw isUnknown(error) ? redirect(lookupOf(visit, order_doc)) : error;
  }
}

/** Where an order can be found by its number; keeps a preview, and the note that a link was no longer valid. */
export function lookupOf({ search }: PageVisit, order_doc?: string): string {
  const query = new URLSearchParams(search);
  const kept = ["preview", "link"].flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return withQuery("/orders", new URLSearchParams([...(order_doc ? [["order_doc", order_doc]] : []), ...kept]));
}

const withQuery = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

export async function hasConfirmation({ api, domain }: PageVisit, { order_doc }: OrderView): Promise<boolean> {
  try {
    return (await api(getProofConfig, { query: { domain, order_doc } })).is_available;
  } catch (error) {
    if (error instanceof CallRefused) return false;
    throw error;
  }
}
