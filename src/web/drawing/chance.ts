/** Pseudo-random numbers from a seed: the same seed gives the same sequence, so a drawing never changes between visits. */
export type Chance = () => number;

/** mulberry32: from 0 up to, but not including, 1. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A lodging's own seed: from its coordinates, or from its id where they are unknown. */
export function placeSeed(hotel_id: number, coordinates: readonly [number, number] | null): number {
  if (!coordinates) return hotel_id;
  return Math.round((coordinates[0] + 90) * 10_000) * 31 + Math.round((coordinates[1] + 180) * 10_000);
}
