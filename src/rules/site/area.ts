/** Where things lie round a lodging, in kilometres east and north: enough for a true small map without a map service. */
export type Place = { x: number; y: number; distance: number };

export const KM_PER_DEGREE = 111.32;

export function placeFrom(home: readonly [number, number], there: readonly [number, number]): Place {
  const x = (there[1] - home[1]) * KM_PER_DEGREE * Math.cos((home[0] * Math.PI) / 180);
  const y = (there[0] - home[0]) * KM_PER_DEGREE;
  return { x, y, distance: Math.hypot(x, y) };
}

/** The eight directions, clockwise from north: 0 is north, 2 east. */
export function compassPoint({ x, y }: Place): number {
  return (Math.round(Math.atan2(x, y) / (Math.PI / 4)) + 8) % 8;
}

/** With one decimal while that matters: 1.5, 24. */
export function shownDistance(distance: number): string {
  return distance < 10 ? distance.toFixed(1) : String(Math.round(distance));
}

/** As a navigator or another map takes it: latitude, longitude. */
export function shownCoordinates([latitude, longitude]: readonly [number, number]): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** Whether there is anything to say about the way. */
export function hasWhereabouts(info: {
  address: string;
  coordinates: readonly [number, number] | null;
  location_block: string;
}): boolean {
  return info.address !== "" || info.coordinates !== null || info.location_block !== "";
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
