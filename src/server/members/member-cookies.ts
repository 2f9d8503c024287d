/** The cookies of a lodging's members: of a session, and of sign-ins under way. Both are good at one host only. */
import type { RequestContext } from "#server/calls/request-context.ts";
import { cookieIn } from "#server/security/cookies.ts";

type Site = Pick<RequestContext, "hotel" | "originOf" | "cookies">;
type Setting = Site & Pick<RequestContext, "setCookie">;

const isSecure = ({ originOf, hotel }: Site): boolean => originOf(hotel.domain).startsWith("https:");

/** With https the browser itself holds the cookie to this host: no neighbouring host can plant one. */
const named = (site: Site, name: string): string => `${isSecure(site) ? "__Host-" : ""}${name}`;

const SESSION = "yado-member";
const UNDER_WAY = "yado-sign-in-";

function set(site: Setting, name: string, value: string, seconds: number): void {
  const secure = isSecure(site) ? "; Secure" : "";
  site.setCookie(`${named(site, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

export const sessionCookie = (site: Site): string | null => {
  const value = cookieIn(site.cookies, named(site, SESSION));
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
};

export const setSessionCookie = (site: Setting, token: string, seconds: number): void =>
  set(site, SESSION, token, seconds);

export const clearSessionCookie = (site: Setting): void => set(site, SESSION, "", 0);

/** Each tab has its own: two tabs may sign in at once. */
const underWay = (state: string): string => UNDER_WAY + state.slice(0, 12);

export const signInCookie = (site: Site, state: string): string | null =>
  cookieIn(site.cookies, named(site, underWay(state)));

export const clearSignInCookie = (site: Setting, state: string): void => set(site, underWay(state), "", 0);

/** More than these at once are leftovers, and every request carries them. */
const MOST_UNDER_WAY = 4;

export function setSignInCookie(site: Setting, state: string, value: string, seconds: number): void {
  const prefix = named(site, UNDER_WAY);
  const names = (site.cookies ?? "").split(/;\s*/).map((each) => each.slice(0, each.indexOf("=")));
  const others = names.filter((name) => name.startsWith(prefix));
  if (others.length >= MOST_UNDER_WAY) {
    for (const name of others) set(site, UNDER_WAY + name.slice(prefix.length), "", 0);
  }
  set(site, underWay(state), value, seconds);
}
