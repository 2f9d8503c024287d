/** What members save: visitors see how much and may join, members take the members' own code by one press. */
import { useState } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { lacksPercent, MEMBER_PROMOTION } from "#rules/money/coupon.ts";
import { membersPay } from "#rules/stock/plans.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { useCheckout } from "#web/booking/checkout.ts";
import { isSameCode } from "#web/booking/codes.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { GoButton } from "./go-button.tsx";
import { JoinDoor } from "./join-door.tsx";

/** Guests know the members' code as an offer, not by its spelling. */
export const codeName = (code: string, words: BookingWords): string =>
  isSameCode(code, MEMBER_PROMOTION) ? words.bill.member_promotion : code;

/** How much less this very booking would cost a member, with its codes: as the server reckons it. */
export function MemberLine() {
  const { data, words, price: money } = useBookingTools();
  const { member, price } = useLive();
  if (member) return <p className="savings-member">{words.savings.as_member}</p>;
  const saving = price?.member_saving ?? 0;
  if (!data.hotel.hasMembers || saving <= 0) return null;
  return (
    <p className="savings-member">
      {words.savings.member_saving(money(saving))} <JoinDoor>{words.plan.join}</JoinDoor>
    </p>
  );
}

/** Only where it takes something off: a rate in the cart must allow codes, at a price that has not all of it yet. */
export function MemberOffer() {
  const { data, words } = useBookingTools();
  const { applyCode } = useCheckout();
  const { member, state, results, isLive } = useLive();
  const [isBusy, setBusy] = useState(false);
  const { memberOffer: percent } = data.hotel;
  const isTaken = state.codes.some((code) => isSameCode(code, MEMBER_PROMOTION));
  const plans = state.cart.flatMap((line) => planOf(results, line) ?? []).filter((plan) => plan.allow_coupon);
  const isOff = plans.some((plan) => lacksPercent(plan.price, membersPay(plan) ?? plan.price, percent));
  if (!member || percent === 0 || isTaken || !isOff) return null;
  const isBeyond = plans.some((plan) => membersPay(plan) !== null);
  const offer = words.savings[isBeyond ? "member_percent_in_all" : "member_percent"](percent);
  const take = async () => {
    setBusy(true);
    await applyCode(MEMBER_PROMOTION);
    setBusy(false);
  };
  return (
    <p className="savings-offer">
      <span>{offer}</span>
      <GoButton
        className="button button-quiet"
        to={isLive ? null : { ...state, codes: [...state.codes, MEMBER_PROMOTION] }}
        onGo={() => void take()}
        aria-busy={isBusy}
        aria-label={`${words.savings.apply}: ${offer}`}
      >
        {words.savings.apply}
      </GoButton>
    </p>
  );
}
