/** The accounts service of this process: the OpenID provider with its present keys, and the tokens that calls of ours need. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import type Provider from "oidc-provider";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { findOwnClient } from "#server/accounts/oidc/clients.ts";
import { ACCOUNTS_BASE, createProvider, LIFETIMES } from "#server/accounts/oidc/provider.ts";
import { readSigningKeys, type SigningKey } from "#server/accounts/oidc/signing-keys.ts";
import { lodgingOfOrigin } from "#server/hotel/lodging-of-origin.ts";
import { createXsrf } from "#server/http/xsrf.ts";
import type { Upstreams } from "#server/accounts/upstreams/upstreams.ts";

type MemberTokens = { access_token: string; refresh_token: string; expires_in: number };

/** Whom a member token names, for which client, and by which grant, which may have been revoked since. */
type TokenOwner = { account_id: string; client_id: string; grant_id: string; role: string };

export type Accounts = {
  issuer: string;
  provider: () => Promise<Provider>;
  /** Google and LINE, where they are set. */
  upstreams: Upstreams;
  /** Tokens without the provider's pages: for whoever proved an address in a page of the lodging itself. */
  issueTokens: (account_id: string, client_id: string) => Promise<MemberTokens>;
  /** Null: not ours, expired, or signed out since. */
  readMemberToken: (token: string) => Promise<TokenOwner | null>;
  /** Whether a request belongs to the OpenID protocol. */
  takes: (request: IncomingMessage) => boolean;
  /** Answers what belongs to the OpenID protocol; false: the request is for others. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** How often a process looks for new signing keys. */
const KEYS_AGE_MS = 3_600_000;

const PROTOCOL =
  /^\/accounts\/(?:oauth\/(?:authorize|token|userinfo|revoke|jwks)|\.well-known\/openid-configuration)(?:\/|\?|$)/;

const publicPart = (key: SigningKey) => Object.fromEntries(Object.entries(key).filter(([name]) => name !== "d"));

type AccountsSettings = Pick<
  Dependencies,
  "database" | "directory" | "secrets" | "originOf" | "platformHost" | "product"
> & {
  upstreams: Upstreams;
  hostOf: (request: IncomingMessage) => string;
  addressOf: (request: IncomingMessage) => string;
};

export function createAccounts(settings: AccountsSettings): Accounts {
  const { database, secrets, originOf, platformHost } = settings;
  const origin = originOf(platformHost);
  const issuer = origin + ACCOUNTS_BASE;
  const pms = `${origin}/pms`;
  const { protocol, host } = new URL(origin);
  let current: { at: number; made: Promise<{ provider: Provider; keys: SigningKey[] }> } | undefined;

  // Made at the first request that needs it: most processes of a small site never do.
  function present() {
    if (!current || Date.now() - current.at > KEYS_AGE_MS) {
      const made = make();
      current = { at: Date.now(), made };
      made.catch(() => (current = undefined));
    }
    return current.made;
  }

  async function make() {
    const keys = await readSigningKeys(database, secrets, new Date());
    const isSecure = protocol === "https:";
    const cookieKey = secrets.token("accounts-cookie", "1");
    const findClient = (client_id: string) => findOwnClient(settings, client_id);
    const { withOwn } = createXsrf(secrets, isSecure);
    const lodgingClients = {
      isLodgings: async (address: string) => (await lodgingOfOrigin(settings, address)) !== null,
      withOwn: (cookies: string | undefined, set: readonly string[]) => withOwn(platformHost, cookies, set),
    };
    const given = { issuer, pms, isSecure, cookieKey, keys, database, findClient, lodgingClients };
    return { keys, provider: createProvider(given) };
  }

  const provider = async () => (await present()).provider;
  // What a browser asks before it calls is answered for all services in one place (http/cross-origin.ts).
  const takes = (request: IncomingMessage) =>
    request.method !== "OPTIONS" && PROTOCOL.test(request.url ?? "") && settings.hostOf(request) === platformHost;

  return {
    issuer,
    provider,
    upstreams: settings.upstreams,
    async issueTokens(accountId, client_id) {
      const { Client, Grant, AccessToken, RefreshToken, ResourceServer } = await provider();
      const client = await Client.find(client_id);
      if (!client) throw new Error(`There is no client ${client_id}.`);
      const grant = new Grant({ clientId: client_id, accountId });
      grant.addOIDCScope("openid email profile");
      const grantId = await grant.save();
      const shared = { accountId, client, grantId, gty: "authorization_code", scope: "openid email profile" };
      const token = new AccessToken(shared);
      const jwt = { sign: { alg: "ES256" as const } };
      token.resourceServer = new ResourceServer(pms, { scope: "", audience: pms, accessTokenFormat: "jwt", jwt });
      token.extra = { grant_id: grantId, role: "mem" };
      const refresh = new RefreshToken({ ...shared, resource: pms, rotations: 0 });
      const [access_token, refresh_token] = [await token.save(), await refresh.save()];
      return { access_token, refresh_token, expires_in: LIFETIMES.memberToken };
    },
    async readMemberToken(token) {
      const { keys, provider } = await present();
      const jwks = createLocalJWKSet({ keys: keys.map(publicPart) });
      try {
        const { payload } = await jwtVerify(token, jwks, { issuer, audience: pms, algorithms: ["ES256"] });
        const { sub, client_id, grant_id, role } = payload as Record<string, unknown>;
        if (typeof sub !== "string" || typeof client_id !== "string" || typeof grant_id !== "string") return null;
        // Signed out since: the token is good for minutes yet, its grant is not.
        if (!(await provider.Grant.find(grant_id))) return null;
        return { account_id: sub, client_id, grant_id, role: String(role) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    takes,
    answer(request, response) {
      if (!takes(request)) return false;
      const { url = "" } = request;
      // The provider reads its own address and the client's from these; what a client sent itself must not reach it.
      Object.assign(request.headers, {
        "x-forwarded-proto": protocol.slice(0, -1),
        "x-forwarded-host": host,
        "x-forwarded-for": settings.addressOf(request),
      });
      Object.assign(request, { originalUrl: url, url: url.slice(ACCOUNTS_BASE.length) });
      provider()
        .then((made) => made.callback()(request, response))
        .catch((error: unknown) => {
          console.error("accounts failed:", error instanceof Error ? error.message : error);
          if (!response.headersSent) response.writeHead(503, { "retry-after": "2", "cache-control": "no-store" });
          response.end();
        });
      return true;
    },
  };
}
