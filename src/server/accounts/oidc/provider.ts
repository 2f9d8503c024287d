/** The OpenID Connect provider: what is allowed, for how long, and which pages of ours ask the person. */
import {
  type ClientMetadata,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import type { Database } from "#server/database/connect.ts";
import { findAccount } from "#server/accounts/account-store.ts";
import { hotelOfClient, isOwnClient, STUDIO_CLIENT } from "#server/accounts/oidc/clients.ts";
import { forLodgingClients } from "#server/accounts/oidc/lodging-clients.ts";
import { createOidcAdapter } from "#server/accounts/oidc/oidc-adapter.ts";
import { findFault } from "#server/accounts/oidc/request-limits.ts";
import { refusalPage } from "#server/accounts/oidc/refusal-page.ts";
import { recordSessionOrigin } from "#server/accounts/session-origins.ts";
import type { SigningKey } from "#server/accounts/oidc/signing-keys.ts";
import type { AdapterPayload } from "oidc-provider";

export const ACCOUNTS_BASE = "/accounts";
const ROLES = ["mem", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** `acr` of a sign-in with two different proofs, or with a passkey that verifies its owner. */
export const TWO_STEPS = "urn:yado:two-steps";
export const ONE_STEP = "urn:yado:one-step";

const MINUTE = 60;
const DAY = 86_400;

/** In seconds. */
export const LIFETIMES = {
  code: MINUTE,
  memberToken: 10 * MINUTE,
  signIn: 30 * MINUTE,
  session: 30 * DAY,
} as const;

type ProviderSettings = {
  issuer: string;
  /** The audience of member tokens: the hotel system, which trades them for a lodging's token. */
  pms: string;
  isSecure: boolean;
  cookieKey: string;
  keys: readonly SigningKey[];
  database: Database;
  findClient: (client_id: string) => Promise<AdapterPayload | undefined>;
  lodgingClients: Parameters<typeof forLodgingClients>[0];
};

export function createProvider(settings: ProviderSettings): Provider {
  const { issuer, pms, isSecure, cookieKey, keys, database } = settings;
  const cookie = { httpOnly: true, sameSite: "lax", secure: isSecure, signed: true, overwrite: true } as const;
  const configuration: Configuration = {
    adapter: createOidcAdapter(database, settings.findClient),
    jwks: { keys: [...keys] },
    cookies: {
      keys: [cookieKey],
      names: { session: "yado-account", interaction: "yado-sign-in", resume: "yado-sign-in-resume" },
      long: cookie,
      short: cookie,
    },
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      userinfo: "/oauth/userinfo",
      revocation: "/oauth/revoke",
      jwks: "/oauth/jwks",
    },
    responseTypes: ["code"],
    scopes: ["openid", "email", "profile", "offline_access"],
    claims: { openid: ["sub", "role"], email: ["email", "email_verified"], profile: ["name", "locale"] },
    // E-mail and name are in the ID token: our sites need no second request.
    conformIdTokenClaims: false,
    pkce: { required: (_context, client) => client.pkce !== "optional" },
    extraClientMetadata: { properties: ["pkce"], validator: checkPkce },
    clientDefaults: { id_token_signed_response_alg: "ES256", token_endpoint_auth_method: "client_secret_post" },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"], userinfoSigningAlgValues: ["ES256"] },
    // The page of a lodging trades its own codes, and no other page any.
    clientBasedCORS: (context, origin, { clientId, redirectUris = [] }) =>
      context.oidc.route === "token" &&
      hotelOfClient(clientId) !== null &&
      redirectUris.some((uri) => new URL(uri).origin === origin),
    extraParams: { role: checkRole, screen_hint: null },
    extraTokenClaims: (_context, token) =>
      "grantId" in token ? { grant_id: token.grantId, role: roleOf(token.client?.clientId) } : undefined,
    findAccount: async (_context, sub) => {
      const found = await findAccount(database, sub);
      return (
        found && {
          accountId: sub,
          claims: async () => ({
            sub,
            email: found.email,
            email_verified: true,
            name: found.name,
            locale: found.lang,
          }),
        }
      );
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => pms,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (resource !== pms) throw new errors.InvalidTarget();
          const jwt = { sign: { alg: "ES256" as const } };
          return { scope: "", audience: pms, accessTokenTTL: LIFETIMES.memberToken, accessTokenFormat: "jwt", jwt };
        },
      },
    },
    interactions: {
      policy: policyOf(),
      url: (_context, { uid }) => `${ACCOUNTS_BASE}/sign-in/${uid}`,
    },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    loadExistingGrant,
    renderError: (context, out) => refusalPage(context, out.error),
    ttl: {
      AccessToken: LIFETIMES.memberToken,
      AuthorizationCode: LIFETIMES.code,
      IdToken: LIFETIMES.memberToken,
      Interaction: LIFETIMES.signIn,
      Grant: LIFETIMES.session,
      RefreshToken: LIFETIMES.session,
      Session: LIFETIMES.session,
    },
  };
  const provider = new Provider(issuer, configuration);
  // The listener in front sets the forwarded headers itself, from our own settings.
  provider.proxy = true;
  provider.use(forLodgingClients(settings.lodgingClients));
  provider.use(async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
    const fault = findFault(context.req.url ?? "");
    if (fault !== null) return refuse(context, fault);
    await next();
    const { oidc } = context;
    // It names its own list, whatever is closed.
    if (oidc?.route === "discovery") Object.assign(context.body as object, { response_modes_supported: ["query"] });
    // The session that a sign-in opens is known only here, once the provider has taken it up.
    if (oidc?.route !== "resume" || !oidc.result?.login || !oidc.session?.accountId) return;
    const opened = { session_uid: oidc.session.uid, account_id: oidc.session.accountId };
    await recordSessionOrigin(database, opened, { userAgent: context.get("user-agent"), address: context.ip });
  });
  provider.on("server_error", (_context, error) => console.error(`accounts failed: ${error.message}`));
  return provider;
}

/** A person's browser gets a page, a program the error as OAuth writes it. */
function refuse(context: KoaContextWithOIDC, error_description: string): void {
  context.status = 400;
  if (context.accepts("json", "html") === "html") refusalPage(context, error_description);
  else context.body = { error: "invalid_request", error_description };
}

/**
 * Every program proves by PKCE that the code came back to whoever began. One that was written from the specification's parameters alone
 * may be registered with `"pkce": "optional"`; its secret then is all that protects its codes.
 */
function checkPkce(_context: unknown, _key: string, value: unknown, metadata: ClientMetadata): void {
  if (value === undefined || value === "required") return;
  if (value !== "optional" || metadata.token_endpoint_auth_method === "none") {
    throw new errors.InvalidClientMetadata("pkce is optional for clients with a secret alone");
  }
}

/** Only the studio signs staff in, and nobody else; without a role it is `mem`. */
function checkRole(_context: KoaContextWithOIDC, value: string | undefined, client: { clientId: string }): void {
  if (value !== undefined && !ROLES.includes(value as Role)) throw new errors.InvalidRequest("role is unknown");
  if ((value ?? "mem") !== roleOf(client.clientId)) throw new errors.InvalidRequest("this client has no such role");
}

export const roleOf = (client_id: string | undefined): Role => (client_id === STUDIO_CLIENT ? "staff" : "mem");

/** A session opened by an e-mail code alone is not enough for the studio. */
function policyOf() {
  const policy = interactionPolicy.base();
  policy.get("login")!.checks.add(
    new interactionPolicy.Check("two_steps", "Staff sign in with two steps", "login_required", (context) => {
      const { session, client } = context.oidc;
      const needsTwo = roleOf(client?.clientId) === "staff" && session?.acr !== TWO_STEPS;
      return needsTwo ? interactionPolicy.Check.REQUEST_PROMPT : interactionPolicy.Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

/** Our own sites need no consent: who signs in there joins that lodging. Other programs are asked about by a page. */
async function loadExistingGrant(context: KoaContextWithOIDC) {
  const { client, session, provider, result } = context.oidc;
  const grantId = result?.consent?.grantId ?? session!.grantIdFor(client!.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  if (known || !isOwnClient(client!.clientId)) return known;
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}
