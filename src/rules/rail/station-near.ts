/** The station that guests of a lodging arrive at. */
import { STATION_COORDINATES, STATION_IDS, type StationId } from "#rules/rail/stations.ts";
import { type Place, placeFrom } from "#rules/site/area.ts";

/** From farther away guests come on by another railway or by coach, and on an island not at all: then only the lodging knows. */
const MOST_KM = 20;

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
