import { guestCharges } from "#rules/guests/guest-bands.ts";
import { divideParty } from "#rules/guests/room-parties.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { placesOf, type Rows } from "#server/families/charge-guests.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";

/**
 * Adults for whom the rooms' own beds are too few, as a search divides and prices them: who comes without children need not say
 * who sleeps where. The same cart where they have beds, and where none can be added.
 */
export function placeAdults(cart: Cart, catalogue: Catalogue, rows: Rows): Cart {
  const { party, lines, start, end } = cart;
  const { bands } = catalogue.family;
  if (bands.length === 0 || party === null || party.children > 0 || lines.some(({ guests }) => guests)) return cart;
  const placesOfLines = lines.map(({ room_class_id, rate_plan_id, num }) => {
    const places = placesOf(catalogue, catalogue.plans.get(rate_plan_id)!, room_class_id, rows);
    return Array.from({ length: num }, () => places);
  });
  const places = placesOfLines.flat();
  if (party.adults <= places.reduce((beds, { people }) => beds + people, 0)) return cart;
  const parties = divideParty(places, { adults: party.adults, ages: [], cots: 0 });
  const rooms = parties.map((party, nth) => ({ party, places: places[nth]! }));
  const found = guestCharges(rooms, nightsBetween(start, end), catalogue.family);
  if ("fault" in found && !found.fault.on_request) return cart;
  const left = [...parties];
  return {
    ...cart,
    lines: lines.map((line, nth) => ({ ...line, guests: left.splice(0, placesOfLines[nth]!.length) })),
  };
}
