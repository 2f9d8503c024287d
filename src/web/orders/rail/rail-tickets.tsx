/** An order's train tickets: their code, trains and state, and what can still be done about them. */
import type { OrderView } from "#contract/order-view.ts";
import { changesUntil } from "#rules/rail/rail-package.ts";
import type { Faulty } from "#web/orders/answers.ts";
import { dayIn, momentIn, timeIn } from "#web/orders/moments.ts";
import { PersonalForm } from "#web/orders/personal-page.tsx";
import { type Tickets, ticketsOf } from "#web/orders/rail/tickets-of.ts";
import { peopleText, Rides } from "#web/rail/rides.tsx";
import { useSite } from "#web/site.ts";
import { Copyable } from "#web/ui/copyable.tsx";

type RailTicketsProps = {
  order: OrderView;
  /** On the page where the order can be changed. */
  changing?: { key: string; addsRail?: boolean } | undefined;
  answer?: Faulty | undefined;
};

export function RailTickets({ order, changing, answer }: RailTicketsProps) {
  const { wordSets, href } = useSite();
  const tickets = ticketsOf(order);
  const words = wordSets.trains.order;
  const mayAdd = changing?.addsRail === true;
  if (tickets.length === 0 && !mayAdd) return null;
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets">{words.title}</h2>
      {tickets.map((each) => (
        <Ticket key={each.booking_number} tickets={each} order={order} changing={changing} answer={answer} />
      ))}
      {mayAdd ? (
        <p className="rail-add">
          <span className="fine">{words.add_text}</span>
          <a className="button button-quiet" href={href(`/orders/${order.order_doc}/trains`)}>
            {words.add}
          </a>
        </p>
      ) : null}
    </section>
  );
}

type TicketProps = { tickets: Tickets } & RailTicketsProps;

function Ticket({ tickets, order, changing, answer }: TicketProps) {
  const site = useSite();
  const { lang, wordSets, price, orderWords } = site;
  const words = wordSets.trains.order;
  const names = wordSets.booking.rail;
  const { state, pnr, rides, people, message } = tickets;
  const isOver = state === "failed" || state === "refunded" || state === "expired";
  return (
    <article className="ticket" data-over={isOver} data-rail-state={state}>
      <div className="ticket-head">
        <p className="ticket-code">
          <span>{words.pnr}</span>
          {pnr !== null && !isOver ? (
            <strong>
              <Copyable text={pnr} label={words.pnr} words={orderWords} />
            </strong>
          ) : (
            <span>{isOver ? "—" : words.no_pnr}</span>
          )}
        </p>
        <p className="ticket-state">{words.state[state]}</p>
      </div>
      <Rides rides={rides} words={names} lang={lang} day={(day) => dayIn(day, site)} />
      <p className="rail-chosen">
        <span>{peopleText(people, names)}</span>
        <span>{price(tickets.price)}</span>
      </p>
      {message === null ? null : <p className="rail-note">{message}</p>}
      {tickets.expires === null ? null : (
        <p className="rail-note">{orderWords.add_on.waiting(timeIn(tickets.expires, site))}</p>
      )}
      <Money tickets={tickets} />
      {state === "booked" ? <p className="fine">{words.pick_up}</p> : null}
      {changing ? <Actions tickets={tickets} order={order} changing={changing} answer={answer} /> : null}
    </article>
  );
}

/** What becomes of the money for tickets that are not there any more. */
function Money({ tickets }: { tickets: Tickets }) {
  const { wordSets, price } = useSite();
  const words = wordSets.trains.order;
  const { state, fee, pnr } = tickets;
  if (state === "failed") return <p>{words.money_back(price(tickets.price))}</p>;
  // Without a code they were given up before they were paid.
  if (state !== "refunded" || pnr === null) return null;
  return <p>{words.money_back_less(price(Math.max(0, tickets.price - fee)), price(fee))}</p>;
}

function Actions({ tickets, order, changing, answer }: TicketProps) {
  const site = useSite();
  const { wordSets, price, href } = site;
  const words = wordSets.trains.order;
  const { state, booking_number, rides, fee } = tickets;
  const until = changesUntil(rides);
  const isOpen = answer?.typed.booking_number === booking_number;
  if (state === "booking" || state === "changing" || state === "refunding")
    return <One tickets={tickets} order={order} changing={changing} intent="rail_refresh" label={words.refresh} />;
  if (state === "reserved") {
    return (
      <details className="fold" open={isOpen}>
        <summary className="more">{words.give_up}</summary>
        <p>{words.give_up_text}</p>
        <One tickets={tickets} order={order} changing={changing} intent="rail_give_up" label={words.give_up} />
      </details>
    );
  }
  if (state !== "booked" || order.display_status !== "confirmed" || until.getTime() <= new Date(site.now).getTime())
    return null;
  return (
    <>
      <p>
        <a className="button button-quiet" href={href(`/orders/${order.order_doc}/trains/${booking_number}`)}>
          {words.change}
        </a>
      </p>
      <details className="fold" open={isOpen}>
        <summary className="more">{words.give_back}</summary>
        <p>{words.give_back_text(price(fee), price(Math.max(0, tickets.price - fee)))}</p>
        <One tickets={tickets} order={order} changing={changing} intent="rail_give_back" label={words.give_back_go} />
      </details>
      <p className="fine">{words.until(momentIn(Math.floor(until.getTime() / 1000), site))}</p>
    </>
  );
}

type OneProps = Omit<TicketProps, "answer"> & { intent: string; label: string };

function One({ tickets, order, changing, intent, label }: OneProps) {
  return (
    <PersonalForm action={`/orders/${order.order_doc}`}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="booking_number" value={tickets.booking_number} />
      <input type="hidden" name="key" value={changing?.key ?? ""} />
      <button className="button button-quiet" type="submit">
        {label}
      </button>
    </PersonalForm>
  );
}
