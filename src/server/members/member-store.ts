/** The SQL of what a lodging knows of its members as people; their credit is in credit-store.ts. */
import type { Language } from "#rules/text/language.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type MemberRow = {
  member_id: string;
  email: string;
  name: string;
  phone: string;
  lang: Language;
  wants_news: boolean;
  points: number;
  stored_values: number;
  joined_at: Date;
};

const FIND: Statement = {
  name: "find_member",
  text: `select member_id, email, name, phone, lang, wants_news, points, stored_values, joined_at
    from member where hotel_id = $1 and member_id = $2`,
};
const SAVE: Statement = {
  name: "save_member",
  text: `update member set name = $3, phone = $4, lang = $5, wants_news = $6 where hotel_id = $1 and member_id = $2 returning 1`,
};
const EARLIER = `guest.hotel_id = $1 and guest.email_key = $2 and "order".hotel_id = $1
  and "order".order_id = guest.order_id and "order".member_id is null`;
const COUNT_EARLIER: Statement = {
  name: "count_earlier_orders",
  text: `select count(*)::int as found from "order", order_guest guest where ${EARLIER}`,
};
const ADD_EARLIER: Statement = {
  name: "add_earlier_orders",
  text: `update "order" set member_id = $3 from order_guest guest where ${EARLIER} returning 1`,
};
const UNLINK_ORDERS: Statement = {
  name: "unlink_orders_of_member",
  text: `update "order" set member_id = null where hotel_id = $1 and member_id = $2`,
};
const FORGET: Statement = {
  name: "forget_member",
  text: `update member set email = '', name = '', phone = '', wants_news = false where hotel_id = $1 and member_id = $2`,
};
const ORDERS_OF: Statement = {
  name: "orders_of_member",
  text: `select order_id, order_doc from "order" join order_guest using (hotel_id, order_id)
    where hotel_id = $1 and (member_id = $2 or email_key = $3) order by order_id`,
};
const CREDIT: Statement = {
  name: "export_member_credit",
  text: `select to_json(at) #>> '{}' as at, kind, credit, delta, order_doc from credit_ledger left join "order" using (hotel_id, order_id)
    where hotel_id = $1 and credit_ledger.member_id = $2 order by at, credit_id`,
};
const SESSIONS: Statement = {
  name: "export_member_sessions",
  text: `select to_json(created_at) #>> '{}' as opened_at from member_session where hotel_id = $1 and member_id = $2 order by created_at`,
};

export async function findMember(query: Query, hotel_id: number, member_id: string): Promise<MemberRow | undefined> {
  const [found] = await query.run<MemberRow>(FIND, [hotel_id, member_id]);
  return found;
}

type Profile = Pick<MemberRow, "name" | "phone" | "lang" | "wants_news">;

export async function updateMember(
  query: Query,
  hotel_id: number,
  member_id: string,
  { name, phone, lang, wants_news }: Profile,
): Promise<boolean> {
  return (await query.run(SAVE, [hotel_id, member_id, name, phone, lang, wants_news])).length === 1;
}

export async function countEarlierOrders(query: Query, hotel_id: number, email_key: string): Promise<number> {
  const [counted] = await query.run<{ found: number }>(COUNT_EARLIER, [hotel_id, email_key]);
  return counted!.found;
}

export async function linkEarlierOrders(
  query: Query,
  hotel_id: number,
  email_key: string,
  member_id: string,
): Promise<number> {
  return (await query.run(ADD_EARLIER, [hotel_id, email_key, member_id])).length;
}

/** The rows stay, because the ledgers of orders and credit name them; nobody is behind them any more. */
export async function forgetMember(query: Query, hotel_id: number, member_id: string): Promise<void> {
  await query.run(UNLINK_ORDERS, [hotel_id, member_id]);
  await query.run(FORGET, [hotel_id, member_id]);
}

/** Their own, and those of the same address. */
export const listOrdersOf = (query: Query, hotel_id: number, member_id: string, email_key: string) =>
  query.run<{ order_id: string; order_doc: string }>(ORDERS_OF, [hotel_id, member_id, email_key]);

export type CreditEntry = { at: string; kind: string; credit: string; delta: number; order_doc: string | null };

export const listCredit = (query: Query, hotel_id: number, member_id: string) =>
  query.run<CreditEntry>(CREDIT, [hotel_id, member_id]);

export const listSessions = (query: Query, hotel_id: number, member_id: string) =>
  query.run<{ opened_at: string }>(SESSIONS, [hotel_id, member_id]);
