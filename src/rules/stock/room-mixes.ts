/** Rooms of several kinds, or another number of one kind, that together hold all guests. */
import { fits } from "#rules/stock/availability.ts";
import { type Beds, bedsIn, holds } from "#rules/stock/beds.ts";
import { type Kind, packRooms } from "#rules/stock/pack-rooms.ts";
import type { Meal } from "#rules/stock/plans.ts";
import { type BookingOption, STAY_LIMITS } from "#rules/booking/stay.ts";

type Guests = Pick<BookingOption, "room" | "adults" | "children"> & {
  /** The guest has asked for an accessible room: then those come first, else last. */
  isAccessibleWanted?: boolean;
  /** How many mixes the caller compares itself; else those that are shown. */
  mostMixes?: number;
};

export type Sold = Beds & {
  room_class_id: number;
  rate_plan_id: number;
  inventory: number;
  /** One room, the whole stay, as this guest is charged. */
  charged: number;
  house: Beds | null;
  contain_meals: readonly Meal[];
  refund_template_id: number;
  promo_type: string;
  isAccessible: boolean;
};

type MixLine = Pick<Sold, "room_class_id" | "rate_plan_id"> & { num: number };
export type RoomMix = {
  price: number;
  lines: MixLine[];
  /** Of each line. */
  meals: Meal[][];
  /** It has accessible rooms in it. Nobody gets one who has not asked for it, unless nothing else holds everybody. */
  is_accessible: boolean;
};

type Mix = { price: number; lines: { sold: Sold; num: number }[] };

export const MOST_MIXES = 3;
const MOST_LINES = 4;
/** Up to so many rooms every combination is compared; larger groups get rooms that are packed one after another. */
const MOST_COMPARED = 6;

/** However the offers were read, the same mixes: what a family pays depends on which room comes first. */
export function mixRooms(requested: Guests, found: readonly Sold[]): RoomMix[] {
  const offers = found.toSorted((a, b) => a.room_class_id - b.room_class_id || a.rate_plan_id - b.rate_plan_id);
  const only = (isAccessible: boolean) => offers.filter((offer) => offer.isAccessible === isAccessible);
  for (const some of [only(requested.isAccessibleWanted ?? false), offers]) {
    const mixes = mixesOf(requested, some);
    if (mixes.length > 0) return mixes.map(shownMix);
  }
  return [];
}

const shownMix = ({ price, lines }: Mix): RoomMix => ({
  price,
  lines: lines.map(({ sold: { room_class_id, rate_plan_id }, num }) => ({ room_class_id, rate_plan_id, num })),
  meals: lines.map(({ sold }) => [...sold.contain_meals]),
  is_accessible: lines.some(({ sold }) => sold.isAccessible),
});

/**
 * Fewer rooms than requested are offered only when there is nothing else; and so are rooms whose plans differ, because a group
 * eats and cancels together.
 */
function mixesOf(requested: Guests, offers: readonly Sold[]): Mix[] {
  const houses = wholeHouses(requested, offers);
  const rooms = offers.filter((offer) => offer.house === null);
  const alike = [...Map.groupBy(rooms, termsOf).values()];
  const asRequested = (some: readonly Sold[]) => roomsFor(requested, listKinds(some), requested.room, STAY_LIMITS.room);
  const fewer = (some: readonly Sold[]) => roomsFor(requested, listKinds(some), 1, requested.room - 1);
  for (const [find, besides] of [[asRequested, houses] as const, [fewer, []] as const]) {
    const same = alike.flatMap(find);
    const found = [...besides, ...(same.length > 0 ? same : find(rooms))];
    if (found.length > 0) return cheapest(found, requested);
  }
  return [];
}

/** What guests would notice if it differed between their rooms. */
const termsOf = ({ contain_meals, refund_template_id, promo_type }: Sold): string =>
  [contain_meals.toSorted().join("+"), refund_template_id, promo_type].join(" ");

function roomsFor(requested: Guests, kinds: readonly Kind<Sold>[], least: number, most: number): Mix[] {
  const found = combine(requested, kinds, least, Math.min(most, MOST_COMPARED));
  return found.length > 0 ? found : cheapest(packRooms(requested, kinds, { least, most }), requested);
}

/** A whole-house rental. When the ordinary search shows it as fitting, it is not repeated. */
function wholeHouses(requested: Guests, offers: readonly Sold[]): Mix[] {
  return offers
    .filter(({ house }) => house !== null && holds(house, requested))
    .filter((offer) => !(requested.room === 1 && fits(offer, requested)))
    .map((sold) => ({ price: sold.charged, lines: [{ sold, num: 1 }] }));
}

/** One plan per kind: two rooms alike at two prices would be a riddle. The cheapest kind first. */
function listKinds(offers: readonly Sold[]): Kind<Sold>[] {
  const kinds = [...Map.groupBy(offers, (offer) => offer.room_class_id).values()].map((plans) => {
    const sorted = plans.toSorted((a, b) => a.charged - b.charged || a.rate_plan_id - b.rate_plan_id);
    const most = Math.min(STAY_LIMITS.room, Math.max(...plans.map((plan) => plan.inventory)));
    const by = Array.from({ length: most }, (_, less) => sorted.find((plan) => plan.inventory > less)!);
    const { people, children } = plans[0]!;
    return { people, all: people + children, by };
  });
  return kinds.toSorted((a, b) => a.by[0]!.charged - b.by[0]!.charged);
}

type Chosen = { kind: Kind<Sold>; num: number };
type Totals = { rooms: number; people: number; all: number; price: number };

/** The cheapest combinations of `least` to `most` rooms. Above the requested number no room may be superfluous. */
function combine(requested: Guests, kinds: readonly Kind<Sold>[], least: number, most: number): Mix[] {
  const needs = { people: requested.adults, all: requested.adults + requested.children };
  // The largest rooms among each kind and those after it.
  const largest = kinds.map((_, nth) => ({
    people: Math.max(...kinds.slice(nth).map((kind) => kind.people)),
    all: Math.max(...kinds.slice(nth).map((kind) => kind.all)),
  }));
  let found: Mix[] = [];

  const isEnough = ({ people, all }: Pick<Totals, "people" | "all">) => people >= needs.people && all >= needs.all;
  const isSpare = ({ people, all }: Totals, kind: Kind<Sold>) =>
    isEnough({ people: people - kind.people, all: all - kind.all });

  /** Whether so many more rooms, from this kind on, could still be one of the cheapest. */
  function isHopeless(next: number, more: number, { rooms, price }: Totals): boolean {
    const last = found[mostOf(requested) - 1];
    if (!last) return false;
    const atLeast = price + (more > 0 ? more * kinds[next]!.by[0]!.charged : 0);
    return atLeast > last.price || (atLeast === last.price && rooms + more >= roomsIn(last));
  }

  /** `chosen` from the kinds before `next`. */
  function go(next: number, chosen: readonly Chosen[], totals: Totals): void {
    if (isEnough(totals) && totals.rooms >= least) {
      const isThrifty = totals.rooms === requested.room || !chosen.some(({ kind }) => isSpare(totals, kind));
      // The plain search offers so many of one kind already.
      const isPlain = chosen.length === 1 && totals.rooms === requested.room;
      if (isThrifty && !isPlain) found = cheapest([...found, mixOf(chosen, totals)], requested);
      // Whatever came on top would be one too many.
      return;
    }
    const room = largest[next];
    if (!room || chosen.length === MOST_LINES) return;
    const more = Math.max(
      least - totals.rooms,
      Math.ceil((needs.people - totals.people) / room.people),
      Math.ceil((needs.all - totals.all) / room.all),
    );
    if (totals.rooms + more > most || isHopeless(next, more, totals)) return;
    for (let nth = next; nth < kinds.length; nth += 1) {
      const kind = kinds[nth]!;
      for (let num = 1; num <= Math.min(most - totals.rooms, kind.by.length); num += 1) {
        go(nth + 1, [...chosen, { kind, num }], {
          rooms: totals.rooms + num,
          people: totals.people + num * kind.people,
          all: totals.all + num * kind.all,
          price: totals.price + num * kind.by[num - 1]!.charged,
        });
      }
    }
  }

  go(0, [], { rooms: 0, people: 0, all: 0, price: 0 });
  return found;
}

const mixOf = (chosen: readonly Chosen[], { price }: Totals): Mix => ({
  price,
  lines: chosen.map(({ kind, num }) => ({ sold: kind.by[num - 1]!, num })),
});

const roomsIn = ({ lines }: Mix) => lines.reduce((rooms, line) => rooms + line.num, 0);

/** At the same price fewer rooms, then fewer kinds of them. */
function cheapest(mixes: readonly Mix[], requested: Guests): Mix[] {
  return mixes
    .toSorted((a, b) => a.price - b.price || roomsIn(a) - roomsIn(b) || a.lines.length - b.lines.length)
    .slice(0, mostOf(requested));
}

const mostOf = ({ mostMixes = MOST_MIXES }: Guests): number => mostMixes;

/** What the free rooms hold all together, as far as one order may have so many of them; or the whole house, if that is more. */
export function mostGuests(offers: readonly Sold[]): Beds {
  const kinds = listKinds(offers.filter((offer) => offer.house === null));
  const single = kinds.flatMap(({ people, all, by }) => by.map(() => ({ people, children: all - people, num: 1 })));
  const together = (size: (room: Beds) => number) =>
    bedsIn(single.toSorted((a, b) => size(b) - size(a)).slice(0, STAY_LIMITS.room));
  const beds = together(({ people }) => people);
  const everyone = together(({ people, children }) => people + children);
  const houses = offers.flatMap(({ house }) => house ?? []);
  const people = Math.max(beds.people, ...houses.map((house) => house.people));
  const all = Math.max(everyone.people + everyone.children, ...houses.map((house) => house.people + house.children));
  return { people, children: all - people };
}
