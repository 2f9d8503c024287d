import { cookieIn } from "#server/security/cookies.ts";

export const DEVICE_COOKIE = "yado-device";

/** The name that this browser was given when somebody signed in with it; null: nobody has. */
export function deviceIn(cookies: string | undefined): string | null {
  const sent = cookieIn(cookies, DEVICE_COOKIE);
  return sent !== null && /^[\w-]{32}$/.test(sent) ? sent : null;
}
