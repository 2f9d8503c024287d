/**
 * Google and LINE as sign-in providers, under `/google` and `/line`: discovery, keys, a page on which one picks or types a person,
 * and the token endpoint. Written from their documentation: Google signs with RS256, LINE with the channel's secret (HS256), and
 * LINE may know no e-mail address.
 */
import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import type { Bank } from "./bank.ts";
import { readForm } from "./forms.ts";
import { type DemoPerson, DEMO_PEOPLE, peoplePage, type ProviderName } from "./provider-page.ts";

/** The one client that both know; our side is told the same. */
const CLIENT = { client_id: "yado-sandbox", client_secret: "the sandbox's secret, known to everyone" };

const PATHS = {
  google: { authorize: "/o/oauth2/v2/auth", token: "/token", certs: "/oauth2/v3/certs" },
  line: { authorize: "/oauth2/v2.1/authorize", token: "/oauth2/v2.1/token", certs: "/oauth2/v2.1/certs" },
} as const;

const CODE_MS = 60_000;
const TOKEN_SECONDS = 3_600;

type Code = {
  provider: ProviderName;
  issuer: string;
  person: DemoPerson;
  redirect_uri: string;
  nonce: string;
  challenge: string;
  at: number;
};

type Signer = { kid: string; privateKey: CryptoKey; jwk: JWK };

const signers = new WeakMap<Bank, Promise<Signer>>();

/** Made at the first use: most starts of the sandbox never sign in. */
function signerOf(bank: Bank): Promise<Signer> {
  const known = signers.get(bank) ?? makeSigner();
  signers.set(bank, known);
  return known;
}

async function makeSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomBytes(8).toString("hex");
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

export type IdTokenSettings = { provider: ProviderName; issuer: string; nonce?: string; audience?: string };

/** Also what Google's one tap gives to a page. */
export async function idTokenFor(bank: Bank, person: DemoPerson, settings: IdTokenSettings): Promise<string> {
  const { provider, issuer, nonce, audience = CLIENT.client_id } = settings;
  const now = Math.floor(bank.clock().getTime() / 1000);
  const email = person.email === "" ? {} : { email: person.email };
  // LINE says nothing of whether it has verified an address.
  const verified = provider === "google" ? { email_verified: person.isVerified !== false } : {};
  const token = new SignJWT({ ...email, ...verified, name: person.name, ...(nonce ? { nonce } : {}) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(person.sub)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS);
  if (provider === "line") {
    return token.setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(new TextEncoder().encode(CLIENT.client_secret));
  }
  const { kid, privateKey } = await signerOf(bank);
  return token.setProtectedHeader({ alg: "RS256", typ: "JWT", kid }).sign(privateKey);
}

export function openProviders(bank: Bank): void {
  const codes = new Map<string, Code>();
  for (const provider of ["google", "line"] as const) {
    const base = `/${provider}`;
    const paths = PATHS[provider];
    const issuerOf = (context: Context) => new URL(context.req.url).origin + base;

    bank.app.get(`${base}/.well-known/openid-configuration`, (context) => {
      const issuer = issuerOf(context);
      return context.json({
        issuer,
        authorization_endpoint: issuer + paths.authorize,
        token_endpoint: issuer + paths.token,
        jwks_uri: issuer + paths.certs,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: [provider === "google" ? "RS256" : "HS256"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      });
    });

    bank.app.get(base + paths.certs, async (context) => {
      const keys = provider === "google" ? [(await signerOf(bank)).jwk] : [];
      return context.json({ keys }, 200, { "cache-control": "public, max-age=600" });
    });

    bank.app.get(base + paths.authorize, (context) => {
      const wrong = wrongRequest(context.req.query());
      return wrong === null ? context.html(peoplePage(provider)) : context.text(wrong, 400);
    });

    bank.app.post(base + paths.authorize, async (context) => {
      const query = context.req.query();
      const wrong = wrongRequest(query);
      if (wrong !== null) return context.text(wrong, 400);
      const form = readForm(await context.req.text());
      const issuer = issuerOf(context);
      const back = new URL(query.redirect_uri!);
      back.searchParams.set("state", query.state!);
      back.searchParams.set("iss", issuer);
      const person = personIn(provider, form);
      if (person) {
        const code = randomBytes(24).toString("base64url");
        const { redirect_uri = "", nonce = "", code_challenge: challenge = "" } = query;
        codes.set(code, { provider, issuer, person, redirect_uri, nonce, challenge, at: bank.clock().getTime() });
        back.searchParams.set("code", code);
      } else back.searchParams.set("error", "access_denied");
      return context.redirect(back.href, 303);
    });

    bank.app.post(base + paths.token, async (context) => {
      const { code = "", ...sent } = readForm(await context.req.text());
      const found = codes.get(code);
      codes.delete(code);
      const isClient = sent.client_id === CLIENT.client_id && sent.client_secret === CLIENT.client_secret;
      if (!isClient) return context.json({ error: "invalid_client" }, 401);
      const verified = createHash("sha256")
        .update(sent.code_verifier ?? "")
        .digest("base64url");
      const isRight =
        found?.provider === provider &&
        found.redirect_uri === sent.redirect_uri &&
        found.challenge === verified &&
        bank.clock().getTime() - found.at < CODE_MS;
      if (!isRight) return context.json({ error: "invalid_grant" }, 400);
      const { issuer, nonce, person } = found;
      return context.json({
        access_token: randomBytes(24).toString("base64url"),
        token_type: "Bearer",
        expires_in: TOKEN_SECONDS,
        scope: "openid email profile",
        id_token: await idTokenFor(bank, person, { provider, issuer, nonce }),
      });
    });
  }
}

/** Both want these; a client that forgets one is told so. */
function wrongRequest(query: Record<string, string>): string | null {
  if (query.client_id !== CLIENT.client_id) return "invalid_client";
  if (query.response_type !== "code") return "unsupported_response_type";
  if (!URL.canParse(query.redirect_uri ?? "")) return "redirect_uri_mismatch";
  if (!query.state) return "state is missing";
  if (query.code_challenge_method !== "S256" || !query.code_challenge) return "code_challenge is missing";
  return (query.scope ?? "").split(" ").includes("openid") ? null : "scope must have openid";
}

/** The one who was picked, or typed; null: the person said no. A typed person is the same one whenever they come again. */
function personIn(provider: ProviderName, form: Record<string, string>): DemoPerson | null {
  const picked = DEMO_PEOPLE[provider].find(({ sub }) => form.person === sub);
  if (picked) return picked;
  if (form.person !== "typed") return null;
  const email = (form.email ?? "").trim().toLowerCase();
  const name = (form.name ?? "").trim() || email.split("@")[0] || "Demo";
  const sub = createHash("sha256").update(`${provider} ${email} ${name}`).digest("hex").slice(0, 21);
  return { sub, name, email, isVerified: form.unverified === undefined };
}
