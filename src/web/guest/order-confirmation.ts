/**
 * /orders/{order_doc}/confirmation.pdf: the booking confirmation behind a plain link, for browsers whose script does not make
 * the two calls.
 */
import { redirect } from "react-router";
import { CallRefused } from "#contract/client.ts";
import { downloadProof, getProof } from "#contract/proof.ts";
import { isLanguage } from "#rules/text/language.ts";
import { visitOf } from "#web/context.ts";
import { openOrder } from "#web/orders/open-order.ts";
import type { Route } from "./+types/order-confirmation";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { order_doc } = await openOrder(visit, params.order_doc);
  // In the page's language, unless an e-mail asks for another one, which the site does not have.
  const requested = new URLSearchParams(visit.search).get("lang");
  const lang = isLanguage(requested) ? requested : visit.lang;
  try {
    const { iv, number } = await visit.api(getProof, { params: { id: order_doc }, query: {} });
    const { file } = await visit.send(downloadProof, { query: { lang }, body: { number }, headers: { iv } });
    if (!file) return redirect(`/orders/${order_doc}`);
    return new Response(file.bytes, {
      headers: {
        "content-type": file.type,
        "content-disposition": `attachment; filename="booking.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  } catch (error) {
    // The order's page shows its status and offers the confirmation only if there is one.
    if (error instanceof CallRefused) return redirect(`/orders/${order_doc}`);
    throw error;
  }
}
