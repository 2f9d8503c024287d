/** One extra on one day, or for the whole stay: how many, at what time, and why not. */
import { useState } from "react";
import { countsOn, type ExtraFault, faultOf, stepped } from "#rules/add-ons/extra-counts.ts";
import { type BookingState, withExtra } from "#rules/booking/booking-state.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { extraDay } from "#web/booking/extras/extras-left.ts";
import { extraField, faultText } from "#web/booking/extras/judge-extras.ts";
import type { AddOn } from "#web/booking/extras/offered-extras.ts";
import { timeField } from "#web/booking/payload.ts";
import { GoButton } from "./go-button.tsx";

/** "2 left" is shown only at or below this number. */
const FEW = 3;

type ExtraDayProps = { item: AddOn; date: string };

/** The day in the guest's words: a morning, a night, all nights, the whole stay. */
export function useDayName(): (item: Pick<AddOn, "price_per" | "day_part">, date: string) => string {
  const { words, day } = useBookingTools();
  const { state } = useLive();
  return ({ price_per, day_part }, date) => {
    if (price_per === "stay") return words.extras.all_days;
    if (price_per === "night") return words.extras.all_nights(nightsBetween(state.start, state.end));
    const part = day_part === "arrival_departure" ? (date === state.start ? "arrival" : "departure") : day_part;
    return words.extra_day[part](day(date));
  };
}

export function ExtraDay({ item, date }: ExtraDayProps) {
  const { words, go } = useBookingTools();
  const { state, isLive, extrasLeft } = useLive();
  const { item_number } = item;
  const people = state.adults + state.children;
  const known = extraDay(extrasLeft, state, item, date);
  const counts = countsOn(item, known, people);
  const quantity = state.extras.find((each) => each.item_number === item_number && each.date === date)?.quantity ?? 0;
  const [refused, setRefused] = useState<ExtraFault | null>(null);
  const name = useDayName()(item, date);
  const withQuantity = (count: number): BookingState => ({
    ...state,
    extras: withExtra(state.extras, { item_number, date, quantity: count }),
  });
  const put = (count: number) => {
    setRefused(null);
    go((now) => ({ ...now, extras: withExtra(now.extras, { item_number, date, quantity: count }) }), { replace: true });
  };
  /** What was typed, if there is so much of it; else why not. */
  const typed = (count: number) => {
    const fault = count === 0 ? null : faultOf(count, item, known, people);
    if (fault) setRefused(fault);
    else put(count);
  };
  const fault = refused ?? (quantity > 0 ? faultOf(quantity, item, known, people) : null);
  const isGone = quantity === 0 && counts.most === 0;
  const faultId = `extra-fault-${item_number}-${date}`;
  return (
    <li
      className={quantity > 0 ? "extra-day extra-chosen" : "extra-day"}
      data-wrong={fault !== null}
      id={extraField(item_number, date)}
      tabIndex={-1}
    >
      <span className="extra-date" suppressHydrationWarning>
        {name}
        {known.left !== null && known.left <= FEW && !isGone ? (
          <em className="extra-left">{words.extra_left(known.left)}</em>
        ) : null}
      </span>
      {isGone ? (
        <span className="extra-gone">{faultText(faultOf(item.least, item, known, people) ?? GONE, words)}</span>
      ) : quantity === 0 ? (
        <GoButton
          className="button button-quiet"
          to={isLive ? null : withQuantity(item.least)}
          onGo={() => put(item.least)}
          aria-label={words.extras.add_named(item.item_name, name)}
        >
          {words.extras.add}
        </GoButton>
      ) : (
        <div className="count" role="group" aria-label={words.extras.quantity(item.item_name, name)}>
          <GoButton
            to={isLive ? null : withQuantity(stepped(quantity, -1, counts))}
            onGo={() => put(stepped(quantity, -1, counts))}
            aria-label={words.extras.fewer}
          >
            −
          </GoButton>
          {isLive ? (
            <Count
              quantity={quantity}
              label={words.extras.quantity(item.item_name, name)}
              faultId={fault ? faultId : null}
              onCount={typed}
            />
          ) : (
            <output>{quantity}</output>
          )}
          <GoButton
            to={isLive || quantity >= counts.most ? null : withQuantity(stepped(quantity, 1, counts))}
            onGo={() => put(stepped(quantity, 1, counts))}
            aria-label={quantity < counts.most ? words.extras.more : words.extras.no_more}
            aria-disabled={quantity >= counts.most}
          >
            +
          </GoButton>
        </div>
      )}
      {item.asks_time && quantity > 0 ? <Time item={item} date={date} name={name} /> : null}
      {fault ? (
        <p className="field-error" id={faultId} role="alert">
          {faultText(fault, words)}
        </p>
      ) : null}
    </li>
  );
}

const GONE: ExtraFault = { is: "gone", count: 0 };

type CountProps = { quantity: number; label: string; faultId: string | null; onCount: (count: number) => void };

/** Twenty boxes are typed faster than clicked. A number that can't be had is said, and the one before stays. */
function Count({ quantity, label, faultId, onCount }: CountProps) {
  const [text, setText] = useState(String(quantity));
  const [shown, setShown] = useState(quantity);
  if (shown !== quantity) {
    setShown(quantity);
    setText(String(quantity));
  }
  const take = () => {
    if (text === String(quantity)) return;
    if (/^\d{1,6}$/.test(text)) onCount(Number(text));
    setText(String(quantity));
  };
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={text}
      onChange={(event) => setText(event.target.value.trim())}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        take();
      }}
      aria-label={label}
      aria-invalid={faultId === null ? undefined : true}
      aria-describedby={faultId ?? undefined}
    />
  );
}

/** Belongs to the form of the guest's details, so that it goes along without a script too. */
function Time({ item, date, name }: ExtraDayProps & { name: string }) {
  const { words, type } = useBookingTools();
  const { typed } = useLive();
  const field = timeField(item.item_number, date);
  return (
    <label className="extra-time">
      <span>{words.extras.time}</span>
      <input
        type="time"
        name={field}
        form="details"
        defaultValue={typed[field] ?? ""}
        aria-label={words.extras.time_of(item.item_name, name)}
        onChange={(event) => type({ [field]: event.target.value })}
      />
    </label>
  );
}
