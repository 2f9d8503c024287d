/** The forms of an order's tickets: given back, given up, or looked at again. One call each. */
import { redirect } from "react-router";
import { bookTrain, refundRail, refundReservedRail } from "#contract/rail.ts";
import type { PageVisit } from "#web/context.ts";
import { faulty, refusalOf } from "#web/orders/answers.ts";
import { openOrder } from "#web/orders/open-order.ts";
import { ticketsOf } from "#web/orders/rail/tickets-of.ts";

const INTENTS: ReadonlySet<string> = new Set(["rail_refresh", "rail_give_up", "rail_give_back"]);

export const isRailIntent = (intent: string): boolean => INTENTS.has(intent);

export async function returnRail(visit: PageVisit, order_doc: string, form: Record<string, string>) {
  const { api, domain } = visit;
  const { intent = "", booking_number = "", key = "" } = form;
  const order = await openOrder(visit, order_doc);
  const tickets = ticketsOf(order).find((each) => each.booking_number === booking_number);
  const done = redirect(`${visit.path}#tickets`, 303);
  if (!tickets) return done;
  const body = { domain, booking_number, booker_email: order.booker_email };
  const once = { idempotencyKey: `${key}-${intent}` };
  try {
    if (intent === "rail_refresh") await api(bookTrain, { body: { ...body, order_doc } });
    if (intent === "rail_give_up") await api(refundRail, { body }, once);
    if (intent === "rail_give_back" && tickets.pnr !== null)
      await api(refundReservedRail, { body: { ...body, pnr: tickets.pnr } }, once);
    return done;
  } catch (error) {
    const { code, message } = refusalOf(error);
    // The railway has not answered yet: the tickets' state says so, and is asked for again by itself.
    if (code === "RAIL_BUSY" || intent === "rail_refresh") return done;
    return faulty([{ text: message }], form);
  }
}
