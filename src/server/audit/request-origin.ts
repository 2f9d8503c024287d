/** From where staff act, for the log: so much of it that an owner recognises the place and nobody is found by it. */
import { shortNetworkOf } from "#rules/network/network-address.ts";
import { browserName } from "#rules/people/browser-name.ts";
import type { Person } from "#server/calls/person.ts";
import type { Database } from "#server/database/connect.ts";

/** `network` as in `203.0.113.0/24`, `device` as in `Chrome, Android`. */
export type RequestOrigin = { network: string; device: string };

function originOf({ kind, address }: Person, userAgent: string): RequestOrigin | null {
  if (kind !== "staff" && kind !== "studio") return null;
  const origin = { network: shortNetworkOf(address), device: browserName(userAgent) };
  return origin.network === "" && origin.device === "" ? null : origin;
}

/** What this person writes into a lodging's log says from where. */
export function fromPerson(database: Database, person: Person, userAgent: string): Database {
  const origin = originOf(person, userAgent);
  if (origin === null) return database;
  return {
    ...database,
    forHotel: (hotel_id, work) => database.forHotel(hotel_id, (query) => work({ ...query, origin })),
  };
}
