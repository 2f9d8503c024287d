/** /redirect/receipt/{order_doc}: the outcome, right after booking or on return from the vendor. */
import { redirect } from "react-router";
import type { OrderView } from "#contract/order-view.ts";
import { outcomeOf } from "#rules/orders/outcome.ts";
import { visitOf } from "#web/context.ts";
import { Bought } from "#web/orders/bought.tsx";
import { hasConfirmation, isUnknown, lookupOf, openOrder } from "#web/orders/open-order.ts";
import { readForm } from "#web/orders/answers.ts";
import { CheckAgain } from "#web/orders/check-again.tsx";
import { askVendorNow } from "#web/orders/check-payment.ts";
import { OrderBody } from "#web/orders/order-body.tsx";
import { StillWaiting } from "#web/orders/order-now.tsx";
import { PersonalPage } from "#web/orders/personal-page.tsx";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/receipt";

/** The page reloads every five seconds for a minute; after that the guest does. */
const EVERY_SECONDS = 5;
const MOST_LOOKS = 12;

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const order = await openOrder(visit, params.order_doc);
  return { order, hasConfirmation: await hasConfirmation(visit, order) };
}

/** "Check again": without a script, too. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { intent } = await readForm(request);
  if (intent !== "check") return redirect(visit.path, 303);
  try {
    return await askVendorNow(visit, params.order_doc);
  } catch (error) {
    if (isUnknown(error)) return redirect(lookupOf(visit, params.order_doc), 303);
    throw error;
  }
}

export default function Receipt({ loaderData: { order, hasConfirmation } }: Route.ComponentProps) {
  const { orderWords } = useSite();
  const outcome = outcomeOf(order);
  const { title, text } = orderWords.outcome[outcome];
  return (
    <PersonalPage title={title} lead={text} shape="order">
      <Bought order={order} />
      <OrderBody order={order} hasConfirmation={hasConfirmation} isReceipt>
        {outcome === "waiting" ? <Waiting order={order} /> : null}
      </OrderBody>
    </PersonalPage>
  );
}

function Waiting({ order }: { order: OrderView }) {
  const { orderWords: words, search, href, path } = useSite();
  const query = new URLSearchParams(search);
  const looks = Number(query.get("n")) || 0;
  query.set("n", String(looks + 1));
  const next = `${href(path).split("?")[0]}?${query}`;
  if (looks >= MOST_LOOKS) return <StillWaiting order={order} />;
  return (
    <>
      <p role="status" data-look-again={next} data-seconds={EVERY_SECONDS}>
        {words.checking}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`${EVERY_SECONDS};url=${next}`} />
      </noscript>
      <CheckAgain isSaid />
    </>
  );
}
