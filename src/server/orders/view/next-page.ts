/** Where a guest goes after ordering something. */
import { pageAddress } from "#rules/site/address.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { linkToken } from "#server/orders/ids.ts";

/**
 * On the platform's host a path alone names no lodging, and the browser's cookie is not the lodging's: the path says whose it is,
 * and carries the key of the order's own links. What is stored for a repeated request holds neither.
 */
export function reachable<Answer extends { redirect_path: string }>(
  { viaPlatform, hotel, secrets }: RequestContext,
  answer: Answer,
  order_id: string,
): Answer {
  if (!viaPlatform) return answer;
  const { hotel_id, domain } = hotel;
  const query = new URLSearchParams({ domain, hash_code: linkToken(secrets, "history", hotel_id, order_id) });
  return { ...answer, redirect_path: `${answer.redirect_path}?${query}` };
}

/** To the payment page, or to the receipt when nothing is to be paid now or it is paid by remittance. */
export function nextPage(
  { product, lang, hotel }: RequestContext,
  order_doc: string,
  { isDue }: { isDue: boolean },
): string {
  const page = isDue ? `/pay/${hotel.hotel_id}/${order_doc}` : `/redirect/receipt/${order_doc}`;
  return pageAddress(product, lang, page);
}
