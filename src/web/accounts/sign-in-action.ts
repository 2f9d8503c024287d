/** The forms of the sign-in page. Each makes one call; what is refused comes back to its field, with what was typed. */
import { data, redirect } from "react-router";
import * as calls from "#contract/sign-in.ts";
import { CallRefused } from "#contract/client.ts";
import { ACCOUNT_WORDS } from "#languages/languages.ts";
import { readCredential } from "#web/accounts/credential.ts";
import type { PageVisit } from "#web/context.ts";
import type { Problem } from "#web/orders/answers.ts";

export type Screen = "start" | "code" | "password" | "forgot" | "reset";

/** What the next screen is drawn from, where the page's address alone would not tell. */
export type Answered = {
  screen: Screen;
  email: string;
  /** Kept where it was mistyped, or the password beside it was refused: it has not been used yet. */
  code?: string;
  /** When the last code was sent, in seconds; 0: none was. */
  sent: number;
  problems: Problem[];
  isStaff: boolean;
};

const SCREENS: readonly string[] = ["start", "code", "password", "forgot", "reset"] satisfies Screen[];

export const screenIn = (name: string | null): Screen => (SCREENS.includes(name ?? "") ? (name as Screen) : "start");

/** A password is taken as it was typed, spaces and all. */
async function readTyped(request: Request): Promise<Record<string, string>> {
  const form = await request.formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, name === "password" ? String(value) : String(value).trim()]),
  );
}

type Step = { redirect: string | null };

export async function answerSignIn(visit: PageVisit, uid: string, request: Request) {
  const { api, lang, now, path, search } = visit;
  const typed = await readTyped(request);
  const { email = "", code = "", password = "" } = typed;
  const params = { uid };
  const sentAt = Math.floor(now.getTime() / 1000);
  const before: Answered = {
    screen: screenIn(typed.screen ?? null),
    email,
    sent: /^\d{1,12}$/.test(typed.sent ?? "") ? Number(typed.sent) : 0,
    problems: [],
    isStaff: typed.role === "staff",
  };
  const again = (problems: Problem[], more: Partial<Answered> = {}) => data({ ...before, ...more, problems }, 422);
  // Made absolute: the router would take it for one of its own routes.
  const goOn = (to: string) => redirect(new URL(to, request.url).href, 303);
  const after = ({ redirect: to }: Step) => goOn(to ?? path + search);

  try {
    switch (typed.do) {
      case "send": {
        await api(calls.sendSignInCode, { params, body: { email } });
        const screen = before.screen === "forgot" || before.screen === "reset" ? "reset" : "code";
        return data({ ...before, screen, sent: sentAt } satisfies Answered);
      }
      case "verify":
        return after(await api(calls.verifySignInCode, { params, body: { email, code } }));
      case "password":
        return after(await api(calls.signInWithPassword, { params, body: { email, password } }));
      case "reset":
        return after(await api(calls.resetPassword, { params, body: { email, code, password } }));
      case "set_up":
        return after(await api(calls.setUpSecondStep, { params, body: { password } }));
      case "passkey":
        return after(
          await api(calls.signInWithPasskey, { params, body: { credential: readCredential(typed.credential) } }),
        );
      case "upstream":
        return goOn(
          (
            await api(calls.startUpstream, {
              params,
              body: { provider: typed.provider === "line" ? "line" : "google" },
            })
          ).redirect,
        );
      case "consent":
        return goOn(
          (await api(calls.giveConsent, { params, body: { is_granted: typed.answer === "allow" } })).redirect,
        );
      default:
        return data(before);
    }
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status === 500 || error.status === 503) throw error;
    // The page itself says that the sign-in is over.
    if (error.code === "SIGN_IN_EXPIRED") return data(before);
    const problems = problemsOf(error, typed, ACCOUNT_WORDS[lang].wrong);
    // The last code is still good: it can be entered.
    if (error.code === "CAPTCHA_TOO_SOON") {
      const isReset = before.screen === "forgot" || before.screen === "reset";
      return again([{ field: "code", text: error.message }], {
        screen: isReset ? "reset" : "code",
        sent: before.sent || sentAt,
      });
    }
    const isCodeUnused = error.code === "INVALID_INPUT" || error.code === "PASSWORD_WEAK";
    return again(problems, isCodeUnused ? { code } : {});
  }
}

type Wrong = (typeof ACCOUNT_WORDS)["zh-TW"]["wrong"];

const FIELD_OF: Record<string, string> = { CAPTCHA_WRONG: "code", CAPTCHA_USED_UP: "code", PASSWORD_WEAK: "password" };

/** Below its field; what belongs to none is said above the form. */
function problemsOf(error: CallRefused, typed: Record<string, string>, wrong: Wrong): Problem[] {
  const { code, message, extra_info } = error;
  if (code !== "INVALID_INPUT") {
    const field = FIELD_OF[code] ?? (code === "SIGN_IN_FAILED" ? "password" : undefined);
    return [field === undefined ? { text: message } : { field, text: message }];
  }
  const password = typed.password === "" ? wrong.password : wrong.short(calls.PASSWORD_LIMITS.least);
  const texts: Record<string, string> = { email: wrong.email, code: wrong.code, password };
  const named = Object.keys(texts).filter((field) => extra_info.fields?.some((each) => each.endsWith(field)));
  return named.length > 0 ? named.map((field) => ({ field, text: texts[field]! })) : [{ text: message }];
}
