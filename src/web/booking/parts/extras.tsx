/** Extras: one card each with the days they can be had on, none selected beforehand. */
import { lastOrder } from "#rules/add-ons/cut-off.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { RailPanel } from "#web/booking/rail/panel.tsx";
import { type AddOn, daysToChoose, offeredExtras } from "#web/booking/extras/offered-extras.ts";
import { perText } from "#web/ui/per-text.ts";
import { Fold } from "#web/ui/fold.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { ExtraDay } from "./extra-day.tsx";

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

function ExtraCards() {
  const { words } = useBookingTools();
  const items = offeredExtras(useLive());
  return (
    <>
      {items.length > 0 ? (
        <>
          <a className="skip skip-extras" href="#details">
            {words.extras.skip}
          </a>
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

/** A longer stay has its other days behind a fold: a card must stay a card. */
const DAYS_SHOWN = 3;

function Card({ item }: { item: AddOn }) {
  const { words } = useBookingTools();
  const { state } = useLive();
  const { item_number } = item;
  const days = daysToChoose(item, state);
  const isLong = days.length > DAYS_SHOWN + 1;
  const shown = isLong ? days.slice(0, DAYS_SHOWN) : days;
  const others = isLong ? days.slice(DAYS_SHOWN) : [];
  const isChosen = state.extras.some((extra) => extra.item_number === item_number && others.includes(extra.date));
  return (
    <li className="extra">
      {item.main_image_path ? <Photo src={item.main_image_path} alt="" sizes="(min-width: 40rem) 10rem, 7rem" /> : null}
      <div className="extra-words">
        <h3 lang={item.fallback_lang.item_name}>{item.item_name}</h3>
        {item.introduction ? <p lang={item.fallback_lang.introduction}>{item.introduction}</p> : null}
        <Price item={item} />
        <Terms item={item} />
      </div>
      <ul className="extra-days">
        {shown.map((date) => (
          <ExtraDay key={date} item={item} date={date} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Fold className="extra-more" title={words.extras.other_days(others.length)} mustBeOpen={isChosen}>
          <ul className="extra-days">
            {others.map((date) => (
              <ExtraDay key={date} item={item} date={date} />
            ))}
          </ul>
        </Fold>
      ) : null}
    </li>
  );
}

/** What one of it costs and what that is for; of something by the night, what the nights of this stay come to. */
function Price({ item }: { item: AddOn }) {
  const { words, price } = useBookingTools();
  const { state } = useLive();
  const nights = nightsBetween(state.start, state.end);
  if (item.price === 0)
    return (
      <p className="extra-price">
        <strong>{words.extras.free}</strong>
      </p>
    );
  return (
    <p className="extra-price">
      <strong>{price(item.price)}</strong>{" "}
      <span lang={item.unit ? item.fallback_lang.unit : undefined}>{perText(words.extras.per, item)}</span>
      {item.price_per === "night" && nights > 1 ? (
        <small>{words.extras.nights(nights, price(item.price * nights))}</small>
      ) : null}
    </p>
  );
}

/** What a guest must know before choosing: how many at least, until when, and for which rooms. */
function Terms({ item }: { item: AddOn }) {
  const { words, nameOf } = useBookingTools();
  const { state } = useLive();
  const { least, cutoff_hours, room_classes } = item;
  const until = cutoff_hours === null ? null : lastOrder(cutoff_hours);
  const isForOthers = state.cart.some(({ room_class_id }) => !room_classes.includes(room_class_id));
  const rooms = room_classes.filter((id) => state.cart.some(({ room_class_id }) => room_class_id === id));
  const terms = [
    ...(least > 1
      ? [daysToChoose(item, state).length > 1 ? words.extras.at_least(least) : words.extras.at_least_in_all(least)]
      : []),
    ...(until === null ? [] : [words.extras.cut_off(until.days, until.hour)]),
    ...(rooms.length > 0 && isForOthers ? [words.extras.only_for(words.nothing.pieces(rooms.map(nameOf)))] : []),
  ];
  return terms.length > 0 ? <p className="extra-terms">{terms.join(" · ")}</p> : null;
}
