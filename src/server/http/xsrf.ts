/**
 * A cross-site page can make a browser send our cookies, but can't read them: a call that changes something must repeat the
 * cookie's value in a header. The value is signed for its host, so that a neighbouring host can't plant one.
 */
import { randomBytes } from "node:crypto";
import { isSame, type Secrets } from "#server/secrets.ts";

const XSRF_COOKIE = "XSRF-TOKEN";
const COOKIE = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=([^;]*)`);

export type Xsrf = {
  /** The cookie to set on a page view; null where the visitor has one already. */
  cookieFor: (host: string, cookies: string | undefined) => string | null;
  /** The value a form of the page repeats: the new cookie's, else the one the visitor has. */
  tokenFor: (cookie: string | null, cookies: string | undefined) => string;
  /** Whether a call that changes something may go on. */
  allows: (request: XsrfRequest) => boolean;
};

type XsrfRequest = {
  host: string;
  cookies: string | undefined;
  header: string | undefined;
  authorization: string | undefined;
};

export function createXsrf(secrets: Secrets, isSecure: boolean): Xsrf {
  const isOurs = (value: string, host: string) => {
    const [random = "", signature = ""] = value.split(".");
    return isSame(secrets.token("xsrf", `${host} ${random}`), signature);
  };
  const valueIn = (cookies: string) => COOKIE.exec(cookies)?.[1];
  return {
    cookieFor(host, cookies) {
      const value = cookies === undefined ? undefined : valueIn(cookies);
      if (value !== undefined && isOurs(value, host)) return null;
      const random = randomBytes(16).toString("base64url");
      const signed = `${random}.${secrets.token("xsrf", `${host} ${random}`)}`;
      return `${XSRF_COOKIE}=${signed}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    },
    tokenFor: (cookie, cookies) => valueIn(cookie ?? cookies ?? "") ?? "",
    allows({ host, cookies, header, authorization }) {
      // What no browser sends by itself needs no such proof: a bearer token (a password it may send), or no cookies at all.
      if (/^bearer /i.test(authorization ?? "") || cookies === undefined || cookies.trim() === "") return true;
      const value = valueIn(cookies);
      return value !== undefined && header !== undefined && isSame(value, header) && isOurs(value, host);
    },
  };
}
