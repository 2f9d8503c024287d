/** What browsers are told about a page beside the page: what may run on it, and who may keep it. */

/** Nobody keeps it, finds it, or hears where it was linked from. */
export function personalHeaders(isPacked: boolean): Record<string, string> {
  return {
    "cache-control": "private, no-store",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
    vary: isPacked ? "cookie, accept-encoding" : "cookie",
  };
}

/** Card gateway B takes the card in frames of its own, which its own script puts on one page: the hop to the bank. */
export const CARD_PAGE = /^\/pay\/[^/]+\/[^/]+\/bank\//;
export const CARD_SCRIPTS = "https://js.tappaysdk.com";

export function securityHeaders(
  platformOrigin: string,
  sandboxUrl: string | null,
  isDevelopment: boolean,
  cards?: string,
): Record<string, string> {
  const scripts = cards === undefined ? "" : ` ${cards}${sandboxUrl === null ? "" : ` ${sandboxUrl}`}`;
  const bank = sandboxUrl === null ? "" : ` ${sandboxUrl}`;
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: http: https:",
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self'${scripts}${isDevelopment ? " 'unsafe-inline'" : ""}`,
    `frame-src 'self'${scripts}`,
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    // A search may be answered by the lodging's own booking engine elsewhere; a payment is sent to its vendor.
    `form-action 'self' https:${bank}`,
    `frame-ancestors 'self' ${platformOrigin}`,
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  };
}
