/** A facility as a drawing of one line; a lamp if its key is unknown. */
import type { Facility } from "#contract/content.ts";

const SIGNS: [words: RegExp, path: string][] = [
  [/garage|parking|car_?port|drive/, "M4 44V18L24 6l20 12v26M10 44V24h28v20M10 31h28M10 37.500h28"],
  [
    /karaoke|ktv|sing|music|piano/,
    "M19 8a7 7 0 0 1 14 0v10a7 7 0 0 1-14 0zM13 20c0 8 6 12 13 12s13-4 13-12M26 32v10M18 42h16",
  ],
  [
    /pool|swim|lagoon|stream|dive|beach|sea/,
    "M4 34c5-5 8-5 13 0s8 5 13 0 8-5 14 0M4 42c5-5 8-5 13 0s8 5 13 0 8-5 14 0M14 30V10a5 5 0 0 1 10 0M32 30V10a5 5 0 0 1 10 0M14 19h18",
  ],
  [
    /bath|spa|steam|sauna|onsen|tub|shower/,
    "M4 27h40v5c0 6-4 10-10 10H14C8 42 4 38 4 32zM10 27V12a5 5 0 0 1 10 0M28 20c-3-4 3-6 0-10M36 20c-3-4 3-6 0-10",
  ],
  [
    /kitchen|dining|breakfast|cafe|food|restaurant|grill|kaiseki|bar/,
    "M12 6v10a6 6 0 0 0 12 0V6M18 6v36M38 42V6c-6 3-8 9-8 16v4h8",
  ],
  [
    /bicycle|bike/,
    "M12 28a8 8 0 1 0 0 16 8 8 0 0 0 0-16M36 28a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 36l8-18h12l4 18M20 18l6 18 6-18M16 18h7M30 12h6",
  ],
  [/gym|fitness/, "M6 18v12M12 12v24M36 12v24M42 18v12M12 24h24"],
  [/laundry|wash/, "M8 6h32v36H8zM8 14h32M24 19a9 9 0 1 0 0 18 9 9 0 0 0 0-18"],
  [
    /garden|courtyard|meadow|terrace|veranda/,
    "M24 44V22M24 30c-10 0-14-6-14-14 10 0 14 6 14 14M24 26c0-10 4-16 14-16 0 10-4 16-14 16",
  ],
  [/kid|child|club|game/, "M16 8h16v16H16zM6 24h16v16H6zM26 24h16v16H26z"],
];

const LAMP = "M24 4v8M12 30a12 12 0 0 1 24 0zM20 30v3a4 4 0 0 0 8 0v-3M8 14l4 4M40 14l-4 4";

export function FacilitySign({ facility }: { facility: Facility }) {
  const key = facility.facilities_key.toLowerCase();
  return (
    <svg className="facility-sign" viewBox="0 0 48 48" aria-hidden="true">
      <path d={SIGNS.find(([words]) => words.test(key))?.[1] ?? LAMP} />
    </svg>
  );
}
