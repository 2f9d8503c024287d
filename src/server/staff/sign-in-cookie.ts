/** What the studio must remember of a sign-in until the browser comes back: encrypted, in that browser, for half an hour. */
import { z } from "zod";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import { cookieIn } from "#server/security/cookies.ts";
import type { Secrets } from "#server/security/secrets.ts";

const startedSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  back: z.string(),
});
export type StartedSignIn = z.output<typeof startedSchema>;

const PURPOSE = "studio-sign-in";

const nameOf = (isSecure: boolean) => `${isSecure ? "__Host-" : ""}yado-studio-sign-in`;

const cookie = (value: string, seconds: number, isSecure: boolean) =>
  `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export function startedCookie(secrets: Secrets, started: StartedSignIn, isSecure: boolean): string {
  const { iv, sealed } = secrets.encrypt(PURPOSE, JSON.stringify(started), "");
  return cookie(`${iv}.${sealed}`, LIFETIMES.signIn, isSecure);
}

/** Each sign-in comes back once. */
export const endedCookie = (isSecure: boolean): string => cookie("", 0, isSecure);

export function readStarted(secrets: Secrets, cookies: string | undefined, isSecure: boolean): StartedSignIn | null {
  const [iv = "", sealed = ""] = (cookieIn(cookies, nameOf(isSecure)) ?? "").split(".");
  const text = secrets.decrypt(PURPOSE, { iv, sealed }, "");
  return text === null ? null : startedSchema.parse(JSON.parse(text));
}
