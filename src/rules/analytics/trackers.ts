/** Which analytics services may learn of a page view, if the visitor agrees. */
import { isPersonal } from "#rules/site/address.ts";

type Tracker = { id: string; script: string };

/** Which of the two a lodging uses, each with its own id and the address of its script. */
export type Trackers = { google: Tracker | null; meta: Tracker | null; currency: string };

/** What owners type becomes part of an address: only a real id does. */
const GOOGLE_ID = /^G-[A-Z0-9]{4,20}$/;
const META_ID = /^\d{5,20}$/;

/** Of the pages about one person's order these two alone: other addresses may hold a secret, and one page takes a card. */
const MEASURED = /^\/(booking|redirect\/receipt\/[^/]+)$/;

type Codes = { ga_code: string; pixel_code: string; currency: string };

/** null: nothing is reported. `sandboxUrl` is where the sandbox's receivers are; null in production. */
export function trackersOf(
  { ga_code, pixel_code, currency }: Codes,
  { path, search }: { path: string; search: string },
  sandboxUrl: string | null,
): Trackers | null {
  if (new URLSearchParams(search).has("preview")) return null;
  if (isPersonal(path) && !MEASURED.test(path)) return null;
  const ga = ga_code.trim().toUpperCase();
  const pixel = pixel_code.trim();
  const google = GOOGLE_ID.test(ga) ? { id: ga, script: googleScript(ga, sandboxUrl) } : null;
  const meta = META_ID.test(pixel) ? { id: pixel, script: metaScript(sandboxUrl) } : null;
  return google || meta ? { google, meta, currency: currency || "TWD" } : null;
}

const googleScript = (id: string, sandboxUrl: string | null): string =>
  sandboxUrl === null
    ? `https://www.googletagmanager.com/gtag/js?id=${id}`
    : `${sandboxUrl}/analytics/gtag.js?id=${id}`;

const metaScript = (sandboxUrl: string | null): string =>
  sandboxUrl === null ? "https://connect.facebook.net/en_US/fbevents.js" : `${sandboxUrl}/analytics/fbevents.js`;
