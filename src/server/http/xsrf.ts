/**
 * What changes something must come from a page of ours. A browser that says it comes from another site is refused at once. And
 * as a cross-site page can make a browser send our cookies, but can't read them, a call must repeat the cookie's value in a
 * header, and a form in a field. The value is signed for its host, so that a neighbouring host can't plant one.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { isSame, type Secrets } from "#server/security/secrets.ts";

const XSRF_COOKIE = "XSRF-TOKEN";
const COOKIE = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=([^;]*)`);

export type Xsrf = {
  /** The cookie to set on a page that may hold forms; null where the visitor has one already. */
  cookieFor: (host: string, cookies: string | undefined) => string | null;
  /** An answer's cookies, and with the first of ours the one that the next call repeats: a client may load no page at all. */
  withOwn: (host: string, cookies: string | undefined, set: readonly string[]) => string[];
  /** What a form of the page repeats: the new cookie's value, else the one the visitor has, under a mask. */
  tokenFor: (cookie: string | null, cookies: string | undefined) => string;
  /** Whether a call or form that changes something may go on. `header` is the cookie's value, as it is or masked. */
  allows: (request: XsrfRequest) => boolean;
};

type XsrfRequest = {
  host: string;
  /** The browser itself says that a page of the very lodging sent it which the call is held to (cross-origin.ts). */
  isLodgings?: boolean;
  /** The origin of the requested host. */
  ownOrigin: string;
  /** What the browser says of the page that sent it: the headers Origin and Sec-Fetch-Site. Other programs send neither. */
  origin: string | undefined;
  fetchSite: string | undefined;
  cookies: string | undefined;
  header: string | undefined;
  authorization: string | undefined;
};

/** Another site's page, or that of a neighbouring host. "none" is the guest's own doing, such as a reload. */
function isForeign({ ownOrigin, origin, fetchSite }: XsrfRequest): boolean {
  return (
    (origin !== undefined && origin !== ownOrigin) ||
    (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none")
  );
}

/**
 * A value in a compressed page could be guessed character by character from the page's length. Masked with a random pad it
 * differs in every answer.
 */
function mask(value: string): string {
  const pad = randomBytes(Buffer.byteLength(value));
  return pad.toString("base64url") + xor(pad, Buffer.from(value)).toString("base64url");
}

/** Whatever is sent: what is no mask gives nothing that could be a value. */
function unmask(masked: string): string {
  const half = masked.length / 2;
  const [pad, padded] = [masked.slice(0, half), masked.slice(half)].map((text) => Buffer.from(text, "base64url"));
  return pad!.length === padded!.length ? xor(pad!, padded!).toString() : "";
}

const xor = (pad: Buffer, text: Buffer): Buffer => Buffer.from(text.map((byte, place) => byte ^ pad[place]!));

const valueIn = (cookies: string) => COOKIE.exec(cookies)?.[1];

/** Every page with a form sets this value if the browser has none, so it also identifies browsers until they are closed. */
export const sessionIn = (cookies: string | undefined): string | null => valueIn(cookies ?? "") ?? null;

export function createXsrf(secrets: Secrets, isSecure: boolean): Xsrf {
  const isOurs = (value: string, host: string) => {
    const [random = "", signature = ""] = value.split(".");
    return isSame(secrets.token("xsrf", `${host} ${random}`), signature);
  };
  function cookieFor(host: string, cookies: string | undefined): string | null {
    const value = cookies === undefined ? undefined : valueIn(cookies);
    if (value !== undefined && isOurs(value, host)) return null;
    const random = randomUUID();
    const signed = `${random}.${secrets.token("xsrf", `${host} ${random}`)}`;
    return `${XSRF_COOKIE}=${signed}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  }
  return {
    cookieFor,
    withOwn(host, cookies, set) {
      const own = set.length === 0 ? null : cookieFor(host, cookies);
      return own === null ? [...set] : [...set, own];
    },
    tokenFor: (cookie, cookies) => mask(valueIn(cookie ?? cookies ?? "") ?? ""),
    allows(request) {
      if (request.isLodgings === true) return true;
      if (isForeign(request)) return false;
      const { host, cookies, header, authorization } = request;
      // What no browser sends by itself needs no such proof: a bearer token (a password it may send), or no cookies at all.
      if (/^bearer /i.test(authorization ?? "") || cookies === undefined || cookies.trim() === "") return true;
      const value = valueIn(cookies);
      if (value === undefined || header === undefined) return false;
      return (isSame(value, header) || isSame(value, unmask(header))) && isOurs(value, host);
    },
  };
}
