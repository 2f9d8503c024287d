/** Whoever signs in at a lodging's site joins it: the lodging gets a row of its own, with what the account says of the person. */
import type { Language } from "#rules/text/language.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type Joining = {
  account_id: string;
  /** Proved, in lower case. */
  email: string;
  name: string;
  phone: string;
  lang: Language;
  wants_news?: boolean;
};

/** Who comes again keeps what the lodging knows; only an address that has changed is followed. */
const JOIN: Statement = {
  name: "join_lodging",
  text: `insert into member as known (hotel_id, member_id, email, name, phone, lang, wants_news, joined_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (hotel_id, member_id) do update set email = excluded.email,
      wants_news = known.wants_news or excluded.wants_news
    returning xmax = 0 as is_new`,
};

/** True: was no member before. */
export async function joinLodging(query: Query, hotel_id: number, joining: Joining, now: Date): Promise<boolean> {
  const { account_id, email, name, phone, lang, wants_news = false } = joining;
  const values = [hotel_id, account_id, email, name, phone, lang, wants_news, now];
  const [joined] = await query.run<{ is_new: boolean }>(JOIN, values);
  return joined!.is_new;
}
