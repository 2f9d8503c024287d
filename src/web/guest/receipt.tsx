/** /redirect/receipt/{order_doc}: the outcome, right after booking or on return from the vendor. */
import type { OrderView } from "#contract/order-view.ts";
import { outcomeOf } from "#rules/orders/outcome.ts";
import { visitOf } from "#web/context.ts";
import { Bought } from "#web/orders/bought.tsx";
import { hasConfirmation, openOrder } from "#web/orders/open-order.ts";
import { OrderBody } from "#web/orders/order-body.tsx";
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
  const { orderWords: words, search, href, path, price, hotel } = useSite();
  const query = new URLSearchParams(search);
  const looks = Number(query.get("n")) || 0;
  query.set("n", String(looks + 1));
  const next = `${href(path).split("?")[0]}?${query}`;
  if (looks >= MOST_LOOKS) {
    return (
      <>
        <p>{words.not_finished}</p>
        <a className="button" href={href(path)}>
          {words.check_again}
        </a>
        {order.payment_available ? (
          <a className="button button-quiet" href={href(`/pay/${hotel.hotel_id}/${order.order_doc}`)}>
            {words.pay_again(price(order.due_amount))}
          </a>
        ) : null}
      </>
    );
  }
  return (
    <>
      <p role="status" data-look-again={next} data-seconds={EVERY_SECONDS}>
        {words.checking}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`${EVERY_SECONDS};url=${next}`} />
      </noscript>
    </>
  );
}
