import { redirect } from "react-router";
import { checkPayment } from "#contract/payments.ts";
import type { PageVisit } from "#web/context.ts";

/** Asks the vendor, and comes back to the same page with what it has said. */
export async function askVendorNow({ api, domain, path }: PageVisit, order_doc: string): Promise<Response> {
  const { said, again_timestamp } = await api(checkPayment, { body: { domain, order_doc } });
  const query = new URLSearchParams({ checked: said });
  if (again_timestamp !== null) query.set("again", String(again_timestamp));
  return redirect(`${path}?${query}`, 303);
}
