/** /repay/{booking_id}: an order that was not paid, or not wholly, is paid again through the master service. */
import { redirect } from "react-router";
import { getMasterOrder, getRepayPreferences, startPayment } from "#contract/payments.ts";
import { ORDER_WORDS } from "#languages/orders/orders.ts";
import { pageAddress } from "#rules/address.ts";
import { percentRoundedUp } from "#rules/money.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, goTo, readForm, refusalOf } from "#web/orders/answers.ts";
import { isUnknown } from "#web/orders/open-order.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { RepayForm, RepayOver } from "#web/orders/repay-form.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/repay";

/** Whoever may not see it is asked for number and contact: a booking_id alone opens nothing. */
async function openMasterOrder({ api, domain }: PageVisit, id: string) {
  try {
    return await api(getMasterOrder, { params: { id }, query: { domain } });
  } catch (error) {
    throw isUnknown(error) ? redirect("/orders") : error;
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { booking, expired_ts } = await openMasterOrder(visit, params.booking_id);
  const { payment_types, payment_preference } = await visit.api(getRepayPreferences, {
    query: { domain: visit.domain },
  });
  const ways = payment_types
    .filter(({ is_offline }) => !is_offline)
    .flatMap(({ type_id, name, payments }) =>
      payments.map((payment) => ({ way: `${type_id} ${payment.payment_id}`, type: name, name: payment.name })),
    );
  // Only an order that is paid in part is asked for what its deposit lacks.
  const deposit = payment_preference.pay_a_deposit ? percentRoundedUp(booking.price, payment_preference.deposit) : 0;
  const lacking = booking.payment_status === 1 ? Math.max(0, deposit - booking.paid) : 0;
  return { booking, expired_ts, ways, lacking, idempotencyKey: crypto.randomUUID() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, lang, product, originOf } = visit;
  const { way = "", part = "", key = "" } = await readForm(request);
  const typed = { way, part };
  const { booking, hotel_info } = await openMasterOrder(visit, params.booking_id);
  const [type_id = 0, payment_id = 0] = way.split(" ").map(Number);
  if (!type_id || !payment_id) return faulty([{ field: "way", text: ORDER_WORDS[lang].wrong.vendor }], typed);
  const receipt = pageAddress(product, lang, `/redirect/receipt/${booking.booking_number}`);
  try {
    const body = {
      payment_id,
      type_id,
      booking_number: booking.booking_number,
      email: booking.email,
      deposit: booking.payment_status === 1 && part === "deposit",
      return_url: originOf(domain) + receipt,
      hotel_id: hotel_info.hotel_id,
    };
    const next = await api(startPayment, { body }, { idempotencyKey: key });
    return goTo(visit, next.redirect ? next.redirect_url : receipt);
  } catch (error) {
    return faulty([{ text: refusalOf(error).message }], typed);
  }
}

export default function Repay({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, ways } = loaderData;
  const { orderWords: words } = useSite();
  const problems = actionData?.problems ?? [];
  return (
    <PersonalPage title={words.repay.title} shape="form">
      <Problems title={words.problems} problems={problems} />
      {booking.payment_available && ways.length > 0 ? (
        <RepayForm {...loaderData} typed={actionData?.typed ?? {}} problems={problems} />
      ) : (
        <RepayOver booking={booking} />
      )}
    </PersonalPage>
  );
}
