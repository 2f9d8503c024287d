/**
 * What guests beyond a room's own beds cost, by age. A room's price includes as many guests as it has beds; whoever else sleeps
 * there is placed where it costs least: without a bed of their own, or in an extra bed.
 */
import type { Meal } from "#rules/stock/plans.ts";
import type { Texts } from "#rules/text/language.ts";

export const BAND_KINDS = ["free", "child", "child_bed", "extra_adult"] as const;
export type BandKind = (typeof BAND_KINDS)[number];

export const MOST_AGE = 17;
/** Older children do not fit into a cot. */
export const COT_MOST_AGE = 3;

/** What a guest of a band pays a night for each meal that the plan contains; a meal without a price here is not for them. */
export type MealPrices = { [Each in Meal]?: number | undefined };

/**
 * `price` is for a night, without meals. An extra adult has no ages: so has whoever is too old for every band of children.
 * `on_request`: the lodging confirms such a guest first, so nobody is sold it.
 */
export type Band = {
  kind: BandKind;
  least_age: number;
  most_age: number;
  price: number;
  label: Texts;
  meals?: MealPrices | undefined;
  on_request?: boolean | undefined;
};

/** What can be booked without asking. */
export const soldBands = <Each extends Pick<Band, "on_request">>(bands: readonly Each[]): Each[] =>
  bands.filter(({ on_request }) => on_request !== true);

/** What one room holds: beds in its price, children without a bed, beds that can be added, cots. */
export type RoomPlaces = { people: number; children: number; extra_beds: number; cots: number };

export type RoomParty = { adults: number; ages: readonly number[]; cots: number };

const isBandOf = (age: number, kinds: readonly BandKind[]) => (band: Band) =>
  kinds.includes(band.kind) && band.least_age <= age && age <= band.most_age;

const CHILDREN: readonly BandKind[] = ["free", "child", "child_bed"];

function cheapest(bands: readonly Band[], isSuch: (band: Band) => boolean): Band | null {
  return bands.reduce<Band | null>(
    (best, band) => (isSuch(band) && (best === null || band.price < best.price) ? band : best),
    null,
  );
}

/** One way to place the guests so far: what is taken, and by which bands. */
type Way = { beds: number; places: number; extra: number; cost: number; bands: Band[]; included: number[] };

/** The band of everyone in the room who has none of its own beds, for the least money; null where somebody has no place. */
function placeGuests(
  room: Pick<RoomPlaces, "people" | "children" | "extra_beds">,
  { adults, ages }: Pick<RoomParty, "adults" | "ages">,
  bands: readonly Band[],
): Pick<Way, "bands" | "included"> | null {
  const adultBand = cheapest(bands, ({ kind }) => kind === "extra_adult");
  const more = Math.max(0, adults - room.people);
  if (more > 0 && adultBand === null) return null;
  const first: Way = {
    beds: adults - more,
    places: 0,
    extra: more,
    cost: more * (adultBand?.price ?? 0),
    bands: Array.from({ length: more }, () => adultBand!),
    included: [],
  };
  let ways = [first];
  // The order in which children are named must not matter.
  for (const age of ages.toSorted((a, b) => b - a)) {
    const lying = cheapest(bands, isBandOf(age, ["free", "child"]));
    const isChild = bands.some(isBandOf(age, CHILDREN));
    const bedded = isChild ? cheapest(bands, isBandOf(age, ["child_bed"])) : adultBand;
    const next = ways.flatMap((way): Way[] => [
      { ...way, beds: way.beds + 1, included: [...way.included, age] },
      ...(lying === null
        ? []
        : [{ ...way, places: way.places + 1, cost: way.cost + lying.price, bands: [...way.bands, lying] }]),
      ...(bedded === null
        ? []
        : [{ ...way, extra: way.extra + 1, cost: way.cost + bedded.price, bands: [...way.bands, bedded] }]),
    ]);
    ways = cheapestWays(next.filter((way) => isRoomFor(way, room)));
  }
  const found = ways.filter((way) => isRoomFor(way, room));
  if (found.length === 0) return null;
  return found.reduce((best, way) => (way.cost < best.cost ? way : best));
}

const isRoomFor = (way: Way, room: Pick<RoomPlaces, "people" | "children" | "extra_beds">): boolean =>
  way.beds <= room.people && way.places <= room.children && way.extra <= room.extra_beds;

/** Of ways that take the same places, one of the cheapest. */
function cheapestWays(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.beds} ${way.places} ${way.extra}`;
    const known = best.get(key);
    if (!known || way.cost < known.cost) best.set(key, way);
  }
  return [...best.values()];
}

/** Every cot is for a child who is small enough, and the room has the space. */
const hasCotSpace = (room: Pick<RoomPlaces, "cots">, { ages, cots }: Pick<RoomParty, "ages" | "cots">) =>
  cots <= room.cots && cots <= ages.filter((age) => age <= COT_MOST_AGE).length;

type ChargeKind = BandKind | "cot";
/** `price` is a night's, of one guest; `amount` all of them, all nights. */
export type GuestCharge = { kind: ChargeKind; label: Texts; quantity: number; price: number; amount: number };

export type FamilyTerms = { bands: readonly Band[]; cot: { price: number; label: Texts } };

type GuestFault = {
  room: number;
  field: "adults" | "ages" | "cots";
  /** With a guest whom the lodging confirms first, they would have a place. */
  on_request?: true;
};

/** `included`: the ages of children who lie in beds of the room, and so cost nothing. */
type Placed = { charges: GuestCharge[]; included: number[] };

/**
 * The charges of rooms over a stay, a line for each band; or the first room that does not take its guests, and why. A room may
 * have bands of its own: prices differ by the meals of its plan.
 */
export function guestCharges(
  rooms: readonly { places: RoomPlaces; party: RoomParty; bands?: readonly Band[] }[],
  nights: number,
  { bands: usual, cot }: FamilyTerms,
): Placed | { fault: GuestFault } {
  const counts = new Map<Band, number>();
  const included: number[] = [];
  for (const [room, { places, party, bands = usual }] of rooms.entries()) {
    // Without bands only the beds of all rooms together count, as ever.
    const placed = bands.length === 0 ? { bands: [], included: [] } : placeGuests(places, party, soldBands(bands));
    if (placed === null) {
      const isAdults = placeGuests(places, { adults: party.adults, ages: [] }, soldBands(bands)) === null;
      const isAsked = placeGuests(places, party, bands) !== null;
      return { fault: { room, field: isAdults ? "adults" : "ages", ...(isAsked ? { on_request: true } : {}) } };
    }
    if (!hasCotSpace(places, party)) return { fault: { room, field: "cots" } };
    for (const band of placed.bands) counts.set(band, (counts.get(band) ?? 0) + 1);
    included.push(...placed.included);
  }
  const cots = rooms.reduce((all, { party }) => all + party.cots, 0);
  const lineOf = (kind: ChargeKind, label: Texts, quantity: number, price: number): GuestCharge[] =>
    quantity === 0 ? [] : [{ kind, label, quantity, price, amount: quantity * price * nights }];
  const lists = new Set([usual, ...rooms.flatMap(({ bands }) => (bands ? [bands] : []))]);
  return {
    charges: [
      ...[...lists].flatMap((bands) =>
        bands.flatMap((band) => lineOf(band.kind, band.label, counts.get(band) ?? 0, band.price)),
      ),
      ...lineOf("cot", cot.label, cots, cot.price),
    ],
    included,
  };
}

export const guestAmount = (charges: readonly Pick<GuestCharge, "amount">[]): number =>
  charges.reduce((all, { amount }) => all + amount, 0);
