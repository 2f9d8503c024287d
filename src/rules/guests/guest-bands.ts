/**
 * What guests beyond a room's own beds cost, by age. A room's price includes as many guests as it has beds; whoever else sleeps
 * there is placed where it costs least: without a bed of their own, or in an extra bed.
 */
import type { Texts } from "#rules/text/language.ts";

export const BAND_KINDS = ["free", "child", "child_bed", "extra_adult"] as const;
export type BandKind = (typeof BAND_KINDS)[number];

export const MOST_AGE = 17;
/** Older children do not fit into a cot. */
export const COT_MOST_AGE = 3;

/** `price` is for a night. An extra adult has no ages: so has whoever is too old for every band of children. */
export type Band = { kind: BandKind; least_age: number; most_age: number; price: number; label: Texts };

/** What one room holds: beds in its price, children without a bed, beds that can be added, cots. */
export type RoomPlaces = { people: number; children: number; extra_beds: number; cots: number };

export type RoomParty = { adults: number; ages: readonly number[]; cots: number };

const isBandOf = (age: number, kinds: readonly BandKind[]) => (band: Band) =>
  kinds.includes(band.kind) && band.least_age <= age && age <= band.most_age;

const CHILDREN: readonly BandKind[] = ["free", "child", "child_bed"];

/** The place of the cheapest such band; -1 where there is none. */
function cheapest(bands: readonly Band[], isSuch: (band: Band) => boolean): number {
  return bands.reduce(
    (best, band, nth) => (isSuch(band) && (best === -1 || band.price < bands[best]!.price) ? nth : best),
    -1,
  );
}

/** One way to place the guests so far: what is taken, and by which bands. */
type Way = { beds: number; places: number; extra: number; cost: number; bands: number[] };

/** The band of everyone in the room who has none of its own beds, for the least money; null where somebody has no place. */
function placeGuests(
  room: Pick<RoomPlaces, "people" | "children" | "extra_beds">,
  { adults, ages }: Pick<RoomParty, "adults" | "ages">,
  bands: readonly Band[],
): number[] | null {
  const adultBand = cheapest(bands, ({ kind }) => kind === "extra_adult");
  const more = Math.max(0, adults - room.people);
  if (more > 0 && adultBand === -1) return null;
  const first: Way = {
    beds: adults - more,
    places: 0,
    extra: more,
    cost: more === 0 ? 0 : more * bands[adultBand]!.price,
    bands: Array.from({ length: more }, () => adultBand),
  };
  let ways = [first];
  // The order in which children are named must not matter.
  for (const age of ages.toSorted((a, b) => b - a)) {
    const lying = cheapest(bands, isBandOf(age, ["free", "child"]));
    const isChild = bands.some(isBandOf(age, CHILDREN));
    const bedded = isChild ? cheapest(bands, isBandOf(age, ["child_bed"])) : adultBand;
    const costOf = (band: number) => bands[band]!.price;
    const next = ways.flatMap((way): Way[] => [
      { ...way, beds: way.beds + 1 },
      ...(lying === -1
        ? []
        : [{ ...way, places: way.places + 1, cost: way.cost + costOf(lying), bands: [...way.bands, lying] }]),
      ...(bedded === -1
        ? []
        : [{ ...way, extra: way.extra + 1, cost: way.cost + costOf(bedded), bands: [...way.bands, bedded] }]),
    ]);
    ways = cheapestWays(next.filter((way) => isRoomFor(way, room)));
  }
  const found = ways.filter((way) => isRoomFor(way, room));
  if (found.length === 0) return null;
  return found.reduce((best, way) => (way.cost < best.cost ? way : best)).bands.toSorted((a, b) => a - b);
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

/** The charges of rooms over a stay, a line for each band; or the first room that does not take its guests, and why. */
export function guestCharges(
  rooms: readonly { places: RoomPlaces; party: RoomParty }[],
  nights: number,
  { bands, cot }: FamilyTerms,
): { charges: GuestCharge[] } | { fault: { room: number; field: "adults" | "ages" | "cots" } } {
  const counts = bands.map(() => 0);
  for (const [room, { places, party }] of rooms.entries()) {
    // Without bands only the beds of all rooms together count, as ever.
    const placed = bands.length === 0 ? [] : placeGuests(places, party, bands);
    if (placed === null) {
      const isAdults = placeGuests(places, { adults: party.adults, ages: [] }, bands) === null;
      return { fault: { room, field: isAdults ? "adults" : "ages" } };
    }
    if (!hasCotSpace(places, party)) return { fault: { room, field: "cots" } };
    for (const band of placed) counts[band]! += 1;
  }
  const cots = rooms.reduce((all, { party }) => all + party.cots, 0);
  const lineOf = (kind: ChargeKind, label: Texts, quantity: number, price: number): GuestCharge[] =>
    quantity === 0 ? [] : [{ kind, label, quantity, price, amount: quantity * price * nights }];
  return {
    charges: [
      ...bands.flatMap(({ kind, label, price }, nth) => lineOf(kind, label, counts[nth]!, price)),
      ...lineOf("cot", cot.label, cots, cot.price),
    ],
  };
}

export const guestAmount = (charges: readonly Pick<GuestCharge, "amount">[]): number =>
  charges.reduce((all, { amount }) => all + amount, 0);
