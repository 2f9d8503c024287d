/** /accounts/sign-in/{uid}: one sign-in, from the e-mail address to the way back. */
import { data } from "react-router";
import { getSignIn } from "#contract/sign-in.ts";
import { CallRefused } from "#contract/client.ts";
import { WORDS } from "#languages/languages.ts";
import { accountsVisit } from "#web/accounts/accounts-context.ts";
import { ConsentScreen } from "#web/accounts/consent-screen.tsx";
import { ExpiredScreen } from "#web/accounts/expired-screen.tsx";
import { CodeScreen } from "#web/accounts/code-screen.tsx";
import { ForgotScreen, PasswordScreen, ResetScreen } from "#web/accounts/password-screens.tsx";
import { SecondStepScreen, SetUpScreen, SignInAgainScreen } from "#web/accounts/second-step-screens.tsx";
import { type Answered, answerSignIn, screenIn } from "#web/accounts/sign-in-action.ts";
import { StartScreen } from "#web/accounts/start-screen.tsx";
import type { Route } from "./+types/sign-in";

export async function loader({ context, params: { uid } }: Route.LoaderArgs) {
  const visit = accountsVisit(context);
  const { api, search } = visit;
  const now = Math.floor(visit.now.getTime() / 1000);
  const named = new URLSearchParams(search).get("way");
  const way = screenIn(named);
  // Back from Google or LINE without a person.
  const problems = named === "failed" ? [{ text: WORDS[visit.lang].refusals.UPSTREAM_FAILED }] : [];
  try {
    return { state: await api(getSignIn, { params: { uid } }), way, problems, uid, now };
  } catch (error) {
    if (!(error instanceof CallRefused) || !["SIGN_IN_EXPIRED", "INVALID_INPUT"].includes(error.code)) throw error;
    return data({ state: null, way, problems, uid, now }, 410);
  }
}

export function action({ context, params: { uid }, request }: Route.ActionArgs) {
  return answerSignIn(accountsVisit(context), uid, request);
}

export default function SignIn({ loaderData: { state, way, problems, uid, now }, actionData }: Route.ComponentProps) {
  const answered: Answered = actionData ?? {
    // A code's screen is only reached by sending one.
    screen: way === "password" || way === "forgot" ? way : "start",
    email: state?.email ?? "",
    sent: 0,
    problems,
    isStaff: false,
  };
  if (!state) return <ExpiredScreen isStaff={answered.isStaff} />;
  const given = { state, answered, uid, now };
  if (state.prompt === "consent") return <ConsentScreen {...given} />;
  if (state.step === "sign_in_again") return <SignInAgainScreen {...given} />;
  if (answered.screen === "forgot") return <ForgotScreen {...given} />;
  if (answered.screen === "reset") return <ResetScreen {...given} />;
  if (state.step === "second_step") return <SecondStepScreen {...given} />;
  if (state.step === "set_up_second_step") return <SetUpScreen {...given} />;
  if (answered.screen === "code") return <CodeScreen {...given} />;
  return answered.screen === "password" && state.role === "mem" ? (
    <PasswordScreen {...given} />
  ) : (
    <StartScreen {...given} />
  );
}
