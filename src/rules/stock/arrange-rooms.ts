/** The order in which a search's rooms are shown: as recommended, or as the guest has chosen. */
import { chargedPrice, type Listed, sortPlans, sortRooms } from "#rules/stock/plans.ts";

export const SORTS = ["recommended", "price", "size"] as const;
export type Sort = (typeof SORTS)[number];

type Found = { room_class_id: number; rate_plans: readonly (Listed & { refer_best_match?: boolean | undefined })[] };

type Arranged = {
  sort: Sort;
  isMember: boolean;
  /** The room named in the address. */
  pointed: number | undefined;
  /** The whole house, where the home page sells it before its rooms. */
  isLeading?: (room_class_id: number) => boolean;
  /** Square metres; 0 where they are not known. */
  sizeOf: (room_class_id: number) => number;
};

/**
 * Recommended: the room that the address names, then what the home page sells first, then rooms that fit everybody, then the
 * others, each by price. By price and by size all rooms are compared, whether they fit or not; rooms whose size is not known
 * come last.
 */
export function arrangeRooms<Room extends Found>(
  rooms: readonly Room[],
  { sort, isMember, pointed, sizeOf, isLeading = () => false }: Arranged,
): Room[] {
  const all = rooms.map((room) => ({ ...room, rate_plans: sortPlans(room.rate_plans, isMember) }));
  if (sort === "price") return sortRooms(all, isMember);
  if (sort === "size") {
    return sortRooms(all, isMember).toSorted((a, b) => sizeOf(b.room_class_id) - sizeOf(a.room_class_id));
  }
  const others = all.filter(({ room_class_id }) => room_class_id !== pointed);
  const isFitting = ({ rate_plans }: Found) => rate_plans.some((plan) => plan.refer_best_match !== undefined);
  const isFirst = (room: Found) => isFitting(room) && isLeading(room.room_class_id);
  return [
    ...all.filter(({ room_class_id }) => room_class_id === pointed),
    ...sortRooms(others.filter(isFirst), isMember),
    ...sortRooms(
      others.filter((room) => isFitting(room) && !isFirst(room)),
      isMember,
    ),
    ...sortRooms(
      others.filter((room) => !isFitting(room)),
      isMember,
    ),
  ];
}

/** What there is to sort by: only what tells some of these rooms from others. One room needs no order. */
export function offeredSorts(
  rooms: readonly Found[],
  { isMember, sizeOf }: Pick<Arranged, "isMember" | "sizeOf">,
): Sort[] {
  const differ = (figures: readonly number[]) => new Set(figures).size > 1;
  const lowest = ({ rate_plans }: Found) => Math.min(...rate_plans.map((plan) => chargedPrice(plan, isMember)));
  const sorts: Sort[] = [
    ...(differ(rooms.map(lowest)) ? ["price" as const] : []),
    ...(differ(rooms.map(({ room_class_id }) => sizeOf(room_class_id))) ? ["size" as const] : []),
  ];
  return sorts.length === 0 ? [] : ["recommended", ...sorts];
}
