/** /repay/{booking_id}: pays an unpaid or partly paid order through the master service. */
import { redirect } from "react-router";
import { getMasterOrder, getRepayPreferences, startPayment } from "#contract/payments.ts";
import { payMethods } from "#rules/payments/pay-methods.ts";
import { pageAddress } from "#rules/site/address.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, goTo, readForm, refusalOf } from "#web/orders/answers.ts";
import { followLink, isUnknown, lookupOf, openOrder } from "#web/orders/open-order.ts";
import { payOption } from "#web/orders/pay-ways.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { RepayForm, RepayOver } from "#web/orders/repay-form.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/repay";

/** Whoever may not see it is asked for number and contact: a booking_id alone opens nothing. */
async function openMasterOrder(visit: PageVisit, id: string) {
  const { api, domain } = visit;
  try {
    return await api(getMasterOrder, { params: { id }, query: { domain } });
  } catch (error) {
    throw isUnknown(error) ? redirect(lookupOf(visit)) : error;
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  await followLink(visit);
  const { booking, expired_ts, hotel_info } = await openMasterOrder(visit, params.booking_id);
  const { payment_types } = await visit.api(getRepayPreferences, { query: { domain: visit.domain } });
  // The master order says neither its lines nor what is due now; the guest's own view does.
  const { bill, due_amount, payType } = await openOrder(visit, booking.booking_number);
  const { currency } = hotel_info;
  const payment_list = payment_types.map(({ type_id }) => type_id);
  // The specification's call knows no wallets.
  const ways = payMethods({ payment_list, currency, wallets: [] }, visit.lang, payType).flatMap((choice) => {
    const payment_id = payment_types.find(({ type_id }) => type_id === choice.vendor)?.payments[0]?.payment_id;
    return payment_id === undefined
      ? []
      : [
          {
            ...payOption(choice, currency, visit.lang, visit.wordSets.orders),
            value: `${choice.vendor} ${payment_id}`,
          },
        ];
  });
  return { booking, bill, expired_ts, ways, due_amount, idempotencyKey: crypto.randomUUID() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, lang, wordSets, product, originOf } = visit;
  const { way = "", key = "" } = await readForm(request);
  const { booking, hotel_info } = await openMasterOrder(visit, params.booking_id);
  const [type_id = 0, payment_id = 0] = way.split(" ").map(Number);
  if (!type_id || !payment_id) return faulty([{ field: "way", text: wordSets.orders.wrong.vendor }]);
  const receipt = pageAddress(product, lang, `/redirect/receipt/${booking.booking_number}`);
  const body = {
    payment_id,
    type_id,
    booking_number: booking.booking_number,
    email: booking.email,
    // Needed only where part has been paid: what is missing of the deposit, or the rest.
    deposit: booking.payment_status === 1,
    return_url:
      originOf(domain) + receipt + (new URLSearchParams(visit.search).get("mode") === "pay" ? "?mode=pay" : ""),
    hotel_id: hotel_info.hotel_id,
  };
  try {
    const next = await api(startPayment, { body }, { idempotencyKey: key });
    return goTo(visit, next.redirect ? next.redirect_url : receipt);
  } catch (error) {
    return faulty([{ text: refusalOf(error).message }], { way });
  }
}

export default function Repay({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, ways } = loaderData;
  const { orderWords: words } = useSite();
  const problems = actionData?.problems ?? [];
  const isPaid = booking.payment_status === 2 && !booking.is_canceled && booking.status !== "expired";
  return (
    <PersonalPage title={isPaid ? words.repay.paid_title : words.repay.title} shape="form">
      <Problems title={words.problems} problems={problems} />
      {booking.payment_available && ways.length > 0 ? (
        <RepayForm {...loaderData} typed={actionData?.typed ?? {}} problems={problems} />
      ) : (
        <RepayOver booking={booking} />
      )}
    </PersonalPage>
  );
}
