/** The signed part of a preview's address: which lodging's draft it shows, and until when. */
import type { Secrets } from "#server/security/secrets.ts";

const PURPOSE = "site-preview";

/** Long enough for a colleague to look at it; a link that was forwarded further ends by itself. */
const PREVIEW_DAYS = 7;

const HOUR_MS = 3_600_000;

export function previewToken(secrets: Secrets, hotel_id: number, now: Date): { token: string; expires_at: Date } {
  // To the hour: asked for again, the address is mostly the same one, and an open preview need not be loaded again.
  const expires_at = new Date((Math.ceil(now.getTime() / HOUR_MS) + PREVIEW_DAYS * 24) * HOUR_MS);
  return { token: secrets.seal(PURPOSE, `${hotel_id} ${expires_at.getTime()}`), expires_at };
}

export function isPreviewToken(secrets: Secrets, hotel_id: number, token: string, now: Date): boolean {
  const [lodging, until] = (secrets.open(PURPOSE, token) ?? "").split(" ").map(Number);
  return lodging === hotel_id && until !== undefined && until >= now.getTime();
}
