/** Where things lie round a lodging, in kilometres east and north: enough for a true small map without a map service. */
export type Place = { x: number; y: number; distance: number };

const KM_PER_DEGREE = 111.32;

export function placeFrom(home: readonly [number, number], there: readonly [number, number]): Place {
  const x = (there[1] - home[1]) * KM_PER_DEGREE * Math.cos((home[0] * Math.PI) / 180);
  const y = (there[0] - home[0]) * KM_PER_DEGREE;
  return { x, y, distance: Math.hypot(x, y) };
}

/** Round distances to draw circles at, the outermost beyond every place. */
export function rings(places: readonly Place[]): number[] {
  const farthest = Math.max(0.5, ...places.map((place) => place.distance));
  const outer =
    [0.5, 1, 2, 5, 10, 15, 20, 30, 40, 50, 100].find((step) => step >= farthest) ?? Math.ceil(farthest / 100) * 100;
  return [outer * 0.1, outer * 0.4, outer].map((radius) => Number(radius.toPrecision(3)));
}

/** Where to draw a place, 1 being the outermost ring: its direction is true, its distance drawn by its root, so near ones stay apart. */
export function drawnAt(place: Place, outer: number): { x: number; y: number } {
  const shrink = place.distance === 0 ? 0 : Math.sqrt(place.distance / outer) / place.distance;
  return { x: place.x * shrink, y: place.y * shrink };
}

/** Moves points that lie closer than `least` away from each other, little by little, until none do or it is not worth more. */
export function keepApart(points: readonly { x: number; y: number }[], least: number): { x: number; y: number }[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 20; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= least) continue;
        const push = (least - distance) / 2;
        // Two in the very same place part sideways.
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    }
  }
  return moved;
}

/** Opens the lodging in the visitor's map: by its address, or by the name of its store. */
export function mapLink(hotel: {
  google_map_open_way: 0 | 1;
  google_store_name: string;
  hotel_name: string;
  info: { address: string; coordinates: readonly [number, number] | null };
}): string | null {
  const { address, coordinates } = hotel.info;
  const byStore = hotel.google_map_open_way === 1 ? hotel.google_store_name || hotel.hotel_name : "";
  const target = byStore || address || coordinates?.join(",");
  return target ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(target)}` : null;
}
