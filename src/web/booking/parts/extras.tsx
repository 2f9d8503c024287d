/** Extras: one card each, none selected beforehand. */
import { useState } from "react";
import { type Extra, withExtra } from "#rules/booking/booking-state.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { type Live, useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { planOf } from "#web/booking/plan-of.ts";
import type { Plan } from "#web/booking/booking-data.ts";
import { Photo } from "#web/ui/photo.tsx";
import { CountButtons } from "./count-buttons.tsx";
import { GoButton } from "./go-button.tsx";

type AddOn = Plan["adds_list"][number];

/** The extras of all plans in the cart, without repetition. */
export function offeredExtras(live: Pick<Live, "state" | "results">): AddOn[] {
  const items = live.state.cart.flatMap((line) => planOf(live.results, line)?.adds_list ?? []);
  return [...new Map(items.map((item) => [item.item_number, item])).values()];
}

export function Extras() {
  const { words } = useBookingTools();
  const live = useLive();
  if (offeredExtras(live).length === 0) return null;
  return (
    <section className="extras" aria-label={words.extras.title}>
      <h2>{words.extras.title}</h2>
      <ExtraCards />
    </section>
  );
}

export function ExtraCards() {
  const { words } = useBookingTools();
  const live = useLive();
  return (
    <>
      <p className="fine">{words.extras.text}</p>
      <ul>
        {offeredExtras(live).map((item) => (
          <Card key={item.item_number} item={item} />
        ))}
      </ul>
    </>
  );
}

function Card({ item }: { item: AddOn }) {
  const { words, price, day, go } = useBookingTools();
  const { state, isLive } = useLive();
  const chosen = state.extras.filter((extra) => extra.item_number === item.item_number);
  const days = Array.from({ length: nightsBetween(state.start, state.end) + 1 }, (_, index) =>
    addDays(state.start, index),
  );
  const [picked, setPicked] = useState<string | null>(null);
  const free = days.filter((each) => !chosen.some((extra) => extra.date === each));
  const date = picked !== null && free.includes(picked) ? picked : (free[0] ?? state.start);
  const put = (extra: Extra) => go((now) => ({ ...now, extras: withExtra(now.extras, extra) }), { replace: true });
  const withNum = (on: string) => (quantity: number) => ({
    ...state,
    extras: withExtra(state.extras, { item_number: item.item_number, date: on, quantity }),
  });
  return (
    <li className="extra">
      {item.main_image_path ? <Photo src={item.main_image_path} alt="" sizes="7rem" /> : null}
      <div className="extra-words">
        <h3 lang={item.fallback_lang.item_name}>{item.item_name}</h3>
        {item.introduction ? <p lang={item.fallback_lang.introduction}>{item.introduction}</p> : null}
        <p className="extra-price">
          <strong>{price(item.price)}</strong> <small>{words.extras.piece}</small>
        </p>
      </div>
      <div className="extra-actions">
        {chosen.map((extra) => (
          <div key={extra.date} className="extra-chosen">
            <span suppressHydrationWarning>{day(extra.date)}</span>
            <CountButtons
              label={words.extras.quantity(item.item_name, day(extra.date))}
              words={words.extras}
              num={extra.quantity}
              most={99}
              withNum={isLive ? null : withNum(extra.date)}
              onCount={(quantity) => put({ ...extra, quantity })}
            />
          </div>
        ))}
        {/* Without a script an extra is for the day of arrival. */}
        {isLive && free.length > 0 && days.length > 1 ? (
          <label className="extra-day">
            <span className="hidden">{words.extras.day}</span>
            <select value={date} onChange={(event) => setPicked(event.target.value)}>
              {free.map((each) => (
                <option key={each} value={each}>
                  {day(each)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {free.length > 0 ? (
          <GoButton
            className="button button-quiet"
            to={isLive ? null : withNum(date)(1)}
            onGo={() => put({ item_number: item.item_number, date, quantity: 1 })}
            aria-label={words.extras.add_named(item.item_name)}
          >
            {words.extras.add}
          </GoButton>
        ) : null}
      </div>
    </li>
  );
}
