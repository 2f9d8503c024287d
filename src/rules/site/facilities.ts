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

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What a lodging's list of keys names; what is not in the catalog counts as nothing. null: it can't be read. */
export function facilityItems(json: string): Item[] | null {
  const keys = parsed(json);
  return Array.isArray(keys) ? keys.flatMap((key) => ITEMS.get(String(key)) ?? []) : null;
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

/** Reads `facilities` back. null: it can't be read. */
export function readFacilities(json: string): { group: Group; items: Item[] }[] | null {
  const grouped = parsed(json);
  if (typeof grouped !== "object" || grouped === null) return null;
  const chosen = grouped as Record<string, unknown>;
  return FACILITY_GROUPS.flatMap((group) => {
    const keys = new Set<unknown>([chosen[group.key]].flat());
    const items = group.items.filter((item) => keys.has(item.key));
    return items.length > 0 ? [{ group, items }] : [];
  });
}
