/** /.well-known/security.txt on the platform's host (RFC 9116): where a researcher reports a weakness to the operator. */

const PATH = "/.well-known/security.txt";

/** The standard wants less than a year. The file is made for each request, so it never expires by itself. */
const GOOD_DAYS = 180;
const DAY_MS = 86_400_000;

/** null: another file was requested, or the operator has named no contact. */
export function securityTxt(path: string, contact: string | undefined, origin: string, now: Date): Response | null {
  if (path !== PATH || contact === undefined) return null;
  const expires = new Date(now.getTime() + GOOD_DAYS * DAY_MS).toISOString().replace(/\.\d{3}Z$/, "Z");
  return new Response(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${origin}${PATH}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    },
  });
}
