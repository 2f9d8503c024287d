/** Whether rooms take a family whose ages are known, and what it costs there beyond the beds. */
import {
  type Band,
  type FamilyTerms,
  guestAmount,
  guestCharges,
  type RoomParty,
  type RoomPlaces,
  soldBands,
} from "#rules/guests/guest-bands.ts";
import { divideParty } from "#rules/guests/room-parties.ts";
import type { Beds } from "#rules/stock/beds.ts";

export type FamilyRequest = {
  terms: FamilyTerms;
  /** Children of each room. */
  ages: readonly RoomParty["ages"][];
  cots: number;
};

/** For the whole stay; null where somebody has no place. A room's own bands are those of its plan. */
export function familyAmount(
  rooms: readonly (RoomPlaces & { bands?: readonly Band[] })[],
  { nights, adults }: { nights: number; adults: number },
  { terms, ages, cots }: FamilyRequest,
): number | null {
  const parties = divideParty(rooms, { adults, ages, cots });
  const found = guestCharges(
    rooms.map((places, nth) => ({ places, party: parties[nth]!, bands: places.bands ?? terms.bands })),
    nights,
    terms,
  );
  return "charges" in found ? guestAmount(found.charges) : null;
}

/** The most that a room can hold with what its bands allow: no family that fits is more. */
export function withExtraBeds(
  { people, children, extra_beds }: Omit<RoomPlaces, "cots">,
  bands: readonly Pick<Band, "kind" | "on_request">[],
): Beds {
  const has = (...kinds: Band["kind"][]) => soldBands(bands).some(({ kind }) => kinds.includes(kind));
  const beds = people + (has("extra_adult") ? extra_beds : 0);
  const lying = has("free", "child") ? children : 0;
  const all = people + lying + (has("extra_adult", "child_bed") ? extra_beds : 0);
  return { people: beds, children: all - beds };
}
