/** The browser's own side of the booking page: calls over the network, and what this tab remembers. */
import type { Envelope } from "#contract/call.ts";
import { type ApiClient, createApiClient, type Send } from "#contract/client.ts";
import type { Language } from "#rules/text/language.ts";
import type { Typed } from "#web/booking/payload.ts";

/** The network gave no answer: nobody knows whether the call arrived. */
class NoAnswer extends Error {}

/** Where the sign-in leaves a member's token for this lodging's system. */
const TOKEN_KEY = "PMS-token";
const ANSWER_SECONDS = 30;

const cookie = (name: string): string =>
  document.cookie
    .split("; ")
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

const listed = (query: object): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  );

export const memberToken = (): string | null => read(localStorage, TOKEN_KEY);

export function dropMemberToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Forbidden: then there was none to drop.
  }
}

function sendFrom(lang: Language): Send {
  return async (call, { query = {}, body, headers = {} }) => {
    const token = memberToken();
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

/** A browser may forbid to remember anything: the page then simply forgets. */
function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

const DETAILS_KEY = "yado.booking-details";
/** Agreed to and typed anew each time. */
const FORGOTTEN = new Set(["agree", "captcha", "xsrf", "intent", "key", "shown"]);

/** What was typed stays in this tab, and nowhere else. */
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
      // Full or forbidden: the form still has it.
    }
  },
};
