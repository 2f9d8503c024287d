/** A building read from the top down, the way its lift directory does. */

/** How high a floor lies: "3–6F" counts by its highest, "B1" lies below the street, a roof above everything. */
function floorHeight(floor: string): number {
  const text = floor.toUpperCase();
  const numbers = [...text.matchAll(/(B?)(\d+)/g)].map(([, below, number]) =>
    below ? -Number(number) : Number(number),
  );
  if (numbers.length > 0) return Math.max(...numbers);
  return /^R|ROOF|屋頂|屋顶|屋上|옥상/.test(text) ? 1000 : /^G|LOBBY/.test(text) ? 0.5 : 0;
}

export type Floor<Place> = { floor: string; places: Place[] };

/** Top floor first; what has no floor comes last. Within a floor the owner's order holds. */
export function byFloor<Place extends { floor: string }>(places: readonly Place[]): Floor<Place>[] {
  const floors = new Map<string, Place[]>();
  for (const place of places) {
    const floor = place.floor.trim();
    floors.set(floor, [...(floors.get(floor) ?? []), place]);
  }
  const height = (floor: string) => (floor === "" ? -1000 : floorHeight(floor));
  return [...floors]
    .map(([floor, list]) => ({ floor, places: list }))
    .sort((a, b) => height(b.floor) - height(a.floor));
}
