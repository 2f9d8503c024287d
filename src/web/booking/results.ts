/** One search, with suggestions where nothing fits; the same on the server and in the browser. */
import type { ApiClient } from "#contract/client.ts";
import type { BookingState } from "#rules/booking/booking-state.ts";
import { nextStay } from "#rules/booking/next-stay.ts";
import { ACCESSIBLE } from "#rules/stock/room-filters.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { writeAges } from "#rules/guests/room-parties.ts";
import { agesOf, asksAges, type Families } from "#web/booking/families.ts";
import type { Alternatives, BookingCalls, Offer, Plan } from "#web/booking/booking-data.ts";

export type Results = {
  /** The search as text: results with another text are out of date. */
  key: string;
  /** The stay they are for. */
  start: string;
  end: string;
  offers: Offer[];
  /** Loaded only where nothing fits, or nothing but the whole house, or the guest looks at other days. */
  alternatives: Alternatives | null;
  /** When a sold-out room is available next, by room_class_id. */
  nextOpen: Record<number, string>;
};

/** Asking for an accessible room changes what is suggested where nothing fits; other filters only narrow what was found. */
const isAccessibleWanted = ({ only }: Pick<BookingState, "only">): boolean => only.includes(ACCESSIBLE);

export const stayKey = (state: BookingState): string =>
  [
    state.start,
    state.end,
    state.room,
    state.adults,
    state.children,
    isAccessibleWanted(state),
    ...(state.nearby ? ["nearby"] : []),
    ...(state.ages ? [writeAges(state.ages), state.cots ?? 0] : []),
  ].join(" ");

/** Plans of room classes that fit everybody, where enough is left. */
const fittingPlans = (offers: readonly Offer[], { room }: Pick<BookingState, "room">): Plan[] =>
  offers
    .flatMap(({ rate_plans }) => rate_plans)
    .filter((plan) => plan.refer_best_match !== undefined && (plan.support_entire_rent || plan.inventory >= room));

/** Some room class fits everybody and enough of it is left. */
export const hasFit = (offers: readonly Offer[], state: Pick<BookingState, "room">): boolean =>
  fittingPlans(offers, state).length > 0;

/** Only the whole house fits, and there are rooms in it that are sold alone: a few of them may be enough. */
const isOnlyHouse = (offers: readonly Offer[], state: Pick<BookingState, "room">): boolean =>
  fittingPlans(offers, state).every((plan) => plan.support_entire_rent) &&
  offers.some(({ rate_plans }) => rate_plans.some((plan) => !plan.support_entire_rent));

/** Where only the whole house fits: several rooms that cost less. */
export function cheaperMixes(
  { offers, alternatives }: Pick<Results, "offers" | "alternatives">,
  state: Pick<BookingState, "room">,
): Alternatives["mixes"] {
  const house = fittingPlans(offers, state);
  if (alternatives === null || house.length === 0 || !isOnlyHouse(offers, state)) return [];
  const price = Math.min(...house.map((plan) => plan.price + (plan.guest_amount ?? 0)));
  return alternatives.mixes.filter((mix) => mix.price < price);
}

type ApiAccess = { api: ApiClient; calls: BookingCalls; domain: string; families: Families | null };

const queryOf = (domain: string, state: BookingState) => ({
  domain,
  start_date: state.start,
  end_date: state.end,
  rooms: String(state.room),
  adults: String(state.adults),
  children: String(state.children),
});

/** `nights`: with the price of each night, for those who look at them. */
export function searchOffers(
  { api, calls, domain, families }: ApiAccess,
  state: BookingState,
  { nights }: { nights: boolean },
): Promise<Offer[]> {
  const query = { ...queryOf(domain, state), ...familyQuery(families, state) };
  return api(calls.searchRooms, { query: nights ? { ...query, nights: "true" } : query });
}

function withoutTheirs(plan: Plan): Plan {
  const { nights: _, ...rest } = plan;
  return rest;
}

/** The same offers as a search without nights gives them. */
export const withoutNights = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => ({ ...offer, rate_plans: offer.rate_plans.map(withoutTheirs) }));

function familyQuery(families: Families | null, state: BookingState): { ages?: string; cots?: string } {
  const ages = agesOf(families, state);
  return ages === null ? {} : { ages: writeAges(ages), ...(state.cots ? { cots: String(state.cots) } : {}) };
}

/** How many days ahead, and for how many rooms at most, because each is a call. */
const LOOK_AHEAD_DAYS = 60;
const MOST_LOOKED_FOR = 6;

async function findNextOpen({ api, calls, domain }: ApiAccess, offers: readonly Offer[], state: BookingState) {
  // Rooms that are only sold to other stays are free on these days: the next free day says nothing about them.
  const isGone = ({ rate_plans, unavailable }: Offer) => rate_plans.length === 0 && unavailable !== "other_stay";
  const soldOut = offers.filter(isGone).slice(0, MOST_LOOKED_FOR);
  const found = await Promise.all(
    soldOut.map(async ({ room_class_id }): Promise<[number, string][]> => {
      const query = {
        domain,
        start_date: state.start,
        end_date: addDays(state.start, LOOK_AHEAD_DAYS),
        room_class_ids: String(room_class_id),
      };
      const days = await api(calls.getRoomCalendar, { query });
      const next = nextStay(days, state);
      return next === undefined ? [] : [[room_class_id, next]];
    }),
  );
  return Object.fromEntries(found.flat());
}

export async function loadResults(access: ApiAccess, state: BookingState): Promise<Results> {
  // Of one night there is nothing to take apart.
  const offers = await searchOffers(access, state, { nights: nightsBetween(state.start, state.end) > 1 });
  // The results are shown even if the suggestions could not be loaded.
  const [alternatives, nextOpen] = await Promise.all([
    asksAges(access.families, state) || (hasFit(offers, state) && !isOnlyHouse(offers, state) && !state.nearby)
      ? null
      : access
          .api(access.calls.findAlternatives, {
            query: {
              ...queryOf(access.domain, state),
              ...familyQuery(access.families, state),
              accessible: isAccessibleWanted(state) ? "true" : "false",
            },
          })
          .catch(() => null),
    findNextOpen(access, offers, state).catch(() => ({})),
  ]);
  const { start, end } = state;
  return { key: stayKey(state), start, end, offers, alternatives, nextOpen };
}
