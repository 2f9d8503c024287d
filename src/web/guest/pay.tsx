/** /pay/{hotel_id}/{order_doc}: choose how to pay what is due, and continue to the vendor. */
import { data, redirect } from "react-router";
import { getHotelInfo, type HotelInfo } from "#contract/hotel.ts";
import type { OrderView } from "#contract/order-view.ts";
import { paymentVendorSchema } from "#contract/order-payload.ts";
import { payOrder } from "#contract/payments.ts";
import { isWallet, payMethods, walletsIn } from "#rules/payments/pay-methods.ts";
import { isOnline } from "#rules/payments/pay-way.ts";
import { REFUSALS } from "#rules/calls/refusals.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, goTo, readForm, receiptOf, refusalOf } from "#web/orders/answers.ts";
import { Bought } from "#web/orders/bought.tsx";
import { openOrder } from "#web/orders/open-order.ts";
import { PayForm } from "#web/orders/pay-form.tsx";
import { payOption, type PayOption } from "#web/orders/pay-ways.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/pay";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const hotel = await openOwn(visit, params.hotel_id);
  const order = await openOrder(visit, params.order_doc);
  if (!order.payment_available) throw redirect(`/redirect/receipt/${order.order_doc}`);
  const query = new URLSearchParams(visit.search);
  const refused = REFUSALS.find((code) => code === query.get("refused"));
  return {
    order,
    ways: waysOf(visit, hotel, order),
    isPaying: query.get("mode") === "pay",
    refused: refused === undefined ? "" : visit.wordSets.interface.refusals[refused],
    // One click is one payment, however often the request arrives.
    key: crypto.randomUUID(),
  };
}

/** An id that is not this lodging's is not found. */
async function openOwn({ api, domain }: PageVisit, hotel_id: string): Promise<HotelInfo> {
  const hotel = await api(getHotelInfo, { query: { domain } });
  if (String(hotel.hotel_id) !== hotel_id) throw data(null, 404);
  return hotel;
}

/** What can be paid online; a card by the gateway that the order was placed with. */
function waysOf({ lang, wordSets }: PageVisit, hotel: HotelInfo, { payType }: OrderView): PayOption[] {
  const { payment_list, currency, options } = hotel;
  return payMethods({ payment_list, currency, wallets: walletsIn(options) }, lang, payType)
    .filter(({ vendor }) => isOnline(vendor))
    .map((choice) => payOption(choice, currency, lang, wordSets.orders));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, wordSets } = visit;
  const hotel = await openOwn(visit, params.hotel_id);
  const { vendor = "", pay_option = "", mode = "", key = "" } = await readForm(request);
  const typed = { vendor, pay_option };
  const ways = waysOf(visit, hotel, await openOrder(visit, params.order_doc));
  const way = ways.find(({ value }) => value === vendor);
  const chosen = paymentVendorSchema.safeParse(way?.vendor);
  if (!way || !chosen.success) return faulty([{ field: "vendor", text: wordSets.orders.wrong.vendor }], typed);
  const body = {
    payment_vendor: chosen.data,
    ...(isWallet(way.method) ? { wallet: way.method } : {}),
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
  const { order, ways, isPaying, refused, key } = loaderData;
  const { orderWords: words } = useSite();
  const problems = actionData?.problems ?? (refused === "" ? [] : [{ text: refused }]);
  return (
    <PersonalPage title={words.pay.title} shape="form">
      <Bought order={order} />
      <Problems title={words.problems} problems={problems} />
      <PayForm
        order={order}
        ways={ways}
        typed={actionData?.typed ?? {}}
        problems={problems}
        isPaying={isPaying}
        idempotencyKey={key}
      />
    </PersonalPage>
  );
}
