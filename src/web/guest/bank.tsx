/** /pay/{hotel_id}/{order_doc}/bank/{attempt_id}: the step from our site to the vendor's. */
import { redirect } from "react-router";
import { getPaymentStart, payByPrime } from "#contract/payments.ts";
import { visitOf } from "#web/context.ts";
import { goTo, payPathOf, readForm, receiptOf, refusalOf } from "#web/orders/answers.ts";
import { CardForm } from "#web/orders/card-form.tsx";
import { Deadline } from "#web/orders/deadline.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/bank";
import { missing } from "./missing.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { attempt_id } = params;
  const found = await visit.api(getPaymentStart, { params: { attempt_id }, query: {} }).catch(missing);
  const { start, order_doc, amount, pay_until_timestamp: until, return_path } = found;
  if (start.kind === "over") throw goTo(visit, return_path);
  if (start.kind === "redirect") throw redirect(start.url);
  return { start, amount, until, payPath: payPathOf(params.hotel_id, order_doc) };
}

/** The vendor's script has turned the card into a prime, valid once and for 90 seconds. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { attempt_id, hotel_id, order_doc } = params;
  const { prime = "" } = await readForm(request);
  try {
    const next = await visit.api(payByPrime, { params: { attempt_id }, body: { prime } });
    return next.redirect ? goTo(visit, next.redirect_url) : redirect(receiptOf(order_doc), 303);
  } catch (error) {
    const { code } = refusalOf(error);
    return redirect(`${payPathOf(hotel_id, order_doc)}?${new URLSearchParams({ refused: code })}`, 303);
  }
}

export default function Bank({ loaderData: { start, amount, until, payPath } }: Route.ComponentProps) {
  const { orderWords, href, price } = useSite();
  const words = orderWords.bank;
  const other = (
    <a className="more" href={href(payPath)}>
      {words.other_way}
    </a>
  );
  if (start.kind === "prime") {
    return (
      <PersonalPage title={start.wallet === "pi" ? orderWords.card.wallet_title : orderWords.card.title} shape="form">
        <CardForm start={start} amount={amount} />
        {other}
      </PersonalPage>
    );
  }
  return (
    <PersonalPage title={words.title} shape="form">
      <p className="order-amount">
        <span>{orderWords.due_now}</span> <strong>{price(amount)}</strong>
      </p>
      {/* Whoever comes back here without a script reads that it is not paid yet, and how long it can be. */}
      <Deadline timestamp={until} say={orderWords.pay_by} />
      <p role="status">{words.text}</p>
      {/* Whoever returns with the Back button gets the choice of ways, not this page that redirects again. */}
      <form className="form" method="post" action={start.action} data-once data-now={href(payPath)}>
        {Object.entries(start.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button" type="submit">
          {words.go}
        </button>
      </form>
      {other}
    </PersonalPage>
  );
}
