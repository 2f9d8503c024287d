import type { CallAnswer } from "#contract/call.ts";
import type { getSignIn } from "#contract/sign-in.ts";
import type { Answered } from "#web/accounts/sign-in-action.ts";

/** What every screen of a sign-in is drawn from. */
export type ScreenProps = {
  state: CallAnswer<typeof getSignIn>;
  answered: Answered;
  uid: string;
  /** In seconds. */ now: number;
};

/** What a form sends along, and a change of language keeps. */
export const keptOf = ({ state, answered }: Pick<ScreenProps, "state" | "answered">): Record<string, string> => ({
  screen: answered.screen,
  email: answered.email,
  sent: String(answered.sent),
  role: state.role,
});
