/** Rooms of several kinds, or another number of one kind, that together hold all guests. */
import { fits } from "#rules/stock/availability.ts";
import type { BookingOption } from "#rules/booking/stay.ts";

type Guests = Pick<BookingOption, "room" | "adults" | "children">;

type Sold = {
  room_class_id: number;
  rate_plan_id: number;
  inventory: number;
  /** One room, the whole stay, as this guest is charged. */
  charged: number;
  people: number;
  children: number;
  house: { people: number; children: number } | null;
};

type MixLine = { room_class_id: number; rate_plan_id: number; num: number };
export type RoomMix = { price: number; lines: MixLine[] };

const MOST_MIXES = 3;
const MOST_LINES = 4;
const MOST_ROOMS = 6;

/** Fewer rooms than requested are offered only when there is nothing else. */
export function mixRooms(requested: Guests, offers: readonly Sold[]): RoomMix[] {
  const kinds = listKinds(offers);
  const mixes = [...wholeHouses(requested, offers), ...combine(requested, kinds, requested.room, MOST_ROOMS)];
  return cheapest(mixes.length > 0 ? mixes : combine(requested, kinds, 1, Math.min(requested.room - 1, MOST_ROOMS)));
}

/** A whole-house rental. When the ordinary search shows it as fitting, it is not repeated. */
function wholeHouses(requested: Guests, offers: readonly Sold[]): RoomMix[] {
  return offers
    .filter(({ house }) => house !== null && fits(house, { ...requested, room: 1 }))
    .filter((offer) => !(requested.room === 1 && fits(offer, requested)))
    .map(({ room_class_id, rate_plan_id, charged }) => ({
      price: charged,
      lines: [{ room_class_id, rate_plan_id, num: 1 }],
    }));
}

/** `by`: at so many rooms less one, the cheapest plan that has them. */
type Kind = { people: number; all: number; by: Sold[] };

/** One plan per kind: two rooms alike at two prices would be a riddle. The cheapest kind first. */
function listKinds(offers: readonly Sold[]): Kind[] {
  const byClass = Map.groupBy(
    offers.filter((offer) => offer.house === null),
    (offer) => offer.room_class_id,
  );
  const kinds = [...byClass.values()].map((plans) => {
    const sorted = plans.toSorted((a, b) => a.charged - b.charged || a.rate_plan_id - b.rate_plan_id);
    const most = Math.min(MOST_ROOMS, Math.max(...plans.map((plan) => plan.inventory)));
    const by = Array.from({ length: most }, (_, less) => sorted.find((plan) => plan.inventory > less)!);
    const { people, children } = plans[0]!;
    return { people, all: people + children, by };
  });
  return kinds.toSorted((a, b) => a.by[0]!.charged - b.by[0]!.charged);
}

type Chosen = { kind: Kind; num: number };
type Totals = { rooms: number; people: number; all: number; price: number };

/** The cheapest combinations of `least` to `most` rooms. Above the requested number no room may be superfluous. */
function combine(requested: Guests, kinds: readonly Kind[], least: number, most: number): RoomMix[] {
  const needs = { people: requested.adults, all: requested.adults + requested.children };
  // The largest rooms among each kind and those after it.
  const largest = kinds.map((_, nth) => ({
    people: Math.max(...kinds.slice(nth).map((kind) => kind.people)),
    all: Math.max(...kinds.slice(nth).map((kind) => kind.all)),
  }));
  let found: RoomMix[] = [];

  const holds = ({ people, all }: Pick<Totals, "people" | "all">) => people >= needs.people && all >= needs.all;
  const isSpare = ({ people, all }: Totals, kind: Kind) => holds({ people: people - kind.people, all: all - kind.all });

  /** Whether so many more rooms, from this kind on, could still be one of the cheapest. */
  function isHopeless(next: number, more: number, { rooms, price }: Totals): boolean {
    const last = found[MOST_MIXES - 1];
    if (!last) return false;
    const atLeast = price + (more > 0 ? more * kinds[next]!.by[0]!.charged : 0);
    return atLeast > last.price || (atLeast === last.price && rooms + more >= roomsIn(last));
  }

  /** `chosen` from the kinds before `next`. */
  function go(next: number, chosen: readonly Chosen[], totals: Totals): void {
    if (holds(totals) && totals.rooms >= least) {
      const isThrifty = totals.rooms === requested.room || !chosen.some(({ kind }) => isSpare(totals, kind));
      // The plain search offers so many of one kind already.
      const isPlain = chosen.length === 1 && totals.rooms === requested.room;
      if (isThrifty && !isPlain) found = cheapest([...found, mixOf(chosen, totals)]);
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

const mixOf = (chosen: readonly Chosen[], { price }: Totals): RoomMix => ({
  price,
  lines: chosen.map(({ kind, num }) => {
    const { room_class_id, rate_plan_id } = kind.by[num - 1]!;
    return { room_class_id, rate_plan_id, num };
  }),
});

const roomsIn = ({ lines }: RoomMix) => lines.reduce((rooms, line) => rooms + line.num, 0);

/** At the same price fewer rooms, then fewer kinds of them. */
function cheapest(mixes: readonly RoomMix[]): RoomMix[] {
  return mixes
    .toSorted((a, b) => a.price - b.price || roomsIn(a) - roomsIn(b) || a.lines.length - b.lines.length)
    .slice(0, MOST_MIXES);
}
