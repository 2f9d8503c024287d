/** /pay/{hotel_id}/{order_doc}: choose how to pay what is due, and continue to the vendor. */
import { data, redirect } from "react-router";
import { getHotelInfo } from "#contract/hotel.ts";
import { paymentVendorSchema } from "#contract/order-payload.ts";
import { payOrder } from "#contract/payments.ts";
import { ORDER_WORDS, WORDS } from "#languages/languages.ts";
import { onlineVendors } from "#rules/payments/pay-way.ts";
import { REFUSALS } from "#rules/calls/refusals.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, goTo, readForm, receiptOf, refusalOf } from "#web/orders/answers.ts";
import { Bought } from "#web/orders/bought.tsx";
import { openOrder } from "#web/orders/open-order.ts";
import { PayForm } from "#web/orders/pay-form.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/pay";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  await assertOwn(visit, params.hotel_id);
  const order = await openOrder(visit, params.order_doc);
  if (!order.payment_available) throw redirect(`/redirect/receipt/${order.order_doc}`);
  const query = new URLSearchParams(visit.search);
  const refused = REFUSALS.find((code) => code === query.get("refused"));
  return {
    order,
    isPaying: query.get("mode") === "pay",
    refused: refused === undefined ? "" : WORDS[visit.lang].refusals[refused],
    // One click is one payment, however often the request arrives.
    key: crypto.randomUUID(),
  };
}

/** An id that is not this lodging's is not found. */
async function assertOwn({ api, domain }: PageVisit, hotel_id: string): Promise<void> {
  const hotel = await api(getHotelInfo, { query: { domain } });
  if (String(hotel.hotel_id) !== hotel_id) throw data(null, 404);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, lang } = visit;
  await assertOwn(visit, params.hotel_id);
  const { vendor = "", pay_option = "", mode = "", key = "" } = await readForm(request);
  const typed = { vendor, pay_option };
  const chosen = paymentVendorSchema.safeParse(Number(vendor));
  if (!chosen.success) return faulty([{ field: "vendor", text: ORDER_WORDS[lang].wrong.vendor }], typed);
  const body = {
    payment_vendor: chosen.data,
    ...(pay_option === "all" || pay_option === "part" ? ({ pay_option } as const) : {}),
    ...(mode === "pay" ? ({ mode } as const) : {}),
  };
  try {
    const { order_doc } = params;
    const next = await api(payOrder, { body: { domain, order_doc, ...body } }, { idempotencyKey: key });
    return next.redirect ? goTo(visit, next.redirect_url) : redirect(receiptOf(order_doc), 303);
  } catch (error) {
    const { code, message } = refusalOf(error);
    if (code === "NOTHING_DUE" || code === "ORDER_OVER" || code === "ORDER_ACCESS") {
      return redirect(receiptOf(params.order_doc), 303);
    }
    return faulty([{ text: message }], typed);
  }
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isPaying, refused, key } = loaderData;
  const { orderWords: words, hotel } = useSite();
  const problems = actionData?.problems ?? (refused === "" ? [] : [{ text: refused }]);
  return (
    <PersonalPage title={words.pay.title} shape="form">
      <Bought order={order} />
      <Problems title={words.problems} problems={problems} />
      <PayForm
        order={order}
        vendors={onlineVendors(hotel.payment_list, hotel.currency)}
        typed={actionData?.typed ?? {}}
        problems={problems}
        isPaying={isPaying}
        idempotencyKey={key}
      />
    </PersonalPage>
  );
}
