/** What the booking page needs from the browser: calls over the network, and the tab's storage. */
import type { Envelope } from "#contract/call.ts";
import { type ApiClient, createApiClient, type Send } from "#contract/client.ts";
import type { Language } from "#rules/text/language.ts";
import type { Typed } from "#web/booking/payload.ts";

/** There was no answer: the call may or may not have arrived. */
class NoAnswer extends Error {}

/** Where signing in stores the token of the accounts service and that of this lodging's system. */
const MEMBER_KEY = "yado.member-token";
export const TOKEN_KEY = "PMS-token";
const ANSWER_SECONDS = 30;

export const cookie = (name: string): string =>
  document.cookie
    .split("; ")
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

const listed = (query: object): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  );

export const memberToken = (): string | null => read(localStorage, TOKEN_KEY);

/** False: storage is forbidden. */
export function keepTokens({ member_token, hotel_token }: { member_token: string; hotel_token: string }): boolean {
  try {
    localStorage.setItem(MEMBER_KEY, member_token);
    localStorage.setItem(TOKEN_KEY, hotel_token);
    return true;
  } catch {
    return false;
  }
}

export function dropTokens(): void {
  try {
    localStorage.removeItem(MEMBER_KEY);
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Storage is forbidden, so there was nothing to remove.
  }
}

/** Calls wait for it: made before, they would be a visitor's. */
let tokensAreKept: Promise<unknown> = Promise.resolve();

export function holdCallsUntil(kept: Promise<unknown>): void {
  tokensAreKept = kept;
}

/** Calls that are the same for everyone have no use for a token. */
const TOKENLESS: ReadonlySet<string> = new Set(["renewMemberSession", "sendJoinCode", "joinByCode", "joinByOneTap"]);

function sendFrom(lang: Language): Send {
  return async (call, { query = {}, body, headers = {} }) => {
    const isTokenless = TOKENLESS.has(call.name);
    if (!isTokenless) await tokensAreKept;
    const token = isTokenless ? null : memberToken();
    const isChange = call.method !== "GET";
    try {
      const response = await fetch(
        `${call.path}?${new URLSearchParams([...listed(query as object), ["lang", lang]])}`,
        {
          method: call.method,
          signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
          headers: {
            ...(isChange ? { "content-type": "application/json", "x-xsrf-token": cookie("XSRF-TOKEN") } : {}),
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(headers.idempotencyKey === undefined ? {} : { "idempotency-key": headers.idempotencyKey }),
          },
          ...(isChange ? { body: JSON.stringify(body ?? null) } : {}),
        },
      );
      return { status: response.status, envelope: (await response.json()) as Envelope };
    } catch (error) {
      throw new NoAnswer(call.name, { cause: error });
    }
  };
}

export const createBrowserApi = (lang: Language): ApiClient => createApiClient(sendFrom(lang));

/** Storage may be forbidden: then nothing is remembered. */
function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** The tab's own storage; where it is forbidden, nothing is remembered. */
export function tabMemory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

const DETAILS_KEY = "yado.booking-details";
/** These are ticked and typed anew each time. */
const FORGOTTEN = new Set(["agree", "captcha", "xsrf", "intent", "key", "shown"]);

/** What was typed is stored in this tab only. */
export const details = {
  recall(): Typed {
    try {
      const kept: unknown = JSON.parse(read(sessionStorage, DETAILS_KEY) ?? "{}");
      return typeof kept === "object" && kept !== null ? (kept as Typed) : {};
    } catch {
      return {};
    }
  },
  keep(typed: Typed): void {
    const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !FORGOTTEN.has(name)));
    try {
      sessionStorage.setItem(DETAILS_KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden: the form itself still holds the values.
    }
  },
};
