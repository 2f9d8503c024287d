/** The forms of the account's page: one call each, then the page again with a sentence. */
import { data, redirect } from "react-router";
import * as calls from "#contract/sign-in.ts";
import { CallRefused } from "#contract/client.ts";
import { ACCOUNT_WORDS } from "#languages/languages.ts";
import { readCredential } from "#web/accounts/credential.ts";
import type { PageVisit } from "#web/context.ts";
import type { Problem } from "#web/orders/answers.ts";
import { pageAddress } from "#rules/site/address.ts";

/** What was done, said on the page that follows. */
export const DONE = ["passkey_added", "passkey_removed", "password_saved", "session_ended", "signed_out"] as const;

const STUDIO_SIGN_IN = "/studio/sign-in?fresh";

/** What makes the person who they need to be: the form that signs them in again. */
const AGAIN: Partial<Record<string, "sign_in_again" | "sign_in_studio">> = {
  FRESH_SIGN_IN_NEEDED: "sign_in_again",
  TWO_STEPS_NEEDED: "sign_in_studio",
};

export async function answerAccount(visit: PageVisit, request: Request) {
  const { api, lang, path, search } = visit;
  const form = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
  const done = (what: (typeof DONE)[number]) => {
    const query = new URLSearchParams(search);
    query.set("done", what);
    return redirect(`${path}?${query}`, 303);
  };
  const wrong = ACCOUNT_WORDS[lang].wrong;
  try {
    switch (form.do) {
      case "password":
        await api(calls.savePassword, { body: { password: form.password ?? "" } });
        return done("password_saved");
      case "add_passkey":
        // The browser could not even ask for one: this says why.
        if (!form.credential) await api(calls.getPasskeyRegistration, {});
        await api(calls.addPasskey, {
          body: { credential: readCredential(form.credential), name: form.name?.trim() ?? "" },
        });
        return done("passkey_added");
      case "remove_passkey":
        await api(calls.removePasskey, { body: { credential_id: form.credential_id ?? "" } });
        return done("passkey_removed");
      case "end_session":
        await api(calls.endSession, { body: { session_id: form.session_id || null } });
        return done(form.session_id ? "session_ended" : "signed_out");
      case "sign_out":
        await api(calls.signOut, {});
        return done("signed_out");
      case "sign_in_again":
        await api(calls.signOut, {});
        return signInAgain(visit);
      case "sign_in_studio":
        await api(calls.signOut, {});
        return redirect(STUDIO_SIGN_IN, 303);
      default:
        return data({ problems: [] as Problem[], again: null });
    }
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    const again = AGAIN[error.code] ?? null;
    const problem = (): Problem => {
      if (form.do === "password" && error.code === "INVALID_INPUT") {
        return { field: "password", text: form.password ? wrong.short(calls.PASSWORD_LIMITS.least) : wrong.password };
      }
      if (error.code === "PASSWORD_WEAK") return { field: "password", text: error.message };
      if (form.do === "add_passkey" && error.extra_info.fields?.some((each) => each.endsWith("name"))) {
        return { field: "name", text: wrong.name };
      }
      return { text: error.message };
    };
    return data({ problems: [problem()], again }, 422);
  }
}

/** Whoever signs in again starts where members and staff do. */
function signInAgain({ domain, lang, product, originOf }: PageVisit): Response {
  return redirect(domain === "" ? STUDIO_SIGN_IN : originOf(domain) + pageAddress(product, lang, "/sign-in"), 303);
}
