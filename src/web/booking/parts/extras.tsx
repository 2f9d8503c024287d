/** Extras: one card each, none selected beforehand. */
import { useState } from "react";
import { type Extra, withExtra } from "#rules/booking/booking-state.ts";
import { addOnDays } from "#rules/stock/add-on-days.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { type AddOn, leftOf, offeredExtras } from "#web/booking/extras-left.ts";
import { RailPanel } from "#web/booking/rail/panel.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { CountButtons } from "./count-buttons.tsx";
import { GoButton } from "./go-button.tsx";

export function Extras() {
  const { words } = useBookingTools();
  const live = useLive();
  const { data } = useBookingTools();
  if (offeredExtras(live).length === 0 && !data.hotel.rail) return null;
  return (
    <section className="extras" aria-label={words.extras.title}>
      <h2>{words.extras.title}</h2>
      <ExtraCards />
    </section>
  );
}

export function ExtraCards() {
  const { words } = useBookingTools();
  const items = offeredExtras(useLive());
  return (
    <>
      {items.length > 0 ? (
        <>
          <p className="fine">{words.extras.text}</p>
          <ul>
            {items.map((item) => (
              <Card key={item.item_number} item={item} />
            ))}
          </ul>
        </>
      ) : null}
      <RailPanel />
    </>
  );
}

/** "2 left" is shown only at or below this number. */
const FEW = 3;

function Card({ item }: { item: AddOn }) {
  const { words, price, day, go } = useBookingTools();
  const { state, isLive, extrasLeft } = useLive();
  const chosen = state.extras.filter((extra) => extra.item_number === item.item_number);
  const left = (date: string) => leftOf(extrasLeft, state, item, date);
  const [picked, setPicked] = useState<string | null>(null);
  const days = addOnDays(item.day_part, state);
  const free = days.filter((each) => !chosen.some((extra) => extra.date === each) && left(each) > 0);
  const date = picked !== null && free.includes(picked) ? picked : (free[0] ?? days[0]!);
  const named = (on: string) => words.extra_day[item.day_part](day(on));
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
            <span suppressHydrationWarning>
              {named(extra.date)}
              <Few count={left(extra.date)} />
            </span>
            <CountButtons
              label={words.extras.quantity(item.item_name, named(extra.date))}
              words={words.extras}
              num={extra.quantity}
              most={left(extra.date)}
              withNum={isLive ? null : withNum(extra.date)}
              onCount={(quantity) => put({ ...extra, quantity })}
            />
          </div>
        ))}
        {chosen.length === 0 && free.length === 1 && days.length === 1 ? (
          <span suppressHydrationWarning>
            {named(date)}
            <Few count={left(date)} />
          </span>
        ) : null}
        {free.length > 0 ? (
          <div className="extra-add">
            {/* Without a script an extra is for the first day on which it makes sense. */}
            {isLive && days.length > 1 ? (
              <label className="extra-day">
                <span className="hidden">{words.extras.day}</span>
                <select value={date} onChange={(event) => setPicked(event.target.value)}>
                  {free.map((each) => (
                    <option key={each} value={each}>
                      {named(each)}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <GoButton
              className="button button-quiet"
              to={isLive ? null : withNum(date)(1)}
              onGo={() => put({ item_number: item.item_number, date, quantity: 1 })}
              aria-label={words.extras.add_named(item.item_name)}
            >
              {words.extras.add}
            </GoButton>
          </div>
        ) : null}
        {free.length === 0 && chosen.length === 0 ? <p className="fine">{words.extra_gone}</p> : null}
      </div>
    </li>
  );
}

function Few({ count }: { count: number }) {
  const { words } = useBookingTools();
  return count <= FEW ? <em className="extra-left"> {words.extra_left(count)}</em> : null;
}
