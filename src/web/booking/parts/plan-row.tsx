/** One rate plan: what it includes, until when it can be cancelled, its price, and how many to book. */
import { memo, useId } from "react";
import { type BookingState, withCount } from "#rules/booking/booking-state.ts";
import { feePercent, freeNow } from "#rules/orders/cancellation.ts";
import { roundOnWire } from "#rules/money/money.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import { namesMeals } from "#rules/stock/named-meals.ts";
import { MEALS, membersPay, struckPrice } from "#rules/stock/plans.ts";
import { type BookingTools, useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingRoom, Plan } from "#web/booking/booking-data.ts";
import { besidesOf, isOfOneRoom, partyPrice } from "#web/booking/guests/party-price.ts";
import { OnRequest, PlanGuests } from "#web/booking/guests/plan-guests.tsx";
import { About } from "./about.tsx";
import { ContinueHere } from "./continue.tsx";
import { CountButtons } from "./count-buttons.tsx";
import { GoButton } from "./go-button.tsx";
import { JoinDoor } from "./join-door.tsx";
import { hasNights, NightPrices } from "./night-prices.tsx";

/** "2 left" is shown only at or below this number. */
const FEW = 3;

export type Exclusion = "rooms" | "house" | null;

export type PlanRowProps = {
  room: BookingRoom;
  plan: Plan;
  start: string;
  end: string;
  num: number;
  /** The most that can be chosen: what other plans of this room leave over. */
  most: number;
  /** What in the cart excludes this plan. */
  excluded: Exclusion;
  isMember: boolean;
  /** How many rooms the search is for. */
  rooms: number;
  /** How many rooms a press chooses, as far as there are so many. */
  rest: number;
  /** The state that the buttons' forms start from before the script has loaded. */
  from: BookingState | null;
};

export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { room, plan, num, most, excluded, isMember, rest, from } = props;
  const tools = useBookingTools();
  const { words, setCount, data } = tools;
  const which = { room_class_id: room.room_class_id, rate_plan_id: plan.rate_plan_id };
  const name = plan.rate_plan_code_name;
  const withNum = from ? (count: number) => ({ ...from, cart: withCount(from.cart, which, count) }) : null;
  const add = Math.max(1, Math.min(rest, most));
  const isShut = excluded !== null || (num === 0 && most < 1);
  const reason =
    excluded === "rooms" ? words.plan.remove_rooms_first : excluded === "house" ? words.plan.remove_house_first : "";
  const key = `${room.room_class_id}-${plan.rate_plan_id}`;
  // The plan may be on the page twice: in the results and on the room's sheet.
  const why = useId();
  return (
    <li
      className="rate"
      data-chosen={num > 0}
      data-plan={key}
      itemProp="makesOffer"
      itemScope
      itemType="https://schema.org/Offer"
    >
      <div className="rate-words">
        <h4 itemProp="name" lang={plan.fallback_lang.rate_plan_code_name}>
          {name}
        </h4>
        <Promo plan={plan} />
        <Terms {...props} />
        {plan.rate_plan_code_introduction ? (
          <details className="rate-more">
            <summary>{words.plan.contains}</summary>
            <p lang={plan.fallback_lang.rate_plan_code_introduction}>{plan.rate_plan_code_introduction}</p>
            {plan.product.length > 0 ? (
              <ul>
                {plan.product.map((piece) => (
                  <li key={piece.name}>{words.plan.piece(piece.name, piece.num, piece.unit)}</li>
                ))}
              </ul>
            ) : null}
          </details>
        ) : null}
      </div>
      <div className="rate-buy" data-each={isOfOneRoom(plan, props.rooms)}>
        <PlanPrice {...props} />
        <NightPrices
          plan={plan}
          isMember={isMember}
          room={room.room_class_name}
          isOneOfMany={isOfOneRoom(plan, props.rooms)}
          besides={besidesOf(plan, props.rooms)}
          isAverage
        />
        <PlanGuests plan={plan} isMember={isMember} rooms={props.rooms} />
        {num > 0 ? (
          <CountButtons
            label={words.plan.count_of(room.room_class_name, name)}
            words={words.plan}
            num={num}
            most={most}
            withNum={withNum}
            onCount={(count) => setCount(which.room_class_id, which.rate_plan_id, count)}
          />
        ) : null}
        {num > 0 ? (
          <ContinueHere />
        ) : (
          <GoButton
            className="button"
            to={isShut ? null : (withNum?.(add) ?? null)}
            onGo={() => setCount(which.room_class_id, which.rate_plan_id, add)}
            aria-label={
              add > 1
                ? words.capacity.choose_named(add, room.room_class_name, name)
                : words.plan.add_named(room.room_class_name, name)
            }
            aria-disabled={isShut}
            aria-describedby={reason === "" ? undefined : why}
            data-add={key}
          >
            {add > 1 ? words.capacity.choose(add) : words.plan.add}
          </GoButton>
        )}
        {reason === "" ? null : (
          <p className="rate-why" id={why}>
            {reason}
          </p>
        )}
        {plan.guests_lack === "on_request" ? <OnRequest /> : null}
        {isMember ? null : <MemberOffer {...props} />}
      </div>
      <meta itemProp="identifier" content={key} />
      <link itemProp="availability" href="https://schema.org/InStock" />
      <span itemProp="priceSpecification" itemScope itemType="https://schema.org/PriceSpecification">
        <meta itemProp="price" content={String(partyPrice(plan, isMember, props.rooms))} />
        <meta itemProp="priceCurrency" content={data.hotel.currency} />
        <meta itemProp="valueAddedTaxIncluded" content="true" />
      </span>
    </li>
  );
});

/** "Members only" is said only where one can be a member. */
function Promo({ plan: { promo_type } }: Pick<PlanRowProps, "plan">) {
  const { words, data } = useBookingTools();
  if (promo_type === "none" || (promo_type === "member" && !data.hotel.hasMembers)) return null;
  return <p className="rate-promo">{words.plan.promo[promo_type]}</p>;
}

function Terms({ plan, start }: PlanRowProps) {
  const tools = useBookingTools();
  const { words } = tools;
  const { deposit_percent } = tools.data.hotel;
  const ways = new Set(tools.data.ways.map(({ kind }) => kind));
  const pays = [
    ...(ways.has("online") ? [words.plan.pay_now] : []),
    ...(isPayOptionOffered("part", tools.data.hotel) && (ways.has("online") || ways.has("remittance"))
      ? [words.plan.pay_deposit(deposit_percent)]
      : []),
    ...(ways.has("arrival") ? [words.plan.pay_on_arrival] : []),
    ...(ways.has("remittance") && !ways.has("online") ? [words.plan.pay_remittance] : []),
  ];
  const { text, isFree } = cancelWords(tools, plan, start);
  return (
    <ul className="rate-terms">
      {namesMeals(plan.rate_plan_code_name, plan.contain_meals) ? null : (
        <li data-good={plan.contain_meals.length > 0}>{mealWords(tools, plan)}</li>
      )}
      <li data-good={isFree} suppressHydrationWarning>
        {text}
      </li>
      {pays.length > 0 ? <li>{pays.join(" · ")}</li> : null}
      {plan.support_entire_rent ? <li>{words.plan.whole_house}</li> : null}
    </ul>
  );
}

export function mealWords({ words }: BookingTools, { contain_meals }: Pick<Plan, "contain_meals">): string {
  const key = MEALS.filter((meal) => contain_meals.includes(meal)).join("_") || "none";
  return words.plan.meals[key as keyof typeof words.plan.meals];
}

/** The last day of free cancellation while it is free, else the present cancellation fee. */
function cancelWords({ words, day, data }: BookingTools, { refund_steps }: Plan, start: string) {
  const free = freeNow(start, refund_steps, data.today);
  if (free?.through === null) return { text: words.plan.free_always, isFree: true };
  if (free) return { text: words.plan.free_through(day(free.through, "named"), data.zone), isFree: true };
  const percent = feePercent(start, refund_steps, data.today);
  return { text: percent >= 100 ? words.plan.no_refund : words.plan.fee_now(percent), isFree: false };
}

/** What a visitor would pay as a member, and the way to become one. */
function MemberOffer({ plan, rooms }: PlanRowProps) {
  const { words, price, data } = useBookingTools();
  const amount = membersPay(plan);
  if (amount === null || !data.hotel.hasMembers) return null;
  return (
    <p className="rate-join">
      {words.plan.member(price(roundOnWire(amount + besidesOf(plan, rooms))))} · <JoinDoor>{words.plan.join}</JoinDoor>
    </p>
  );
}

function PlanPrice({ plan, start, end, isMember, rooms }: PlanRowProps) {
  const { words, price } = useBookingTools();
  const nights = nightsBetween(start, end);
  const charged = partyPrice(plan, isMember, rooms);
  const struck = struckPrice(plan, isMember);
  return (
    <p className="rate-price">
      <small>{isOfOneRoom(plan, rooms) ? words.plan.total_each(nights) : words.plan.total(nights)}</small>
      {struck !== null ? (
        <>
          <span className="hidden">{words.plan.was}</span> <s>{price(roundOnWire(struck + besidesOf(plan, rooms)))}</s>{" "}
          <span className="hidden">{words.plan.now}</span>
        </>
      ) : null}
      <strong>{price(charged)}</strong>
      <About amount={charged} />
      {nights > 1 && !hasNights(plan, isMember) ? (
        <small>{words.plan.average(price(charged / nights), nights)}</small>
      ) : null}
      {plan.inventory <= FEW && !plan.support_entire_rent ? (
        <em className="rate-left">{words.plan.left(plan.inventory)}</em>
      ) : null}
      {struck !== null ? <em className="rate-member">{words.plan.member_price}</em> : null}
    </p>
  );
}
