import type { ListedVersion } from "#server/drafts/version-store.ts";

/** A version as the calls answer it. `names`: of the staff, by account. */
export function shownVersion(row: ListedVersion, names: ReadonlyMap<string, string>) {
  const { version, reason, source_version, note, made_by, made_at, changed } = row;
  return {
    version,
    reason,
    source_version,
    note,
    made_by: made_by === null ? "" : (names.get(made_by) ?? ""),
    made_timestamp: Math.floor(made_at.getTime() / 1000),
    changed,
  };
}
