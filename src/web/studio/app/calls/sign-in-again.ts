/** A call was refused because the session is over, or because it needs a sign-in of the last minutes: the frame asks for one. */
import { CallRefused } from "#contract/client.ts";

export type SignInNeed = "over" | "fresh";

let show: (need: SignInNeed) => void = () => {};

export function showSignInWith(shown: (need: SignInNeed) => void): void {
  show = shown;
}

/** True: the frame has asked the person to sign in, so nothing more need be said. */
export function asksToSignIn(error: unknown): boolean {
  const code = error instanceof CallRefused ? error.code : "";
  if (code !== "SIGN_IN_NEEDED" && code !== "FRESH_SIGN_IN_NEEDED") return false;
  show(code === "SIGN_IN_NEEDED" ? "over" : "fresh");
  return true;
}
