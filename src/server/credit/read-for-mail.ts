/** What the e-mail before points expire says: who is written to, what they have, and what of it expires until then. */
import { and, eq } from "drizzle-orm";
import type { Query } from "#server/database/connect.ts";
import { member } from "#server/database/tables/discounts.ts";
import { listExpiring } from "#server/credit/lot-store.ts";

export async function readMemberForMail(query: Query, hotel_id: number, member_id: string, until: Date) {
  const [found] = await query
    .select({ email: member.email, name: member.name, lang: member.lang, points: member.points })
    .from(member)
    .where(and(eq(member.hotel_id, hotel_id), eq(member.member_id, member_id)));
  return found && { ...found, lots: await listExpiring(query, hotel_id, member_id, until) };
}
