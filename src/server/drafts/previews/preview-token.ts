/** The signed part of a preview's address: whose it is. Whether it still shows anything is asked each time (find-previewed.ts). */
import type { Secrets } from "#server/security/secrets.ts";

const PURPOSE = "site-preview";
const HOUR_MS = 3_600_000;
/** As long as someone is signed in at the studio: it is for the studio's own frames. */
const OWN_HOURS = 12;

/** One's own, of the draft (version 0) or a version; or one that was shared, of which the table knows the rest. */
export type PreviewKey = { kind: "own"; account_id: string; version: number } | { kind: "shared"; link_id: string };

export function ownPreviewToken(
  secrets: Secrets,
  { hotel_id, account_id, version }: { hotel_id: number; account_id: string; version: number },
  now: Date,
): { token: string; expires_at: Date } {
  // To the hour: asked for again, the address is mostly the same one, and an open preview need not be loaded again.
  const expires_at = new Date((Math.ceil(now.getTime() / HOUR_MS) + OWN_HOURS) * HOUR_MS);
  const text = ["own", hotel_id, account_id, version, expires_at.getTime()].join(" ");
  return { token: secrets.seal(PURPOSE, text), expires_at };
}

export const sharedPreviewToken = (secrets: Secrets, hotel_id: number, link_id: string): string =>
  secrets.seal(PURPOSE, ["shared", hotel_id, link_id].join(" "));

/** null: it is another lodging's, or over, or none at all. */
export function readPreviewToken(secrets: Secrets, hotel_id: number, token: string, now: Date): PreviewKey | null {
  const [kind, lodging, id = "", version, until] = (secrets.open(PURPOSE, token) ?? "").split(" ");
  if (Number(lodging) !== hotel_id) return null;
  if (kind === "shared") return { kind, link_id: id };
  return kind === "own" && Number(until) >= now.getTime() ? { kind, account_id: id, version: Number(version) } : null;
}
