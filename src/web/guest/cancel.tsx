/** /cancel/{hash}: the rule, the fee and the refund as of now, and a button that cancels. */
import { data, redirect } from "react-router";
import { applyCancellation, cancelOrderByHash, getOrderByHash } from "#contract/orders.ts";
import { isCancellable } from "#rules/orders/outcome.ts";
import { type PageVisit, visitOf } from "#web/context.ts";
import { faulty, readForm, refusalOf } from "#web/orders/answers.ts";
import { CancelRule } from "#web/orders/cancel-rule.tsx";
import { CancelStay, CancelTerms, Cancelled } from "#web/orders/cancel-terms.tsx";
import { ApplyForm } from "#web/orders/cancelling.tsx";
import { isUnknown } from "#web/orders/open-order.ts";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import { Problems } from "#web/ui/problems.tsx";
import type { Route } from "./+types/cancel";

/** Unknown links and those of other lodgings get the same answer. */
const findOrder = ({ api, domain }: PageVisit, valid_hash: string) =>
  api(getOrderByHash, { query: { domain, valid_hash } }).catch((error: unknown) => {
    if (isUnknown(error)) return null;
    throw error;
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await findOrder(visitOf(context), params.hash);
  return data({ order }, order ? 200 : 404);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, domain, wordSets } = visit;
  const { hash } = params;
  const { intent = "", reason = "" } = await readForm(request);
  try {
    if (intent === "cancel") await api(cancelOrderByHash, { params: { hash }, query: { domain } });
    if (intent === "apply") {
      const order = await findOrder(visit, hash);
      if (order) {
        const body = { domain, booker_email: order.booker_email, reason };
        await api(applyCancellation, { params: { id: order.order_doc }, body });
      }
    }
    return redirect(visit.path, 303);
  } catch (error) {
    const { message, extra_info } = refusalOf(error);
    if (extra_info.fields?.includes("reason")) {
      return faulty([{ field: "reason", text: wordSets.orders.wrong.reason }], { reason });
    }
    return isUnknown(error) ? redirect(visit.path, 303) : faulty([{ text: message }], { reason });
  }
}

export default function Cancel({ loaderData: { order }, actionData, params }: Route.ComponentProps) {
  const { orderWords, href } = useSite();
  const words = orderWords.cancel;
  if (!order) {
    return (
      <PersonalPage title={words.unknown_title} lead={words.unknown_text} shape="form">
        <p>
          <a className="button" href={href("/orders")}>
            {orderWords.my_booking}
          </a>
        </p>
      </PersonalPage>
    );
  }
  const orderLink = (
    <a className="more" href={href(`/orders/${order.order_doc}`)}>
      {words.see_order}
    </a>
  );
  if (order.display_status === "cancelled") {
    return (
      <PersonalPage title={words.done_title} lead={orderWords.outcome.cancelled.text} shape="form">
        <Cancelled order={order} />
        {orderLink}
      </PersonalPage>
    );
  }
  if (!isCancellable(order.display_status)) {
    const isApplied = order.display_status === "cancel_applied";
    const { title, text } = isApplied ? orderWords.outcome.cancel_applied : { title: words.title, text: words.over };
    return (
      <PersonalPage title={title} lead={text} shape="form">
        <CancelStay order={order} />
        {orderLink}
      </PersonalPage>
    );
  }
  return (
    <PersonalPage
      title={order.valid_hash === null ? orderWords.apply.title : words.title}
      lead={order.valid_hash === null ? undefined : words.lead}
      shape="form"
    >
      <Problems title={orderWords.problems} problems={actionData?.problems ?? []} />
      {order.valid_hash === null ? (
        <>
          <CancelStay order={order} />
          <CancelRule rule={order.cancel_rule} />
          <ApplyForm action={`/cancel/${params.hash}`} answer={actionData} />
        </>
      ) : (
        <CancelTerms order={order} action={`/cancel/${params.hash}`} />
      )}
      {order.valid_hash === null ? orderLink : null}
    </PersonalPage>
  );
}
