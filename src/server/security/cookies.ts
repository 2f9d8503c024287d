/** The value of a cookie, as it was sent; null where there is none. */
export function cookieIn(cookies: string | undefined, name: string): string | null {
  for (const part of (cookies ?? "").split(";")) {
    const at = part.indexOf("=");
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
