/** Time zones by their names in the IANA database, as a lodging can have them. */

/** Offsets such as +08:00 are none: they know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){1,2}$/.test(name) && name !== "UTC") return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const ZONE_REGIONS = [
  "Asia",
  "Europe",
  "America",
  "Australia",
  "Pacific",
  "Africa",
  "Atlantic",
  "Indian",
] as const;
export type ZoneRegion = (typeof ZONE_REGIONS)[number];

/** The places that people live in, by region; `also` is one that must be among them. */
export function zonesByRegion(names: readonly string[], also: string): Map<ZoneRegion, string[]> {
  const all = [...new Set([...names, also])].toSorted();
  return new Map(ZONE_REGIONS.map((region) => [region, all.filter((name) => name.startsWith(`${region}/`))]));
}

/** "Kuala Lumpur", of Asia/Kuala_Lumpur. */
export const placeOfZone = (name: string): string => name.split("/").slice(1).join(", ").replaceAll("_", " ");
