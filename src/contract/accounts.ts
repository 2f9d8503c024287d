/**
 * The specification's calls for signing in and out. `/oauth/authorize` and `/oauth/token` are answered by the OpenID provider and
 * follow OAuth: without the envelope of other calls. What the sign-in pages need besides: contract/sign-in.ts.
 */
import { z } from "zod";
import { defineCall, idSchema } from "#contract/call.ts";

/** How long what a client makes up may be: beyond it the provider answers 400. */
export const TEXT_LIMITS = { state: 512, nonce: 512 } as const;

const clientIdSchema = z.string().regex(/^[\w.:-]{1,200}$/);

/** Compared exactly with those registered; this only keeps other schemes out. */
const redirectUriSchema = z.url({ protocol: /^https?$/ }).max(2048);

const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().int().describe("Seconds"),
});

/** Google's ID token. */
export const oneTapTokenSchema = z
  .string()
  .max(8192)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/);

export const signInWithOneTap = defineCall({
  name: "signInWithOneTap",
  service: "accounts",
  method: "POST",
  path: "/api/v1/onetap",
  scope: "platform",
  summary: "Signs a member in by Google's one-tap token, which is also the bearer header",
  who: ["visitor"],
  body: z.object({
    client: clientIdSchema,
    token: oneTapTokenSchema.describe("Google's ID token"),
    nonce: z
      .string()
      .max(TEXT_LIMITS.nonce)
      .optional()
      .describe("What the page gave to Google; a token that was made with one is refused without it"),
  }),
  answer: tokenSchema,
});

export const getMemberToken = defineCall({
  name: "getMemberToken",
  service: "accounts",
  scope: "platform",
  method: "POST",
  path: "/oauth/token",
  summary: "Trades a sign-in's code for a member token",
  who: ["visitor"],
  // Not strict: OAuth bids a server to ignore parameters it does not know.
  body: z.object({
    client_id: clientIdSchema,
    client_secret: z.string().max(512).optional().describe("Public clients have none"),
    grant_type: z.literal("authorization_code"),
    redirect_uri: redirectUriSchema,
    code: z.string().regex(/^[\w.~-]{1,512}$/),
    code_verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/)
      .optional()
      .describe("Needed where the sign-in was begun with a code_challenge"),
  }),
  answer: tokenSchema.extend({ id_token: z.string().optional(), scope: z.string().optional() }),
});

export const exchangeToken = defineCall({
  name: "exchangeToken",
  service: "pms",
  method: "POST",
  path: "/oauth/token/exchange",
  summary: "Trades a member token (bearer header) for one lodging's hotel-system token",
  who: ["visitor"],
  body: z.object({ hotel_id: idSchema }),
  answer: tokenSchema,
});

export const logOut = defineCall({
  name: "logOut",
  service: "accounts",
  method: "GET",
  path: "/logout/json",
  scope: "platform",
  summary: "Signs out; answers as JSONP",
  who: ["visitor"],
  query: z.object({ callback: z.string().regex(/^[A-Za-z_][A-Za-z0-9_.]{0,63}$/) }),
  answer: z.string().describe("A script that calls `callback` with success"),
  file: "application/javascript",
});

export const startLogin = defineCall({
  name: "startLogin",
  service: "accounts",
  scope: "platform",
  method: "GET",
  path: "/oauth/authorize",
  summary: "Where a browser goes to sign in; it comes back to redirect_uri with a code",
  who: ["visitor"],
  query: z.object({
    client_id: clientIdSchema,
    response_type: z.literal("code"),
    redirect_uri: redirectUriSchema,
    scope: z.string().regex(/^[\x21\x23-\x5B\x5D-\x7E ]{1,200}$/),
    role: z.enum(["mem", "staff"]).default("mem"),
    state: z.string().max(TEXT_LIMITS.state).optional(),
    nonce: z.string().max(TEXT_LIMITS.nonce).optional(),
    code_challenge: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional()
      .describe("Needed by every program but those that are registered without PKCE, and have a secret"),
    code_challenge_method: z.literal("S256").optional(),
  }),
  answer: z.string().describe("The sign-in page as HTML, or a redirect"),
});
