import type { Query } from "#server/database/connect.ts";
import { changeCredit } from "#server/members/credit-store.ts";
import { Raced } from "#server/raced.ts";

export type Credit = {
  order_id: string;
  generation: number;
  member_id: string | null;
  point_used: number;
  stored_value_used: number;
};

export async function spendCredit(query: Query, hotel_id: number, credit: Credit, now: Date): Promise<void> {
  if (credit.member_id === null) return;
  const spent = await changeCredit(query, hotel_id, {
    order_id: credit.order_id,
    generation: credit.generation,
    member_id: credit.member_id,
    points: -credit.point_used,
    stored_values: -credit.stored_value_used,
    kind: "spend",
    now,
  });
  if (!spent) throw new Raced("POINTS_NOT_ENOUGH");
}

export async function giveCreditBack(query: Query, hotel_id: number, credit: Credit, now: Date): Promise<void> {
  if (credit.member_id === null) return;
  const given = await changeCredit(query, hotel_id, {
    order_id: credit.order_id,
    generation: credit.generation,
    member_id: credit.member_id,
    points: credit.point_used,
    stored_values: credit.stored_value_used,
    kind: "give_back",
    now,
  });
  if (!given) throw new Error(`Order ${credit.order_id}: its credit could not be given back.`);
}
