/** A page's headers: what may run on it, and who may cache it. */
import { isPersonal } from "#rules/site/address.ts";
import type { Visit } from "#contract/visit.ts";

/** Not cached, not indexed, and no referrer; Google's one tap works only for a page that says at least its origin. */
export function personalHeaders(isPacked: boolean, { oneTap }: Pick<Visit, "oneTap">): Record<string, string> {
  return {
    "cache-control": "private, no-store",
    "referrer-policy": oneTap ? "strict-origin-when-cross-origin" : "same-origin",
    "x-robots-tag": "noindex",
    vary: isPacked ? "cookie, accept-encoding" : "cookie",
  };
}

/** Card gateway B takes the card in frames of its own, which its own script puts on one page: the hop to the bank. */
const CARD_PAGE = /^\/pay\/[^/]+\/[^/]+\/bank\//;
const CARD_SCRIPTS = "https://js.tappaysdk.com";

/** What the two scripts load and whom they report to; pictures may come from anywhere as it is. */
const GOOGLE_SCRIPTS = "https://www.googletagmanager.com";
const GOOGLE_REPORTS = "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com";
const META_SCRIPTS = "https://connect.facebook.net";
const META_REPORTS = "https://connect.facebook.net https://www.facebook.com";

/** The platform's front page, its gallery and the studio show lodgings in frames, and their hosts are their own. */
const FRAMING = /^\/platform(?:\/layouts)?$|^\/studio\/./;

export type PolicySettings = { platformOrigin: string; sandboxUrl: string | null; isDevelopment: boolean };

/** The page's own policy: only what this page of this lodging has a use for may come from elsewhere. */
export function securityHeaders(
  { platformOrigin, sandboxUrl, isDevelopment }: PolicySettings,
  {
    kind,
    domain,
    path,
    trackers,
    oneTap,
    originOf,
  }: Pick<Visit, "kind" | "domain" | "path" | "trackers" | "oneTap" | "originOf">,
): Record<string, string> {
  const sandbox = sandboxUrl ?? "";
  const isAccounts = kind === "accounts";
  // The lodging whose site the person comes from, and goes back to.
  const lodging = isAccounts && domain !== "" && originOf(domain);
  const cards = CARD_PAGE.test(path) ? [CARD_SCRIPTS, sandbox] : [];
  // Under the sandbox nothing goes outside.
  const tracking = trackers && {
    scripts: sandboxUrl === null ? [trackers.google && GOOGLE_SCRIPTS, trackers.meta && META_SCRIPTS] : [sandbox],
    reports: sandboxUrl === null ? [trackers.google && GOOGLE_REPORTS, trackers.meta && META_REPORTS] : [sandbox],
  };
  // As Google documents it.
  const google = oneTap?.base ?? null;
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: http: https:",
    sources("style-src 'self' 'unsafe-inline'", google && `${google}/style`),
    sources(
      "script-src 'self'",
      google && `${google}/client`,
      ...cards,
      ...(tracking?.scripts ?? []),
      isDevelopment && "'unsafe-inline'",
    ),
    sources("frame-src 'self'", google && `${google}/`, ...cards, FRAMING.test(path) && "http: https:"),
    // Its page may call the services that have the platform's host.
    sources(
      "connect-src 'self'",
      kind === "site" && platformOrigin,
      google && `${google}/`,
      ...(tracking?.reports ?? []),
      isDevelopment && "ws:",
    ),
    // The heading font is the lodging's own file.
    lodging && `font-src 'self' ${lodging}`,
    "object-src 'none'",
    "base-uri 'none'",
    // A search may be answered by the lodging's own booking engine elsewhere; a payment is sent to its vendor.
    // A sign-in ends at the site it was begun for: browsers hold a form's redirects to this, too. A program on the person's own
    // machine is reached without https.
    sources("form-action 'self' https:", sandbox, lodging, isAccounts && "http://localhost:* http://127.0.0.1:*"),
    // The gallery, on the platform's host, frames pages that everyone may see. Nobody else may frame a guest's own pages:
    // around them, another site could make the guest click a button without seeing what it does.
    isAccounts
      ? "frame-ancestors 'none'"
      : isPersonal(path)
        ? "frame-ancestors 'self'"
        : `frame-ancestors 'self' ${platformOrigin}`,
  ];
  return {
    "content-security-policy": policy.filter(Boolean).join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}

const sources = (...each: (string | false | null)[]): string => each.filter(Boolean).join(" ");
