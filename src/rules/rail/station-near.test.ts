import { expect, test } from "vitest";
import { stationNear } from "#rules/rail/station-near.ts";
import { STATION_COORDINATES, STATION_IDS, type StationId } from "#rules/rail/stations.ts";

test.each<[string, readonly [number, number], StationId | null, StationId | null]>([
  ["a hostel in Kaohsiung", [22.6229, 120.2832], null, "1070"],
  ["a town by the tracks of Taoyuan", [24.9866, 121.2536], null, "1020"],
  ["the southern cape, whose owner fetches guests from Zuoying", [22.06, 120.7], "1070", "1070"],
  ["the same without a word of the owner", [22.06, 120.7], null, null],
  ["an owner who names another than the nearest", [24.9866, 121.2536], "1000", "1000"],
  [
    "a hot spring behind the mountains, whose guests come by another railway or by coach",
    [24.8318, 121.759],
    null,
    null,
  ],
  ["an old town with its station out in the fields", [22.9968, 120.1985], null, "1060"],
  ["an island", [24.4122, 118.299], null, null],
])("%s", (_title, home, named, station) => {
  expect(stationNear(home, named)?.station ?? null).toBe(station);
});

test("stations lie from north to south, in Taiwan", () => {
  const latitudes = STATION_IDS.map((id) => STATION_COORDINATES[id][0]);
  expect(latitudes).toEqual([...latitudes].sort((one, other) => other - one));
  for (const [, longitude] of Object.values(STATION_COORDINATES)) expect(Math.abs(longitude - 121)).toBeLessThan(1);
});
