/** The catalog of what a room can have, in five languages, and how a room's keys are grouped. */
import catalog from "./facility-catalog.json" with { type: "json" };
import type { Language } from "#rules/text/language.ts";

type Item = {
  key: string;
  name: Record<Language, string>;
  schema: { type: string; name: string; value: string | boolean | number };
};
type Group = { key: string; selection: "single" | "multi"; name: Record<Language, string>; items: Item[] };

export const FACILITY_GROUPS = catalog.groups as unknown as Group[];

/** What guests most often compare rooms by. */
export const SEARCH_FACILITIES: readonly string[] = catalog.search_defaults;

const ITEMS = new Map(FACILITY_GROUPS.flatMap((group) => group.items.map((item) => [item.key, item])));

export function facilityItem(key: string): Item | undefined {
  return ITEMS.get(key);
}

/** What a lodging's list of keys names. What can't be read, or is not in the catalog, counts as nothing. */
export function facilityItems(json: string): Item[] {
  try {
    const keys: unknown = JSON.parse(json);
    return Array.isArray(keys) ? keys.flatMap((key) => ITEMS.get(String(key)) ?? []) : [];
  } catch {
    return [];
  }
}

/** The specification's `facilities`: a group that allows one choice holds its key, the others a list. */
export function groupFacilities(keys: readonly string[]): Record<string, string | string[]> {
  const grouped: Record<string, string | string[]> = {};
  for (const group of FACILITY_GROUPS) {
    const chosen = group.items.map((item) => item.key).filter((key) => keys.includes(key));
    if (chosen.length > 0) grouped[group.key] = group.selection === "single" ? chosen[0]! : chosen;
  }
  return grouped;
}

/** Reads `facilities` back. What can't be read counts as nothing. */
export function readFacilities(json: string): { group: Group; items: Item[] }[] {
  let grouped: unknown;
  try {
    grouped = JSON.parse(json);
  } catch {
    return [];
  }
  if (typeof grouped !== "object" || grouped === null) return [];
  const chosen = grouped as Record<string, unknown>;
  return FACILITY_GROUPS.map((group) => ({
    group,
    items: group.items.filter((item) => [chosen[group.key]].flat().includes(item.key)),
  })).filter(({ items }) => items.length > 0);
}
