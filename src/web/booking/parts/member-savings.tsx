/** What members save: visitors see how much and may join, members take the members' own code by one press. */
import { useState } from "react";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { MEMBER_PROMOTION } from "#rules/money/coupon.ts";
import { sumOnWire } from "#rules/money/money.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { isSameCode } from "#web/booking/codes.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { GoButton } from "./go-button.tsx";
import { JoinDoor } from "./join-door.tsx";

/** Guests know the members' code as an offer, not by its spelling. */
export const codeName = (code: string, words: BookingWords): string =>
  isSameCode(code, MEMBER_PROMOTION) ? words.bill.member_promotion : code;

/** How much less this cart would cost a member, exactly. */
export function MemberLine() {
  const { data, words, price: money } = useBookingTools();
  const live = useLive();
  if (live.member) return <p className="savings-member">{words.savings.as_member}</p>;
  const saving = sumOnWire(
    live.state.cart.map((line) => {
      const plan = planOf(live.results, line);
      if (!plan?.allow_member_price || plan.member_price === null) return 0;
      return (plan.price - plan.member_price) * line.num;
    }),
  );
  if (!data.hotel.hasMembers || saving <= 0) return null;
  return (
    <p className="savings-member">
      {words.savings.member_saving(money(saving))} <JoinDoor>{words.plan.join}</JoinDoor>
    </p>
  );
}

/** Only where it takes something off: a rate in the cart must allow codes. */
export function MemberOffer() {
  const { data, words, applyCode } = useBookingTools();
  const { member, state, results, isLive } = useLive();
  const [isBusy, setBusy] = useState(false);
  const { memberOffer: percent } = data.hotel;
  const isTaken = state.codes.some((code) => isSameCode(code, MEMBER_PROMOTION));
  const isAllowed = state.cart.some((line) => planOf(results, line)?.allow_coupon);
  if (!member || percent === 0 || isTaken || !isAllowed) return null;
  const take = async () => {
    setBusy(true);
    await applyCode(MEMBER_PROMOTION);
    setBusy(false);
  };
  return (
    <p className="savings-offer">
      <span>{words.savings.member_percent(percent)}</span>
      <GoButton
        className="button button-quiet"
        to={isLive ? null : { ...state, codes: [...state.codes, MEMBER_PROMOTION] }}
        onGo={() => void take()}
        aria-busy={isBusy}
        aria-label={`${words.savings.apply}: ${words.savings.member_percent(percent)}`}
      >
        {words.savings.apply}
      </GoButton>
    </p>
  );
}
