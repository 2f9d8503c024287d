/** Who sleeps where, as the guest has said it and as it stands in the address of a booking. */
import type { BookingOption } from "#rules/booking/stay.ts";
import { readAdultsByRoom, readAges, writeAges } from "#rules/guests/room-parties.ts";

/** Who sleeps where, only where the guest has said it: children of each room by age, cots, adults of each room. */
export type FamilyOption = {
  ages?: number[][];
  cots?: number;
  /** Of each room in the cart, in its order; it holds as long as these rooms are in the cart. */
  adultsByRoom?: number[];
  /** The address has ages that can't be: they are asked for again. */
  areAgesBad?: true;
};

type Query = { get: (name: string) => string | null; getAll: (name: string) => string[] };

const ONE_AGE = /^(?:\d|1[0-7])$/;

/** `ages` of a link, or the fields of a form: an `age` for each child, and its room where there are several. */
function readChildren(query: Query, { room, children }: BookingOption): FamilyOption {
  if (children === 0) return {};
  const said = query.getAll("age");
  const rooms = query.getAll("age_room").map(Number);
  const asForm = Array.from({ length: room }, (_, nth) =>
    said.flatMap((age, child) => ((rooms[child] ?? 1) === nth + 1 ? [Number(age)] : [])),
  );
  const isForm = said.length === children && said.every((age) => ONE_AGE.test(age));
  const ages = isForm ? asForm : readAges(query.get("ages") ?? "", { rooms: room, children });
  const isSaid = query.get("ages") !== null || said.some((age) => age !== "");
  if (ages === null || ages.flat().length !== children) return isSaid ? { areAgesBad: true } : {};
  const cots = query.get("cots") ?? "";
  return { ages, ...(/^[1-9]$/.test(cots) && Number(cots) <= children ? { cots: Number(cots) } : {}) };
}

export function readFamily(query: Query, stay: BookingOption): FamilyOption {
  const adultsByRoom = readAdultsByRoom(query.get("adults_by_room") ?? "", stay.adults);
  return { ...readChildren(query, stay), ...(adultsByRoom ? { adultsByRoom } : {}) };
}

export const writeFamily = ({ ages, cots, adultsByRoom }: FamilyOption): [string, string][] => [
  ...(ages === undefined ? [] : [["ages", writeAges(ages)] as [string, string]]),
  ...(cots === undefined ? [] : [["cots", String(cots)] as [string, string]]),
  ...(adultsByRoom === undefined ? [] : [["adults_by_room", adultsByRoom.join(",")] as [string, string]]),
];

/**
 * Ages hold for as many children as there are, and adults for as many as are divided. In more rooms children stay where they
 * are; in fewer all are in the first until they are put elsewhere.
 */
export function withFamily<State extends BookingOption & FamilyOption>(given: State) {
  const { ages, cots, adultsByRoom, areAgesBad: _, ...others } = given;
  const isDivided = adultsByRoom !== undefined && readAdultsByRoom(adultsByRoom.join(","), others.adults) !== null;
  const state = { ...others, ...(isDivided ? { adultsByRoom } : {}) };
  if (ages === undefined || ages.flat().length !== state.children || state.children === 0) return state;
  const kept = ages.length <= state.room ? ages : [ages.flat()];
  const placed = [...kept, ...Array.from({ length: state.room - kept.length }, (): number[] => [])];
  return { ...state, ages: placed, ...(cots === undefined || cots < 1 ? {} : { cots }) };
}
