/** The signed part of a preview's address: which lodging's draft or version it shows, and until when. */
import type { Secrets } from "#server/security/secrets.ts";

const PURPOSE = "site-preview";

/** Long enough for a colleague to look at it; a link that was forwarded further ends by itself. */
const PREVIEW_DAYS = 7;

const HOUR_MS = 3_600_000;

/** What a preview shows; version 0 is the draft. */
type Previewed = { hotel_id: number; version: number };

export function previewToken(
  secrets: Secrets,
  { hotel_id, version }: Previewed,
  now: Date,
): { token: string; expires_at: Date } {
  // To the hour: asked for again, the address is mostly the same one, and an open preview need not be loaded again.
  const expires_at = new Date((Math.ceil(now.getTime() / HOUR_MS) + PREVIEW_DAYS * 24) * HOUR_MS);
  return { token: secrets.seal(PURPOSE, `${hotel_id} ${expires_at.getTime()} ${version}`), expires_at };
}

/** Which version of this lodging a token shows. null: it is another lodging's, or over, or none at all. */
export function readPreviewToken(secrets: Secrets, hotel_id: number, token: string, now: Date): number | null {
  // A link that was made before previews of versions has no third part: it shows the draft.
  const [lodging, until = 0, version = 0] = (secrets.open(PURPOSE, token) ?? "").split(" ").map(Number);
  return lodging === hotel_id && until >= now.getTime() ? version : null;
}
