/** The station that guests of a lodging arrive at. */
import { STATION_COORDINATES, STATION_IDS, type StationId } from "#rules/rail/stations.ts";
import { type Place, placeFrom } from "#rules/site/area.ts";

/** Farther away, and on an island, nobody comes by this railway. */
const MOST_KM = 60;

/** The one the lodging names, however far; else the nearest one. Null: none is near. */
export function stationNear(
  home: readonly [number, number],
  named: StationId | null,
): (Place & { station: StationId }) | null {
  const [nearest] = (named === null ? [...STATION_IDS] : [named])
    .map((station) => ({ ...placeFrom(home, STATION_COORDINATES[station]), station }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && (named !== null || nearest.distance <= MOST_KM) ? nearest : null;
}
