/** Erases the person behind an order: the personal data, the stored answers, and the events that wait for delivery. */
import { emailKey, phoneKey } from "#rules/guests/contact.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { endDeliveries } from "#server/events/end-deliveries.ts";

export type Guest = { order_doc: string } | { email: string } | { phone: string };

const FIND: Statement = {
  name: "orders_of_guest",
  text: `select order_id from order_guest join "order" using (hotel_id, order_id)
    where hotel_id = $1 and (order_doc = $2 or email_key = $3 or phone_key = $4) order by order_id`,
};

export async function findOrdersOfGuest(query: Query, hotel_id: number, guest: Guest): Promise<string[]> {
  const order_doc = "order_doc" in guest ? guest.order_doc : null;
  const email_key = "email" in guest ? emailKey(guest.email) : null;
  const phone_key = "phone" in guest ? phoneKey(guest.phone) : null;
  const found = await query.run<{ order_id: string }>(FIND, [hotel_id, order_doc, email_key, phone_key]);
  return found.map(({ order_id }) => order_id);
}

/** Keys that no contact can have: the order can't be opened by contact any more. */
const FORGET: Statement = {
  name: "forget_booker",
  text: `update order_guest set booker_first_name = '', booker_last_name = '', booker_name = '', booker_phone = '',
      booker_email = '', email_key = 'erased:' || order_id, phone_key = 'erased:' || order_id, memo = '', cancel_reason = '',
      residence_country = '', arrival_time = '',
      company_reg_number = case when $3 then company_reg_number else '' end,
      company_name = case when $3 then company_name else '' end,
      occupants = (select coalesce(jsonb_agg(
        jsonb_build_object('occupant_name', '', 'occupant_phone', '', 'occupant_email', '', 'memo', '')), '[]')
        from jsonb_array_elements(occupants))
    where hotel_id = $1 and order_id = $2`,
};

/** Who slept in which room, with the ages of children. What they cost stays: it is part of the price. */
const FORGET_PARTIES: Statement = {
  name: "forget_parties",
  text: `update order_line set guests = null where hotel_id = $1 and order_id = $2 and guests is not null`,
};

/** A request sent again is refused: its answer is gone, and it must not become a new order. */
const FORGET_ANSWERS: Statement = {
  name: "forget_answers",
  text: `update idempotency set request_hash = 'erased',
      answer = case scope when 'placeOrder' then jsonb_build_object('order_doc', answer -> 'order_doc') else '{}' end
    where hotel_id = $1 and order_id = $2`,
};

/** The caller has locked the order. `keeps_buyer`: the company of its invoice stays. */
export async function forgetBooker(
  query: Query,
  hotel_id: number,
  order_id: string,
  { keeps_buyer }: { keeps_buyer: boolean },
): Promise<void> {
  await query.run(FORGET, [hotel_id, order_id, keeps_buyer]);
  await query.run(FORGET_PARTIES, [hotel_id, order_id]);
  await query.run(FORGET_ANSWERS, [hotel_id, order_id]);
  await endDeliveries(query, hotel_id, order_id);
}
