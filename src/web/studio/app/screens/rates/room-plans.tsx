/** A room with its plans: each a line with its usual prices, which opens to all that can be set. */
import { useId, useState } from "react";
import type { RatesWords } from "#languages/zh-TW/studio/rates.ts";
import { toMajor, unitOf } from "#rules/money/money.ts";
import { scaleRules } from "#rules/rates/scale-rules.ts";
import { usualPrices } from "#rules/rates/usual-prices.ts";
import { Thumbnail } from "../../draft/thumbnail.tsx";
import { useShown } from "../../parts/shown.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useLodging, useScreenWords } from "../../studio-data.ts";
import { PlanPanel, type PlanPanelProps } from "./plan-panel.tsx";
import type { RatesAnswer, RatesProps, Rules } from "./rates.tsx";
import type { RoomGroup } from "./room-groups.ts";
import "./room-plans.css";

type Plan = RatesAnswer["plans"][number];
type Acts = { edit: (plan: Plan) => void; derive: (plan: Plan) => void };

/** `from`: the number of its first line among those of all groups. */
export function RoomPlans({
  group,
  from,
  edit,
  derive,
  ...props
}: RatesProps & Acts & { group: RoomGroup; from: number }) {
  const words = useScreenWords<RatesWords>();
  const { site } = useLodging();
  const { kind, room, plans } = group;
  const title = useId();
  const name = kind === "room" ? room!.name : kind === "whole" ? words.group_whole : words.group_none;
  const picture = room?.photo ? (
    <Thumbnail src={room.photo} origin={new URL(site).origin} />
  ) : (
    <StudioIcon name={kind === "whole" ? "home" : "bed"} />
  );
  return (
    <section className="panel room-plans" aria-labelledby={title}>
      <header className="room-plans-head">
        <span className="room-plans-photo">{picture}</span>
        <h3 id={title}>{name}</h3>
        <small>{plans.length === 0 ? words.group_empty : words.group_plans(plans.length)}</small>
      </header>
      <ul>
        {plans.map(({ plan, room: priced }, at) => (
          <li key={plan.rate_plan_id} data-row={from + at}>
            <PlanLine {...props} plan={plan} room={priced} edit={() => edit(plan)} derive={() => derive(plan)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function pricesOf(rules: Rules, plan: Plan, room: NonNullable<PlanPanelProps["room"]>, currency: string) {
  const { weekday, weekend } = usualPrices(scaleRules(rules, unitOf(currency)), {
    rate_plan_id: plan.rate_plan_id,
    room_class_id: room.room_class_id,
    people: room.people,
    allows_member_price: plan.allow_member_price,
  });
  const inCurrency = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
  return { weekday: inCurrency(weekday), weekend: inCurrency(weekend) };
}

function PlanLine(props: PlanPanelProps) {
  const { plan, room, rates, rules, mayChange } = props;
  const words = useScreenWords<RatesWords>();
  const { currency } = useLodging();
  const prices = room ? pricesOf(rules, plan, room, currency) : { weekday: null, weekend: null };
  const hasPrice = prices.weekday !== null || prices.weekend !== null;
  // What has no price yet wants one: it is open from the beginning.
  const [isOpen, setOpen] = useState(mayChange && room !== null && !hasPrice);
  const panel = useId();
  const parent = rules.plans.find(({ rate_plan_id }) => rate_plan_id === plan.rate_plan_id)?.parent ?? null;
  const followed = rates.plans.find(({ rate_plan_id }) => rate_plan_id === parent?.rate_plan_id);
  const notes = [
    ...plan.contain_meals.map((meal) => words.meal[meal]),
    ...(followed ? [words.follows(followed.name)] : []),
  ];
  return (
    <>
      <button
        type="button"
        className="plan-line"
        data-open
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="plan-line-name">
          <b>{plan.name}</b>
          {notes.length > 0 ? <small>{notes.join(" · ")}</small> : null}
        </span>
        {hasPrice ? (
          <>
            <LinePrice label={words.line_weekday} price={prices.weekday} />
            <LinePrice label={words.line_weekend} price={prices.weekend} />
          </>
        ) : (
          <span className="plan-line-none">{words.no_price}</span>
        )}
        <StudioIcon name="down" />
      </button>
      {isOpen ? (
        <div id={panel} className="plan-open">
          <PlanPanel {...props} />
        </div>
      ) : null}
    </>
  );
}

function LinePrice({ label, price }: { label: string; price: number | null }) {
  const shown = useShown();
  return (
    <span className="plan-line-price">
      <small>{label}</small> {price === null ? "–" : shown.money(price)}
    </span>
  );
}
