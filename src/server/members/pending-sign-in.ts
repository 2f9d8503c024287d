/** A sign-in under way: what the browser must come back with. It is in a cookie of this browser, encrypted for this lodging. */
import { z } from "zod";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { clearSignInCookie, setSignInCookie, signInCookie } from "#server/members/member-cookies.ts";

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  back: z.string().nullable(),
  lang: z.string(),
  until: z.number(),
});

export type PendingSignIn = z.output<typeof pendingSchema>;

type PendingContext = Pick<RequestContext, "hotel" | "originOf" | "cookies" | "setCookie" | "secrets" | "now">;

const PURPOSE = "pending-sign-in";

export function keepPending(context: PendingContext, pending: Omit<PendingSignIn, "until">): void {
  const { secrets, hotel, now } = context;
  const until = now.getTime() + LIFETIMES.signIn * 1_000;
  const { iv, sealed } = secrets.encrypt(PURPOSE, JSON.stringify({ ...pending, until }), String(hotel.hotel_id));
  setSignInCookie(context, pending.state, `${iv}.${sealed}`, LIFETIMES.signIn);
}

/** Once: what comes back a second time finds nothing. Null: not begun in this browser, at this lodging, or too long ago. */
export function takePending(context: PendingContext, state: string): PendingSignIn | null {
  const { secrets, hotel, now } = context;
  const [iv = "", sealed = ""] = signInCookie(context, state)?.split(".") ?? [];
  if (iv === "") return null;
  clearSignInCookie(context, state);
  const text = secrets.decrypt(PURPOSE, { iv, sealed }, String(hotel.hotel_id));
  const pending = text === null ? null : pendingSchema.parse(JSON.parse(text));
  return pending && pending.state === state && pending.until > now.getTime() ? pending : null;
}
