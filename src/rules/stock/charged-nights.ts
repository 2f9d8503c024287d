/** A stay night by night: what is behind the price of one room. */
import { sumOnWire } from "#rules/money/money.ts";
import { chargedPrice, type Priced } from "#rules/stock/plans.ts";

/** `member_price`: null where members pay what everyone pays that night. */
export type StayNight = { date: string; price: number; member_price: number | null };

type Totals = Pick<Priced, "price" | "member_price">;

const memberPays = ({ price, member_price }: StayNight): number => member_price ?? price;

/** Whether these nights are what the totals are made of: a list that does not add up is not shown. */
export function addsUp({ price, member_price }: Totals, nights: readonly StayNight[]): boolean {
  const isPrice = nights.length > 0 && sumOnWire(nights.map((night) => night.price)) === price;
  return isPrice && (member_price === null || sumOnWire(nights.map(memberPays)) === member_price);
}

/** Each night as this guest is charged; null where the nights are not known, or are those of another price. */
export function chargedNights(
  plan: Priced & { nights?: readonly StayNight[] | undefined },
  isMember: boolean,
): { date: string; price: number }[] | null {
  const { nights = [] } = plan;
  if (!addsUp(plan, nights)) return null;
  const isMemberPrice = isMember && plan.allow_member_price && plan.member_price !== null;
  const charged = nights.map((night) => ({ date: night.date, price: isMemberPrice ? memberPays(night) : night.price }));
  return sumOnWire(charged.map(({ price }) => price)) === chargedPrice(plan, isMember) ? charged : null;
}
