/** Nothing fits: why, and what would, each with its price and a button that chooses it. */
import { Fragment } from "react";
import type { NoFit } from "#rules/stock/alternatives.ts";
import { fitsClass } from "#rules/stock/availability.ts";
import { ACCESSIBLE } from "#rules/stock/room-filters.ts";
import { withStay } from "#rules/booking/booking-state.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { useBookingTools, useLive } from "#web/booking/booking-context.ts";
import type { Alternatives, Suggestion } from "#web/booking/booking-data.ts";
import { capacityText } from "#web/booking/capacity.ts";
import { planOf } from "#web/booking/plan-of.ts";
import { cheaperMixes } from "#web/booking/results.ts";
import { About } from "./about.tsx";
import { GoLink } from "./go-button.tsx";
import { mealWords } from "./plan-row.tsx";

export function NothingFits() {
  const { data, words } = useBookingTools();
  const { state, results } = useLive();
  const found = results.alternatives;
  const reason = found?.reason ?? reasonFrom(results.offers);
  const title = words.no_fit.title[reason];
  const suggestions = found ? [found.dates, found.same_weekdays, found.shorter, found.longer, found.mixes] : [];
  const isEmpty = suggestions.every((list) => list.length === 0);
  // Where no kind of room ever holds the group, other days were not looked at.
  const couldFit = data.rooms.some((room) => fitsClass(room, state));
  const isOtherDates = !["TOO_MANY_GUESTS", "NOT_ON_SALE_YET", "ON_REQUEST"].includes(reason);
  return (
    <section className="nothing" aria-label={title} data-reason={reason}>
      <h2>{title}</h2>
      <Why reason={reason} />
      {found ? (
        <>
          <Mixes mixes={found.mixes} />
          <Stays title={reason === "NOT_ON_SALE_YET" ? words.no_fit.latest : words.nothing.dates} stays={found.dates} />
          <Stays title={words.nearby.same_weekdays} stays={found.same_weekdays} />
          <Stays title={words.no_fit.longer} stays={found.longer} />
          <Stays title={words.nothing.shorter} stays={found.shorter} />
          <WayOn reason={reason} found={found} />
        </>
      ) : null}
      {isEmpty && isOtherDates ? <p>{couldFit ? words.nothing.nothing_near : words.no_fit.ask}</p> : null}
      {data.hotel.phone ? (
        <p>
          <a className="more" href={phoneLink(data.hotel.phone)}>
            {words.call(data.hotel.phone)}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** While the suggestions can't be loaded, the search itself says as much as it knows. */
function reasonFrom(offers: readonly { rate_plans: readonly unknown[]; unavailable?: string | undefined }[]): NoFit {
  if (offers.some(({ rate_plans }) => rate_plans.length > 0)) return "ANOTHER_MIX";
  if (offers.some(({ unavailable }) => unavailable === "other_stay")) return "OTHER_STAY";
  return offers.some(({ unavailable }) => unavailable === "sold_out") ? "SOLD_OUT" : "CLOSED";
}

function Why({ reason }: { reason: NoFit }) {
  const { words, day } = useBookingTools();
  const { state, results } = useLive();
  const { no_fit } = words;
  const { adults, children, start, end, room } = state;
  const { sleeps, last_night } = results.alternatives ?? { sleeps: { adults: 0, guests: 0 }, last_night: null };
  const text = {
    TOO_MANY_GUESTS: () =>
      words.capacity.too_many(
        words.capacity.party(adults, children),
        words.capacity.of(sleeps.adults, sleeps.guests - sleeps.adults),
      ),
    ANOTHER_MIX: () => no_fit.another_mix(room, adults, children),
    NOT_ON_SALE_YET: () => (last_night === null ? no_fit.nothing_on_sale : no_fit.not_on_sale(day(last_night, "long"))),
    SOLD_OUT: () => no_fit.sold_out(day(start), day(end)),
    CLOSED: () => no_fit.closed(day(start), day(end)),
    OTHER_STAY: () => no_fit.other_stay(day(start), day(end)),
    NO_COTS: () => no_fit.no_cots(state.cots ?? 0),
    ON_REQUEST: () => no_fit.on_request,
    AGES_NEEDED: () => words.families.ask,
  }[reason]();
  return <p suppressHydrationWarning>{text}</p>;
}

/** Where no suggestion has a price: the search that would find something. */
function WayOn({ reason, found }: { reason: NoFit; found: Alternatives }) {
  const { words, day, data } = useBookingTools();
  const { state } = useLive();
  const { sleeps, last_night } = found;
  if (reason === "TOO_MANY_GUESTS" && sleeps.adults > 0) {
    const adults = Math.min(state.adults, sleeps.adults);
    const children = Math.min(state.children, sleeps.guests - adults);
    return (
      <p>
        <GoLink className="more" to={withStay(state, { adults, children })}>
          {words.no_fit.rooms_for(adults + children)}
        </GoLink>
      </p>
    );
  }
  if (reason === "NO_COTS") {
    return (
      <p>
        <GoLink className="more" to={withStay(state, { cots: 0 })}>
          {words.no_fit.without_cots}
        </GoLink>
      </p>
    );
  }
  if (reason !== "NOT_ON_SALE_YET" || last_night === null || found.dates.length > 0) return null;
  const end = addDays(last_night, 1);
  const arrival = addDays(end, -nightsBetween(state.start, state.end));
  const start = arrival < data.today ? data.today : arrival;
  return (
    <p>
      <GoLink className="more" to={withStay(state, { start, end })} suppressHydrationWarning>
        {words.no_fit.see_latest(day(start), day(end))}
      </GoLink>
    </p>
  );
}

function Stays({ title, stays }: { title: string; stays: Suggestion[] }) {
  const { words, day, roomOf } = useBookingTools();
  const { state } = useLive();
  if (stays.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="suggestions">
        {stays.map((stay) => (
          <li key={stay.start_date + stay.end_date}>
            <GoLink to={withStay(state, { start: stay.start_date, end: stay.end_date })}>
              <strong suppressHydrationWarning>{words.days(day(stay.start_date), day(stay.end_date))}</strong>
              <span>
                {words.nights(nightsBetween(stay.start_date, stay.end_date))} ·{" "}
                {roomOf(stay.room_class_id)?.room_class_name}
              </span>
              <Price amount={stay.price} />
            </GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Mix = Alternatives["mixes"][number];

/** Several rooms that hold everybody, where the search itself finds only something larger and dearer. */
export function CheaperMixes() {
  const { words } = useBookingTools();
  const { state, results } = useLive();
  const mixes = cheaperMixes(results, state);
  if (mixes.length === 0) return null;
  return (
    <section className="nothing" aria-label={words.nothing.mixes} data-mixes>
      <h2>{words.nothing.mixes}</h2>
      <MixList mixes={mixes} />
    </section>
  );
}

function Mixes({ mixes }: { mixes: Mix[] }) {
  const { words } = useBookingTools();
  if (mixes.length === 0) return null;
  return (
    <div>
      <h3>{words.nothing.mixes}</h3>
      <MixList mixes={mixes} />
    </div>
  );
}

function MixList({ mixes }: { mixes: Mix[] }) {
  const tools = useBookingTools();
  const { words, nameOf } = tools;
  const { state, results } = useLive();
  const named = ({ lines }: Mix) =>
    words.nothing.pieces(lines.map(({ room_class_id, num }) => words.nothing.room_times(nameOf(room_class_id), num)));
  return (
    <ul className="suggestions">
      {mixes.map((mix) => (
        <li key={JSON.stringify(mix.lines)}>
          <GoLink to={{ ...state, cart: mix.lines }}>
            <strong>{named(mix)}</strong>
            <span>
              {mixes.some((other) => isAlike(mix, other)) ? <Rates mix={mix} /> : null}
              <Meals mix={mix} /> · <Holds text={capacityText(tools, mix.lines, state, results)} />
              {words.nothing.choose_mix}
            </span>
            <Price amount={mix.price} />
          </GoLink>
          {mix.is_accessible && !state.only.includes(ACCESSIBLE) ? (
            <p className="fine">{words.no_fit.accessible}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Holds({ text }: { text: string | null }) {
  return text === null ? null : `${text} · `;
}

function Price({ amount }: { amount: number }) {
  const { price } = useBookingTools();
  return (
    <b>
      {price(amount)} <About amount={amount} />
    </b>
  );
}

/** Once where all rooms have the same meals, else room by room. */
function Meals({ mix: { lines, meals } }: { mix: Mix }) {
  const tools = useBookingTools();
  const { words, nameOf } = tools;
  const named = meals.map((contain_meals) => mealWords(tools, { contain_meals }));
  if (new Set(named).size === 1) return named[0];
  return lines.map(({ room_class_id }, nth) => words.no_fit.meals_of(nameOf(room_class_id), named[nth]!)).join(" · ");
}

const isAlike = (one: Mix, other: Mix): boolean => {
  const seen = ({ lines, meals }: Mix) => JSON.stringify([lines.map((line) => [line.room_class_id, line.num]), meals]);
  return one !== other && seen(one) === seen(other);
};

/** What the rates are called: said where another mix has the same rooms and meals. */
function Rates({ mix: { lines } }: { mix: Mix }) {
  const { results } = useLive();
  const plans = lines.flatMap((line) => planOf(results, line) ?? []);
  const byName = new Map(plans.map((plan) => [plan.rate_plan_code_name, plan.fallback_lang.rate_plan_code_name]));
  return [...byName].map(([name, lang]) => (
    <Fragment key={name}>
      <i lang={lang}>{name}</i>
      {" · "}
    </Fragment>
  ));
}
