/** The studio: signing in there, one's lodgings, and a lodging's team. All on the platform's host. */
import { z } from "zod";
import { defineCall, domainSchema, languageSchema } from "#contract/call.ts";
import { PERMISSIONS, type Permission, STAFF_ROLES } from "#rules/people/staff-roles.ts";

const roleSchema = z.enum(STAFF_ROLES);
const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const uuidSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const signInBase = { scope: "platform", who: ["visitor"], method: "POST" } as const;

export const startStudioSignIn = defineCall({
  ...signInBase,
  name: "startStudioSignIn",
  path: "/api/studio/sign-in",
  summary: "Where the browser goes to sign in at the studio",
  body: z.strictObject({
    back: z.string().max(500).describe("The page of the studio to come back to"),
    is_fresh: z.boolean().default(false).describe("Sign in again, although signed in"),
    email: emailSchema.optional().describe("The address to begin with"),
  }),
  answer: z.object({ redirect: z.string() }),
});

export const finishStudioSignIn = defineCall({
  ...signInBase,
  name: "finishStudioSignIn",
  path: "/api/studio/sign-in/finish",
  summary: "Back from the accounts service with what it added to the address: opens the studio in this browser",
  body: z.strictObject({ search: z.string().max(4096) }),
  answer: z.object({ back: z.string() }),
});

export const signOutOfStudio = defineCall({
  ...signInBase,
  name: "signOutOfStudio",
  path: "/api/studio/sign-out",
  summary: "Signs out in this browser: at the studio, and at the accounts service",
  answer: z.object({}),
});

export const openInvitation = defineCall({
  scope: "platform",
  who: ["visitor"],
  method: "GET",
  name: "openInvitation",
  path: "/api/studio/invitation",
  summary: "What the link of an invitation is for. Does nothing",
  query: z.object({ token: z.string().regex(/^[1-9]\d{0,14}\.[\w-]{32}$/) }),
  answer: z.object({
    domain: z.string(),
    invitation_id: z.string(),
    name: z.string().describe("Of the lodging"),
    role: roleSchema,
    invited_by: z
      .string()
      .nullable()
      .describe("The address of whoever invites; null: the operator, or someone who has left the team since"),
    email: z.string().describe("Whom it is for: only the account with this address can accept it"),
  }),
});

const studioBase = { scope: "platform", who: ["studio"] } as const;

export const listMyLodgings = defineCall({
  ...studioBase,
  name: "listMyLodgings",
  method: "GET",
  path: "/api/studio/lodgings",
  summary: "The lodgings whose staff one is, and those to which one is invited",
  answer: z.object({
    email: z.string(),
    lodgings: z.array(
      z.object({
        domain: z.string(),
        name: z.string(),
        role: roleSchema,
        site: z.string().nullable().describe("Its website; null while it is switched off"),
      }),
    ),
    archived: z
      .array(z.object({ domain: z.string(), name: z.string() }))
      .describe("Of one's own, archived because nobody published them; `restoreLodging` brings them back"),
    invitations: z.array(
      z.object({
        domain: z.string(),
        invitation_id: z.string(),
        name: z.string(),
        role: roleSchema,
        expires_timestamp: z.number(),
      }),
    ),
  }),
});

export const acceptInvitation = defineCall({
  ...studioBase,
  name: "acceptInvitation",
  method: "POST",
  path: "/api/studio/invitation/accept",
  summary: "Joins a lodging's staff; needs the account with the address that was invited",
  body: z.strictObject({ domain: domainSchema, invitation_id: uuidSchema }),
  answer: z.object({ domain: z.string(), role: roleSchema }),
});

const permissionSchema = z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]]);

export const openStudio = defineCall({
  name: "openStudio",
  method: "GET",
  path: "/api/studio/lodging",
  summary: "What the studio shows everywhere: the lodging, and what one may do there",
  who: ["staff"],
  may: "open_studio",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    domain: z.string().describe("The lodging's canonical host"),
    name: z.string().describe("Of the lodging"),
    role: roleSchema,
    permissions: z.array(permissionSchema),
    email: z.string().describe("Who is signed in"),
    is_fresh: z.boolean().describe("Signed in a short time ago: what needs that may be done"),
    main_lang: languageSchema,
    languages: z.array(languageSchema).describe("Of its website"),
    currency: z.string(),
    timezone: z.string(),
    country: z.string(),
    kind: z.number().int().describe("Of lodging, as the specification numbers them; 0: unknown"),
    site: z.string().describe("The address of its website, whether it is open or not"),
    is_live: z.boolean().describe("Everyone can open its website"),
  }),
});

const teamBase = { who: ["staff"], may: "manage_team", method: "POST" } as const;

export const listTeam = defineCall({
  name: "listTeam",
  method: "GET",
  path: "/api/studio/team",
  summary: "A lodging's staff, and whom it has invited",
  who: ["staff"],
  may: "see_team",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    domain: z.string(),
    name: z.string().describe("Of the lodging"),
    is_fresh: z.boolean().describe("Signed in a short time ago: the team may be changed"),
    team: z.array(
      z.object({
        account_id: z.string(),
        email: z.string(),
        name: z.string(),
        role: roleSchema,
        may_publish: z.boolean().describe("By the role, or because the owner allows it"),
        since_timestamp: z.number(),
        is_me: z.boolean(),
      }),
    ),
    invitations: z.array(
      z.object({
        invitation_id: z.string(),
        email: z.string(),
        role: roleSchema,
        lang: languageSchema,
        expires_timestamp: z.number(),
        is_expired: z.boolean(),
      }),
    ),
  }),
});

export const inviteStaff = defineCall({
  ...teamBase,
  name: "inviteStaff",
  path: "/api/studio/team/invite",
  summary: "Sends an invitation, good for seven days; one that was open for the same address is over",
  body: z.strictObject({ domain: domainSchema, email: emailSchema, role: roleSchema, lang: languageSchema }),
  answer: z.object({}),
});

export const withdrawInvitation = defineCall({
  ...teamBase,
  name: "withdrawInvitation",
  path: "/api/studio/team/withdraw",
  summary: "Ends an invitation that nobody has accepted yet",
  body: z.strictObject({ domain: domainSchema, invitation_id: uuidSchema }),
  answer: z.object({}),
});

export const changeStaffRole = defineCall({
  ...teamBase,
  name: "changeStaffRole",
  path: "/api/studio/team/role",
  summary: "Gives a staff member another role; one owner always stays",
  body: z.strictObject({ domain: domainSchema, account_id: uuidSchema, role: roleSchema }),
  answer: z.object({}),
});

export const allowPublishing = defineCall({
  ...teamBase,
  name: "allowPublishing",
  path: "/api/studio/team/publishing",
  summary: "Lets an editor publish the site, or no longer",
  body: z.strictObject({ domain: domainSchema, account_id: uuidSchema, may_publish: z.boolean() }),
  answer: z.object({}),
});

export const removeStaff = defineCall({
  ...teamBase,
  name: "removeStaff",
  path: "/api/studio/team/remove",
  summary: "Takes someone off the staff, at once; one owner always stays",
  body: z.strictObject({ domain: domainSchema, account_id: uuidSchema }),
  answer: z.object({}),
});
