/** The search results: available rooms sorted by the rules, then the others with the reason; or suggestions where nothing fits. */
import { useDeferredValue, useMemo } from "react";
import { type CartLine, withStay } from "#rules/booking/booking-state.ts";
import { roomsToAdd } from "#rules/booking/rooms-to-add.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { bestMatch } from "#rules/stock/best-match.ts";
import { arrangeRooms } from "#rules/stock/arrange-rooms.ts";
import { ACCESSIBLE, narrow } from "#rules/stock/room-filters.ts";
import { type BookingTools, useBookingTools, useLive } from "#web/booking/booking-context.ts";
import { planOf } from "#web/booking/plan-of.ts";
import type { Offer } from "#web/booking/booking-data.ts";
import { cheaperMixes, hasFit, type Results } from "#web/booking/results.ts";
import { capacityText, holdsGuests } from "#web/booking/capacity.ts";
import { PARTS } from "#web/booking/later/part-files.ts";
import { partOf } from "#web/booking/later/part.tsx";
import { RateNote } from "./about.tsx";
import { Filters } from "./filters.tsx";
import { drawnOnly, GoButton, GoLink } from "./go-button.tsx";
import type { Exclusion } from "./plan-row.tsx";
import { NearCard } from "./near-card.tsx";
import { SearchFailed } from "./notices.tsx";
import { SortBy } from "./sort-by.tsx";

const CheaperMixes = partOf(PARTS.cheaperMixes);
const Nearby = partOf(PARTS.nearby);
const NothingFits = partOf(PARTS.nothingFits);

/** Why nothing fits, and what would; or several rooms where only the whole house does. */
export function NoFit() {
  const { roomOf } = useBookingTools();
  const { state, results, isSearching, failure } = useLive();
  // If the cart already fits everybody, no suggestion is needed.
  if (isSearching || failure !== null || holdsGuests(state, roomOf, results)) return null;
  if (!hasFit(results.offers, state)) return <NothingFits />;
  return cheaperMixes(results, state).length > 0 ? <CheaperMixes /> : null;
}

/** `hasNoFit`: the layout says elsewhere why nothing fits. */
export function ResultsList({ hasNoFit = true }: { hasNoFit?: boolean }) {
  const tools = useBookingTools();
  const { data, words, roomOf, go } = tools;
  const { state, results: newest, isSearching, failure, member } = useLive();
  // The old ones stay, dimmed, until the new ones are drawn.
  const results = useDeferredValue(newest);
  const { offers } = results;
  const isMember = member !== null;
  const { only, start, sort = "recommended" } = state;
  const pointed = state.row?.room_class_id;
  const shown = useMemo(() => {
    const sizeOf = (id: number) => roomOf(id)?.size ?? 0;
    const isLeading = (id: number) => data.isHouseFirst && roomOf(id)?.isHouse === true;
    const found = narrow(offers, only, { start, today: data.today });
    return arrangeRooms(found, { sort, isMember, pointed, sizeOf, isLeading });
  }, [offers, only, start, sort, isMember, pointed, data.today, data.isHouseFirst, roomOf]);
  const open = shown.filter((offer) => offer.rate_plans.length > 0);
  const all = offers.filter((offer) => offer.rate_plans.length > 0);
  const holds = heldKind(state.cart, results, roomOf);
  // Where several rooms cost less than the whole house, that is not the best.
  const isHouseDear = cheaperMixes(results, state).length > 0;
  const best = isHouseDear
    ? null
    : bestMatch(
        { ...state, isAccessibleWanted: only.includes(ACCESSIBLE) },
        all.flatMap((offer) => openOf(offer, roomOf)),
      );
  // Single rooms in the cart concern only whole-house plans: other cards need not be rendered again.
  const holdsFor = ({ rate_plans }: Offer) =>
    holds === "rooms" && !rate_plans.some((plan) => plan.support_entire_rent) ? null : holds;
  if (failure !== null) return <SearchFailed />;
  return (
    <section
      className="results"
      aria-busy={isSearching || results !== newest}
      aria-label={words.titles.rooms}
      data-nav-stage="room-selection"
      {...(isSearching ? { "data-nav-loading-indicator": "true" } : {})}
      itemScope
      itemType="https://schema.org/Hotel"
    >
      <meta itemProp="name" content={data.hotel.hotel_name} />
      {isSearching ? <p className="searching">{words.results.old_while_searching}</p> : null}
      {hasNoFit ? <NoFit /> : null}
      {data.ways.length === 0 ? <p className="notice">{words.pay.none}</p> : null}
      <Filters />
      {all.length > 0 || isSearching ? (
        <div className="results-head">
          <div className="results-count" role="status">
            <h2>
              {isSearching
                ? words.loading
                : state.only.length > 0
                  ? words.results.narrowed(open.length, all.length)
                  : words.results.found(all.length)}
            </h2>
            <small>{words.cart.tax_included}</small>
          </div>
          <SortBy rooms={open} />
        </div>
      ) : null}
      {state.nearby ? (
        <Nearby />
      ) : (
        <p className="nearby-open">
          <GoLink className="more" to={{ ...state, nearby: true }} data-nearby>
            {words.nearby.open}
          </GoLink>
        </p>
      )}
      {open.length === 0 && all.length > 0 ? (
        <p className="results-none">
          {words.results.none_left}{" "}
          <GoButton
            className="more"
            to={drawnOnly({ ...data.state, only: [] })}
            onGo={() => go((now) => ({ ...now, only: [] }), { replace: true })}
          >
            {words.results.clear}
          </GoButton>
        </p>
      ) : null}
      {open.map((offer, index) => {
        const room = roomOf(offer.room_class_id);
        return room ? (
          <NearCard
            key={offer.room_class_id}
            place={index}
            room={room}
            offer={offer}
            start={results.start}
            end={results.end}
            lines={JSON.stringify(state.cart.filter((line) => line.room_class_id === offer.room_class_id))}
            holds={holdsFor(offer)}
            isMember={isMember}
            rooms={state.room}
            rest={roomsToAdd(state)}
            small={isFitting(offer) ? null : capacityText(tools, [{ ...offer, ...ONE_ROOM }], state, results)}
            isBest={offer.room_class_id === best}
            isFirst={index === 0}
            from={drawnOnly(data.state)}
          />
        ) : null;
      })}
      <SoldOut offers={offers.filter((offer) => offer.rate_plans.length === 0)} />
      {all.length > 0 || results.alternatives ? <RateNote /> : null}
    </section>
  );
}

/** Whichever plan it is. */
const ONE_ROOM = { rate_plan_id: 0, num: 1 };

const isFitting = ({ rate_plans }: Offer): boolean => rate_plans.some((plan) => plan.refer_best_match !== undefined);

/** What decides which room is the best match. */
function openOf(offer: Offer, roomOf: BookingTools["roomOf"]) {
  const { room_class_id, rate_plans } = offer;
  const room = roomOf(room_class_id);
  const isCheapest = rate_plans.some((plan) => plan.refer_best_match === true);
  return room ? [{ ...room, isFitting: isFitting(offer), isCheapest }] : [];
}

/** Whether the cart holds single rooms or the whole house: one excludes the other. */
export function heldKind(cart: readonly CartLine[], results: Results, roomOf: BookingTools["roomOf"]): Exclusion {
  if (cart.length === 0) return null;
  const isHouse = (line: CartLine) =>
    planOf(results, line)?.support_entire_rent ?? roomOf(line.room_class_id)?.isHouse ?? false;
  return cart.some(isHouse) ? "house" : "rooms";
}

function SoldOut({ offers }: { offers: Offer[] }) {
  const { words, day } = useBookingTools();
  const { state, results } = useLive();
  const nights = nightsBetween(state.start, state.end);
  if (offers.length === 0) return null;
  return (
    <ul className="sold-out">
      {offers.map(({ room_class_id, room_class_name, fallback_lang, unavailable = "sold_out" }) => {
        const next = results.nextOpen[room_class_id];
        return (
          <li key={room_class_id} data-sold-out={room_class_id}>
            <strong lang={fallback_lang.room_class_name}>{room_class_name}</strong>
            <span>{unavailable === "sold_out" ? words.results.sold_out : words.unavailable[unavailable]}</span>
            {next === undefined ? null : (
              <GoLink to={withStay(state, { start: next, end: addDays(next, nights) })} suppressHydrationWarning>
                {words.results.next_open(day(next))}
              </GoLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
