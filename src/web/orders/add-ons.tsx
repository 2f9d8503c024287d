/** What an order has besides rooms, what of it can be given back, and what can still be added. */
import type { OrderView } from "#contract/order-view.ts";
import { AddOnOffer, type OfferedAddOn, Select } from "#web/orders/add-on-offer.tsx";
import type { Faulty } from "#web/orders/answers.ts";
import type { AddOnsDone } from "#web/orders/change-add-ons.ts";
import { dayIn, momentIn, timeIn } from "#web/orders/moments.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { isRail } from "#web/orders/rail/tickets-of.ts";
import { type Site, useSite } from "#web/site.ts";

type Item = OrderView["attachment_list"][number];
export type Changing = { offers: OfferedAddOn[]; key: string; done: AddOnsDone | null };
type AddOnsProps = { order: OrderView; changing?: Changing | undefined; answer?: Faulty | undefined };

export function AddOns({ order, changing, answer }: AddOnsProps) {
  const { orderWords } = useSite();
  const words = orderWords.add_on;
  const extras = order.attachment_list.filter(({ item_type }) => !isRail(item_type));
  const items = extras.filter(isInForce);
  // With their order, or before it.
  const left = [
    ...extras.filter((item) => !isInForce(item)),
    ...order.left_attachment_list.filter(({ item_type }) => !isRail(item_type)),
  ];
  const offers = changing?.offers ?? [];
  if (items.length + left.length + offers.length === 0) return null;
  return (
    <section aria-labelledby="add-ons">
      <h2 id="add-ons">{orderWords.add_ons}</h2>
      {changing?.done && !answer ? <Done done={changing.done} items={items} /> : null}
      {items.length + left.length > 0 ? (
        <ul className="booked">
          {items.map((item) => (
            <Booked key={item.attachment_no} item={item} order={order} changing={changing} answer={answer} />
          ))}
          {left.map((item) => (
            <li key={item.attachment_no} className="booked-item" data-left="">
              <s>{orderWords.room_count(item.item_name, item.quantity)}</s>
              <span className="fine">
                {words.state[item.state === "held" || item.state === "sold" ? "given_back" : item.state]}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {changing && offers.length > 0 ? (
        <details className="fold later-extras" open={answer?.typed.intent === "add"}>
          <summary className="more">{words.title}</summary>
          <p className="fine">{words.text}</p>
          <ul>
            {offers.map((item) => (
              <AddOnOffer
                key={item.item_number}
                item={item}
                order_doc={order.order_doc}
                offerKey={changing.key}
                answer={answer?.typed.intent === "add" ? answer : undefined}
              />
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

const isInForce = ({ state }: Item): boolean => state === "sold" || state === "held";

/** What was just done: added and how it is paid, or given back. What waits for its payment says so itself. */
function Done({ done, items }: { done: AddOnsDone; items: readonly Item[] }) {
  const { orderWords, price } = useSite();
  const words = orderWords.add_on.done;
  const last = items.at(-1);
  if (done.is === "added" && (!last || last.expires_timestamp !== null)) return null;
  const added = last?.state === "held" ? words.with_order : last?.total_price === 0 ? words.free : words.paid_later;
  const text = {
    added,
    changed: words.changed,
    refunded: words.refunded(price(done.is === "refunded" ? done.amount : 0)),
  };
  return (
    <p className="notice" role="status">
      {text[done.is]}
    </p>
  );
}

type BookedProps = { item: Item; order: OrderView } & Omit<AddOnsProps, "order">;

function Booked({ item, order, changing, answer }: BookedProps) {
  const site = useSite();
  const { orderWords, price } = site;
  const words = orderWords.add_on;
  return (
    <li className="booked-item">
      <strong>{orderWords.room_count(item.item_name, item.quantity)}</strong>
      <span>{item.total_price === 0 ? words.free : price(item.total_price)}</span>
      <span className="fine">{detailsOf(item, site)}</span>
      {item.expires_timestamp === null ? null : (
        <span className="notice booked-note">{words.waiting(timeIn(item.expires_timestamp, site))}</span>
      )}
      {changing && item.change_until_timestamp !== null ? (
        <GiveBack item={item} until={item.change_until_timestamp} order={order} changing={changing} answer={answer} />
      ) : null}
    </li>
  );
}

/** Its day or days, its time, and what else belongs to it. */
function detailsOf({ extra_info }: Item, site: Site): string {
  const { date, through, time, ...rest } = extra_info;
  const { whole } = site.orderWords.add_on;
  const first = date === undefined ? "" : dayIn(date, site);
  const days = through === undefined ? first : whole(first, dayIn(through, site));
  return [days, time ?? "", ...Object.values(rest)].filter(Boolean).join(" · ");
}

type GiveBackProps = {
  item: Item;
  until: number;
  order: OrderView;
  changing: Changing;
  answer?: Faulty | undefined;
};

function GiveBack({ item, until, order, changing, answer }: GiveBackProps) {
  const site = useSite();
  const words = site.orderWords.add_on;
  const { attachment_no, quantity } = item;
  const typed = answer?.typed.attachment_no === String(attachment_no) ? answer : undefined;
  const id = `quantity-${attachment_no}`;
  return (
    <details className="fold" open={typed !== undefined}>
      <summary className="more">{words.change}</summary>
      <PersonalForm action={`/orders/${order.order_doc}`} className="form-line">
        <input type="hidden" name="intent" value="give_back" />
        <input type="hidden" name="key" value={changing.key} />
        <input type="hidden" name="attachment_no" value={attachment_no} />
        <Select
          name="quantity"
          id={id}
          label={words.left}
          error={typed?.problems.find(({ field }) => field === id)?.text}
        >
          {Array.from({ length: quantity }, (_, count) => (
            <option key={count} value={count}>
              {count === 0 ? words.give_all : count}
            </option>
          ))}
        </Select>
        <button className="button button-quiet" type="submit">
          {words.save}
        </button>
      </PersonalForm>
      <p className="fine">{words.until(momentIn(until, site))}</p>
    </details>
  );
}
