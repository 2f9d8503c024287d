/** Which of a room's facilities are worth a guest's first look: what sets it apart, never what it lacks. */
import { FACILITY_GROUPS, facilityItem } from "#rules/site/facilities.ts";

type Item = NonNullable<ReturnType<typeof facilityItem>>;
type RoomGroup = { group: (typeof FACILITY_GROUPS)[number]; items: Item[] };

/** What is missing is no amenity. */
const ABSENT = new Set(["no_window", "no_balcony"]);

/** Nobody chooses a room by its sprinkler; a choice of one (window, bath) is among the facts. */
const isEveryday = ({ group }: RoomGroup) => group.key === "safety" || group.selection === "single";

/** What guests look for, where the rooms do not differ. */
const NOTABLE = [
  "hot_spring_bath",
  "private_pool",
  "jacuzzi",
  "bathtub",
  "kitchen",
  "kitchenette",
  "living_room",
  "tatami",
  "accessible_room",
  "pets_allowed",
  "washing_machine",
  "bbq_facilities",
  "coffee_machine",
  "rain_shower",
  "free_bicycles",
  "air_conditioning",
  "free_wifi",
];

const rank = (key: string) => (NOTABLE.includes(key) ? NOTABLE.indexOf(key) : NOTABLE.length);

/** What guests look for first, the rest in its own order. */
export const notableFirst = <T extends { key: string }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => rank(one.key) - rank(other.key));

export const presentGroups = (groups: readonly RoomGroup[]): RoomGroup[] =>
  groups
    .map(({ group, items }) => ({ group, items: items.filter(({ key }) => !ABSENT.has(key)) }))
    .filter(({ items }) => items.length > 0);

/** Up to `most`: what the fewest other rooms have comes first. `others`: the keys of each other room. */
export function firstAmenities(
  groups: readonly RoomGroup[],
  others: readonly ReadonlySet<string>[],
  most: number,
): Item[] {
  const shared = (key: string) => others.filter((keys) => keys.has(key)).length;
  return presentGroups(groups)
    .filter((each) => !isEveryday(each))
    .flatMap(({ items }) => items)
    .map((item, place) => ({ item, place, shared: shared(item.key), rank: rank(item.key) }))
    .sort((one, other) => one.shared - other.shared || one.rank - other.rank || one.place - other.place)
    .slice(0, most)
    .map(({ item }) => item);
}
