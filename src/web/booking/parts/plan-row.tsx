/** One rate plan: what it includes, until when it can be cancelled, its price, and how many to book. */
import { memo, useId } from "react";
import { type BookingState, withCount } from "#rules/booking/booking-state.ts";
import { feePercent, freeNow } from "#rules/orders/cancellation.ts";
import { roundOnWire } from "#rules/money/money.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import { namesMeals } from "#rules/stock/named-meals.ts";
import { chargedPrice, MEALS, membersPay, struckPrice } from "#rules/stock/plans.ts";
import { type BookingTools, useBookingTools } from "#web/booking/booking-context.ts";
import type { BookingRoom, Plan } from "#web/booking/booking-data.ts";
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
  /** The search is for more than one room: the price shown is for one. */
  isOneOfMany: boolean;
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
      <div className="rate-buy">
        <PlanPrice {...props} />
        <NightPrices
          plan={plan}
          isMember={isMember}
          room={room.room_class_name}
          isOneOfMany={props.isOneOfMany}
          isAverage
        />
        <PlanGuests {...props} />
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
        {isMember ? null : <MemberOffer plan={plan} />}
      </div>
      <meta itemProp="identifier" content={key} />
      <link itemProp="availability" href="https://schema.org/InStock" />
      <span itemProp="priceSpecification" itemScope itemType="https://schema.org/PriceSpecification">
        <meta itemProp="price" content={String(chargedPrice(plan, isMember))} />
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
function MemberOffer({ plan }: Pick<PlanRowProps, "plan">) {
  const { words, price, data } = useBookingTools();
  const amount = membersPay(plan);
  if (amount === null || !data.hotel.hasMembers) return null;
  return (
    <p className="rate-join">
      {words.plan.member(price(amount))} · <JoinDoor>{words.plan.join}</JoinDoor>
    </p>
  );
}

/** What guests beyond the beds cost, line by line, and what the room costs with them. */
function PlanGuests({ plan, isMember, isOneOfMany }: PlanRowProps) {
  const { words, price } = useBookingTools();
  const { guest_charges = [], guest_amount = 0 } = plan;
  if (guest_charges.length === 0) return null;
  return (
    <div className="rate-guests">
      <ul aria-label={words.families.more}>
        {guest_charges.map(({ label, quantity, amount }) => (
          <li key={label}>
            <span>{words.families.line(label, quantity)}</span>
            <span>{amount === 0 ? words.families.free : price(amount)}</span>
          </li>
        ))}
      </ul>
      {isOneOfMany || guest_amount === 0 ? null : (
        <p>{words.families.with_guests(price(roundOnWire(chargedPrice(plan, isMember) + guest_amount)))}</p>
      )}
    </div>
  );
}

function PlanPrice({ plan, start, end, isMember, isOneOfMany }: PlanRowProps) {
  const { words, price } = useBookingTools();
  const nights = nightsBetween(start, end);
  const charged = chargedPrice(plan, isMember);
  const struck = struckPrice(plan, isMember);
  return (
    <p className="rate-price">
      <small>{isOneOfMany ? words.plan.total_each(nights) : words.plan.total(nights)}</small>
      {struck !== null ? (
        <>
          <span className="hidden">{words.plan.was}</span> <s>{price(struck)}</s>{" "}
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
