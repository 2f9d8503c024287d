/** What a member has at a lodging, and how one joins, signs in and leaves there. */
import { z } from "zod";
import { oneTapTokenSchema } from "#contract/accounts.ts";
import { defineCall, domainSchema, languageSchema } from "#contract/call.ts";
import { moneySchema, signedMoneySchema } from "#contract/money.ts";
import { emailSchema, orderDocSchema, phoneSchema } from "#contract/order-payload.ts";
import { orderViewSchema } from "#contract/order-view.ts";
import { WHOLE_NAME } from "#rules/guests/guest-fields.ts";

const domain = { domain: domainSchema };

/** An account is found by its address in lower case. */
const accountEmailSchema = z.string().trim().toLowerCase().pipe(emailSchema);

/** Spaces and hyphens come along when a code is copied. */
const codeSchema = z
  .string()
  .max(20)
  .transform((code) => code.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/));

const nameSchema = z.union([z.literal(""), z.string().trim().normalize("NFC").regex(WHOLE_NAME)]);

/** What a browser stores under `yado.member-token` and `PMS-token`. */
const tokensSchema = z.object({
  member_token: z.string(),
  hotel_token: z.string(),
  expires_in: z.number().int().describe("Seconds that the member token lives"),
});

export const startSignIn = defineCall({
  name: "startSignIn",
  method: "POST",
  path: "/api/member/sign-in",
  summary: "Begins a sign-in at the accounts service: where this browser goes, and comes back from",
  who: ["visitor"],
  body: z.strictObject({
    ...domain,
    back: z.string().max(2_000).default("").describe("A path of this site; another one counts as none"),
    email: z.string().trim().max(254).default("").describe("To begin with"),
  }),
  answer: z.object({ redirect: z.string() }),
});

export const finishSignIn = defineCall({
  name: "finishSignIn",
  method: "POST",
  path: "/api/member/sign-in/finish",
  summary: "Ends a sign-in with what the accounts service sent the browser back with; sets the session's cookie",
  who: ["visitor"],
  body: z.strictObject({ ...domain, search: z.string().max(4_000).describe("The query of /oauth/callback") }),
  answer: z.object({
    outcome: z
      .enum(["signed_in", "denied", "expired", "failed", "away"])
      .describe("`expired`: not begun in this browser, or ended already; `away`: the accounts service is not there"),
    back: z.string().nullable().describe("The saved page, where it is known"),
    lang: languageSchema.describe("The saved page's"),
  }),
});

export const renewMemberSession = defineCall({
  name: "renewMemberSession",
  method: "POST",
  path: "/api/member/session",
  summary: "New tokens for the member who is signed in in this browser, by its cookie",
  who: ["visitor"],
  body: z.strictObject(domain),
  answer: tokensSchema,
});

export const signOutMember = defineCall({
  name: "signOutMember",
  method: "POST",
  path: "/api/member/sign-out",
  summary: "Ends this browser's session here and at the accounts service",
  who: ["visitor"],
  body: z.strictObject(domain),
  answer: z.object({}),
});

export const sendJoinCode = defineCall({
  name: "sendJoinCode",
  method: "POST",
  path: "/api/member/code",
  summary: "Sends six digits to an address, whether it has an account or not",
  who: ["visitor"],
  body: z.strictObject({ ...domain, email: accountEmailSchema }),
  answer: z.object({}),
});

const joinedSchema = tokensSchema.extend({ is_new: z.boolean().describe("Was no member before") });

export const joinByCode = defineCall({
  name: "joinByCode",
  method: "POST",
  path: "/api/member/join",
  summary: "Joins this lodging, or signs in, by the six digits; sets the session's cookie",
  who: ["visitor"],
  body: z.strictObject({
    ...domain,
    email: accountEmailSchema,
    code: codeSchema,
    wants_news: z.boolean().default(false),
  }),
  answer: joinedSchema,
});

export const joinByOneTap = defineCall({
  name: "joinByOneTap",
  method: "POST",
  path: "/api/member/onetap",
  summary: "Joins this lodging, or signs in, by Google's one-tap token; sets the session's cookie",
  who: ["visitor"],
  body: z.strictObject({ ...domain, token: oneTapTokenSchema.describe("Its nonce names this browser") }),
  answer: joinedSchema,
});

const profileFields = {
  name: nameSchema,
  phone: z.union([z.literal(""), phoneSchema]),
  lang: languageSchema,
  wants_news: z.boolean().describe("Agreed to e-mails about offers of this lodging"),
};

export const getMember = defineCall({
  name: "getMember",
  method: "GET",
  path: "/api/member",
  summary: "What this lodging knows of the member",
  who: ["member"],
  query: z.object(domain),
  answer: z.object({
    ...profileFields,
    member_id: z.string(),
    email: z.string(),
    joined_timestamp: z.number().int(),
    earlier_orders: z.number().int().describe("Orders of the same address that are not the member's yet"),
    account_url: z.string().describe("Passkeys, password and sessions: at the accounts service"),
  }),
});

export const saveMember = defineCall({
  name: "saveMember",
  method: "POST",
  path: "/api/member",
  summary: "Changes what fills the member's booking forms, and the consent to e-mails",
  who: ["member"],
  body: z.strictObject({ ...domain, ...profileFields }),
  answer: z.object({}),
});

export const addEarlierOrders = defineCall({
  name: "addEarlierOrders",
  method: "POST",
  path: "/api/member/orders",
  summary: "Makes orders of the member's own address, from before joining, the member's",
  who: ["member"],
  body: z.strictObject(domain),
  answer: z.object({ added: z.number().int() }),
});

export const exportMember = defineCall({
  name: "exportMember",
  method: "GET",
  path: "/api/member/data",
  summary: "Everything that this lodging and the account hold of the member",
  who: ["member"],
  query: z.object(domain),
  answer: z.object({
    lodging: z.string(),
    exported_at: z.string(),
    account: z.object({
      email: z.string(),
      name: z.string(),
      phone: z.string(),
      lang: z.string(),
      created_at: z.string(),
      has_password: z.boolean(),
      passkeys: z.array(z.object({ name: z.string(), created_at: z.string(), used_at: z.string().nullable() })),
      identities: z.array(z.object({ issuer: z.string(), linked_at: z.string() })),
      sessions: z.array(z.object({ browser: z.string(), network: z.string(), opened_at: z.string() })),
    }),
    member: z.object({
      email: z.string(),
      ...profileFields,
      joined_at: z.string(),
      points: moneySchema,
      stored_values: moneySchema,
      sessions: z.array(z.object({ opened_at: z.string() })),
    }),
    credit: z.array(
      z.object({
        at: z.string(),
        kind: z.string(),
        credit: z.string(),
        delta: signedMoneySchema,
        order_doc: z.string().nullable(),
      }),
    ),
    orders: z.array(orderViewSchema),
  }),
});

export const sendDeletionCode = defineCall({
  name: "sendDeletionCode",
  method: "POST",
  path: "/api/member/delete/code",
  summary: "Sends the member six digits that confirm the deletion of the account",
  who: ["member"],
  body: z.strictObject(domain),
  answer: z.object({}),
});

export const deleteAccount = defineCall({
  name: "deleteAccount",
  method: "POST",
  path: "/api/member/delete",
  summary: "Deletes the member's account and what all lodgings know of the person, except what the law wants kept",
  who: ["member"],
  body: z.strictObject({ ...domain, code: codeSchema }),
  answer: z.object({
    kept_orders: z.array(orderDocSchema).describe("Their stay or payment is still ahead: they keep their guest's data"),
  }),
});
