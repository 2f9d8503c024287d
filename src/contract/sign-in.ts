/**
 * What the sign-in pages of the accounts service do. `uid` names one sign-in, begun at `/oauth/authorize` in this browser: its cookie
 * is good below `/sign-in/{uid}` only, so the calls are there too.
 */
import { z } from "zod";
import { defineCall, textSchema } from "#contract/call.ts";

export const PASSWORD_LIMITS = { least: 10, most: 128 } as const;

const params = z.object({ uid: z.string().regex(/^[\w-]{1,64}$/) });

const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Spaces and hyphens come along when a code is copied. */
const codeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/));
const newPasswordSchema = z.string().min(PASSWORD_LIMITS.least).max(PASSWORD_LIMITS.most);
const passwordSchema = z.string().min(1).max(PASSWORD_LIMITS.most);
/** What the browser's `navigator.credentials` gives, as JSON. */
const credentialSchema = z.looseObject({ id: z.string().max(1024), type: z.literal("public-key") });

/** Where a sign-in stands after a step. */
const stepSchema = z.object({
  next: z
    .enum(["done", "second_step", "sign_in_again"])
    .describe(
      "`second_step`: staff must also give a password or a passkey; `sign_in_again`: the password was set in this sign-in and is a second step in the next one",
    ),
  redirect: z.string().nullable().describe("Where the browser goes on; null while a step is missing"),
});

const signInBase = { service: "accounts", scope: "platform", who: ["visitor"] } as const;

export const getSignIn = defineCall({
  ...signInBase,
  name: "getSignIn",
  method: "GET",
  path: "/sign-in/{uid}/state",
  summary: "What one sign-in is for, and where it stands",
  params,
  answer: z.object({
    role: z.enum(["mem", "staff"]),
    is_sign_up: z.boolean().describe("The person wants to open a lodging, and is likely new here"),
    prompt: z.enum(["login", "consent"]),
    /** Whose site the person comes from; null: the studio or another program. */
    lodging: z.object({ domain: z.string(), name: z.string() }).nullable(),
    client_name: z.string(),
    /** For consent: what the program wants to know. */
    scopes: z.array(z.enum(["openid", "email", "profile"])),
    step: z.enum(["start", "second_step", "set_up_second_step", "sign_in_again"]),
    email: z.string().describe("The address that was proved, or the one to begin with; empty where there is none"),
    linking: z
      .enum(["google", "line"])
      .nullable()
      .describe("The person comes from there and proves an address by a code once, so that it opens this account"),
    ways: z.object({ google: z.boolean(), line: z.boolean() }),
    leave: z.string().describe("Back to where the person came from, not signed in"),
    again: z.string().describe("Begins a new sign-in for the same site"),
  }),
});

export const sendSignInCode = defineCall({
  ...signInBase,
  name: "sendSignInCode",
  method: "POST",
  path: "/sign-in/{uid}/code",
  summary: "Sends six digits to an address, whether it has an account or not",
  params,
  body: z.strictObject({ email: emailSchema }),
  answer: z.object({}),
});

export const verifySignInCode = defineCall({
  ...signInBase,
  name: "verifySignInCode",
  method: "POST",
  path: "/sign-in/{uid}/verify",
  summary: "Signs in by the six digits; an address without an account gets one (members only)",
  params,
  body: z.strictObject({ email: emailSchema, code: codeSchema }),
  answer: stepSchema,
});

export const signInWithPassword = defineCall({
  ...signInBase,
  name: "signInWithPassword",
  method: "POST",
  path: "/sign-in/{uid}/password",
  summary: "Signs in by password, or gives it as the second step",
  params,
  body: z.strictObject({ email: emailSchema, password: passwordSchema }),
  answer: stepSchema,
});

export const resetPassword = defineCall({
  ...signInBase,
  name: "resetPassword",
  method: "POST",
  path: "/sign-in/{uid}/reset",
  summary: "Sets a new password by a code sent to the address, signs in, and ends all other sessions",
  params,
  body: z.strictObject({ email: emailSchema, code: codeSchema, password: newPasswordSchema }),
  answer: stepSchema,
});

export const setUpSecondStep = defineCall({
  ...signInBase,
  name: "setUpSecondStep",
  method: "POST",
  path: "/sign-in/{uid}/second-step",
  summary: "The first password of a staff member whose address has just been proved",
  params,
  body: z.strictObject({ password: newPasswordSchema }),
  answer: stepSchema,
});

export const getPasskeyOptions = defineCall({
  ...signInBase,
  name: "getPasskeyOptions",
  method: "GET",
  path: "/sign-in/{uid}/passkey",
  summary: "What the browser needs to ask for a passkey",
  params,
  answer: z.looseObject({ challenge: z.string() }),
});

export const signInWithPasskey = defineCall({
  ...signInBase,
  name: "signInWithPasskey",
  method: "POST",
  path: "/sign-in/{uid}/passkey",
  summary: "Signs in by a passkey",
  params,
  body: z.strictObject({ credential: credentialSchema }),
  answer: stepSchema,
});

export const startUpstream = defineCall({
  ...signInBase,
  name: "startUpstream",
  method: "POST",
  path: "/sign-in/{uid}/upstream",
  summary: "Where the browser goes to sign in with Google or LINE",
  params,
  body: z.strictObject({ provider: z.enum(["google", "line"]) }),
  answer: z.object({ redirect: z.string() }),
});

export const finishUpstream = defineCall({
  ...signInBase,
  name: "finishUpstream",
  method: "POST",
  path: "/api/v1/upstream/{provider}",
  summary: "Back from Google or LINE with what they added to the address",
  params: z.object({ provider: z.enum(["google", "line"]) }),
  body: z.strictObject({ search: z.string().max(8192) }),
  answer: stepSchema.extend({
    next: z
      .enum(["done", "second_step", "sign_in_again", "prove_address"])
      .describe("`prove_address`: the sign-in goes on with a code to an address, and is linked by it"),
    uid: z.string().describe("The sign-in that was begun; a refusal after it was found carries it, too"),
  }),
});

export const giveConsent = defineCall({
  ...signInBase,
  name: "giveConsent",
  method: "POST",
  path: "/sign-in/{uid}/consent",
  summary: "Lets a program know what it asks for, or refuses",
  params,
  body: z.strictObject({ is_granted: z.boolean() }),
  answer: z.object({ redirect: z.string() }),
});

const accountBase = { service: "accounts", scope: "platform", who: ["account"] } as const;

export const getAccount = defineCall({
  ...accountBase,
  name: "getAccount",
  method: "GET",
  path: "/api/v1/account",
  summary: "The account that is signed in in this browser: its ways to sign in, and where it is signed in",
  answer: z.object({
    email: z.string(),
    name: z.string(),
    has_password: z.boolean(),
    passkeys: z.array(
      z.object({
        credential_id: z.string(),
        name: z.string(),
        created_timestamp: z.number(),
        used_timestamp: z.number().nullable(),
      }),
    ),
    identities: z.array(z.object({ provider: z.enum(["google", "line"]), linked_timestamp: z.number() })),
    sessions: z.array(
      z.object({
        session_id: z.string(),
        browser: z.string(),
        network: z.string(),
        opened_timestamp: z.number(),
        is_this: z.boolean(),
      }),
    ),
  }),
});

export const savePassword = defineCall({
  ...accountBase,
  name: "savePassword",
  method: "POST",
  path: "/api/v1/account/password",
  summary: "Sets or changes the password; needs a fresh sign-in",
  body: z.strictObject({ password: newPasswordSchema }),
  answer: z.object({}),
});

export const getPasskeyRegistration = defineCall({
  ...accountBase,
  name: "getPasskeyRegistration",
  method: "GET",
  path: "/api/v1/account/passkey",
  summary: "What the browser needs to make a passkey",
  answer: z.looseObject({ challenge: z.string() }),
});

export const addPasskey = defineCall({
  ...accountBase,
  name: "addPasskey",
  method: "POST",
  path: "/api/v1/account/passkey",
  summary: "Stores a new passkey",
  body: z.strictObject({ credential: credentialSchema, name: textSchema(60) }),
  answer: z.object({}),
});

export const removePasskey = defineCall({
  ...accountBase,
  name: "removePasskey",
  method: "POST",
  path: "/api/v1/account/passkey/remove",
  summary: "Removes a passkey",
  body: z.strictObject({ credential_id: z.string().max(1024) }),
  answer: z.object({}),
});

export const endSession = defineCall({
  ...accountBase,
  name: "endSession",
  method: "POST",
  path: "/api/v1/account/sessions/end",
  summary: "Signs out one browser, or everywhere",
  body: z.strictObject({ session_id: z.string().max(100).nullable().describe("null: all of them, this one too") }),
  answer: z.object({}),
});

export const signOut = defineCall({
  ...signInBase,
  name: "signOut",
  method: "POST",
  path: "/logout",
  summary: "Signs out in this browser",
  answer: z.object({}),
});
