/** What is the same whenever a browser is asked for a passkey: whose they are, and the challenge that is answered once. */
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { saveOnce, takeOnce } from "#server/accounts/one-time-records.ts";

/** How long a person may take at the device's own dialogue. */
const CHALLENGE_SECONDS = 300;

type Means = Pick<PlatformContext, "database" | "originOf" | "platformHost">;

/** Passkeys belong to the platform's host, not to a lodging's: one account opens all of them. */
export const relyingParty = ({ originOf, platformHost }: Omit<Means, "database">) => ({
  id: platformHost,
  name: "Yado",
  origin: originOf(platformHost),
});

/** `about` is the sign-in or the session the challenge is bound to: an answer made elsewhere is none here. */
export async function saveChallenge({ database }: Means, about: string, challenge: string): Promise<void> {
  await saveOnce(database, { kind: "PasskeyChallenge", id: about, seconds: CHALLENGE_SECONDS }, { challenge });
}

export async function takeChallenge({ database }: Means, about: string): Promise<string | null> {
  return (await takeOnce<{ challenge: string }>(database, "PasskeyChallenge", about))?.challenge ?? null;
}
