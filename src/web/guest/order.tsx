/** /orders/{order_doc}: one order with everything its guest can do about it. */
import { redirect } from "react-router";
import { listOrderAddOns } from "#contract/add-ons.ts";
import type { OrderView } from "#contract/order-view.ts";
import { applyCancellation } from "#contract/orders.ts";
import { reportRemittance } from "#contract/payments.ts";
import { findRailOffer } from "#web/booking/rail/rail-offer.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { changeAddOns, readDone } from "#web/orders/change-add-ons.ts";
import { canAddRail } from "#web/orders/rail/can-add-rail.ts";
import { isRailIntent, returnRail } from "#web/orders/rail/return-rail.ts";
import { askVendorNow } from "#web/orders/check-payment.ts";
import { hasConfirmation, isUnknown, lookupOf, openOrder } from "#web/orders/open-order.ts";
import { OrderBody } from "#web/orders/order-body.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/order";
import { openHotel } from "./open-hotel.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const order = await openOrder(visit, params.order_doc);
  const { api, domain } = visit;
  const offers = await api(listOrderAddOns, { query: { domain, order_doc: order.order_doc } });
  // One click is one change, however often the request arrives.
  const changing = {
    offers,
    key: crypto.randomUUID(),
    done: readDone(visit.search),
    addsRail: await addsRail(visit, order),
  };
  return { order, changing, hasConfirmation: await hasConfirmation(visit, order) };
}

async function addsRail(visit: PageVisit, order: OrderView): Promise<boolean> {
  const hotel = await openHotel(visit);
  return hotel !== null && canAddRail(order, await findRailOffer(hotel, visit));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, wordSets } = visit;
  const { wrong } = wordSets.orders;
  const id = params.order_doc;
  const form = await readForm(request);
  const { intent = "", last_five = "", reason = "" } = form;
  if (intent === "add" || intent === "give_back") return changeAddOns(visit, id, form);
  if (isRailIntent(intent)) return returnRail(visit, id, form);
  const typed = { intent, last_five, reason };
  try {
    if (intent === "check") return await askVendorNow(visit, id);
    if (intent === "report") await api(reportRemittance, { params: { id }, body: { domain, last_five } });
    if (intent === "apply") await api(applyCancellation, { params: { id }, body: { domain, reason } });
    return redirect(visit.path, 303);
  } catch (error) {
    const { message, extra_info } = refusalOf(error);
    if (extra_info.fields?.includes("last_five")) {
      return faulty([{ field: "last_five", text: wrong.last_five }], typed);
    }
    if (extra_info.fields?.includes("reason")) return faulty([{ field: "reason", text: wrong.reason }], typed);
    return isUnknown(error) ? redirect(lookupOf(visit, id), 303) : faulty([{ text: message }], typed);
  }
}

export default function Order({ loaderData: { order, changing, hasConfirmation }, actionData }: Route.ComponentProps) {
  const { orderWords: words } = useSite();
  return (
    <PersonalPage title={words.order_title} shape="order">
      <Problems title={words.problems} problems={actionData?.problems ?? []} />
      <OrderBody
        order={order}
        hasConfirmation={hasConfirmation}
        changing={changing}
        {...(actionData ? { answer: { ...actionData, intent: actionData.typed.intent ?? "" } } : {})}
      />
    </PersonalPage>
  );
}
