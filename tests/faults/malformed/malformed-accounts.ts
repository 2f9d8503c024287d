/** Requests to the accounts service: its calls as their schemas tell of them, and the OpenID protocol, which has none. */
import fc from "fast-check";
import { accountHandlers } from "#server/accounts/calls.ts";
import { clientSecret, lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { openApiDocument } from "#server/calls/openapi.ts";
import { pathOfCall } from "#server/http/api.ts";
import type { FullLodging } from "#tests/faults/malformed/full-lodging.ts";
import { type MadeRequest, requestsOf } from "#tests/faults/malformed/malformed-requests.ts";
import { operationsIn } from "#tests/faults/malformed/openapi-operations.ts";
import { encode } from "#tests/faults/malformed/spoilt-requests.ts";
import {
  anyText,
  STRANGE_CONTENT_TYPES,
  STRANGE_ENCODINGS,
  STRANGE_TEXTS,
} from "#tests/faults/malformed/strange-values.ts";
import type { World } from "#tests/setup/world.ts";

const PATHS = ["authorize", "token", "userinfo", "revoke", "jwks"].map((name) => `/accounts/oauth/${name}`);
const OTHERS = ["/accounts/.well-known/openid-configuration", "/accounts/oauth/authorize/"];
/** Node reads 16 KB of headers at most. */
const LONGEST_ADDRESS = 12_000;
const FORM = "application/x-www-form-urlencoded";

const strange = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS).map((text) => encode(text).slice(0, 12_000)),
  fc.constantFrom(...STRANGE_ENCODINGS),
  anyText(60).map(encode),
);

type Fields = Record<string, string>;

/** Right ones, of which each request has some left out, some spoilt, some given twice. */
function spoilt(right: Fields): fc.Arbitrary<string> {
  const each = Object.entries(right).map(([name, value]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant([`${name}=${encode(value)}`]) },
      { weight: 1, arbitrary: fc.constant<string[]>([]) },
      { weight: 2, arbitrary: strange.map((text) => [`${name}=${text}`]) },
      { weight: 1, arbitrary: strange.map((text) => [`${name}=${encode(value)}`, `${name}=${text}`]) },
    ),
  );
  const extra = fc.constantFrom(
    "prompt",
    "max_age",
    "id_token_hint",
    "request",
    "claims",
    "resource",
    "__proto__",
    "x",
  );
  const more = fc.array(
    fc.tuple(extra, strange).map((pair) => pair.join("=")),
    { maxLength: 1 },
  );
  return fc.tuple(...each, more).map((lists) => lists.flat().join("&"));
}

export function accountRequests({ dependencies }: World, lodging: FullLodging): fc.Arbitrary<MadeRequest> {
  const { secrets, originOf } = dependencies;
  const client_id = lodgingClientId(lodging.hotel_id);
  const redirect_uri = `${originOf(lodging.domain)}/stay/oauth/callback`;
  const code_challenge = "A".repeat(43);
  const begin = {
    client_id,
    response_type: "code",
    redirect_uri,
    scope: "openid email profile",
    role: "mem",
    state: "a state",
    nonce: "a nonce",
    code_challenge,
    code_challenge_method: "S256",
    ui_locales: "zh-TW",
    login_hint: "guest@example.com",
    response_mode: "query",
  };
  const client_secret = clientSecret(secrets, client_id);
  const redeem = { grant_type: "authorization_code", client_id, client_secret, redirect_uri, code: "unknown" };
  const refresh = { grant_type: "refresh_token", client_id, client_secret, refresh_token: "unknown" };
  const revoke = { client_id, client_secret, token: "unknown", token_type_hint: "refresh_token" };

  const made = (path: string, isValid: boolean): MadeRequest => ({
    name: "protocol",
    isValid,
    method: "GET",
    path,
    headers: {},
    body: undefined,
  });
  const [authorize, ...rest] = PATHS;
  const begins = spoilt(begin).map((query) => made(`${authorize}?${query}`, false));
  const plain = fc
    .constantFrom(`${authorize}?${new URLSearchParams(begin)}`, OTHERS[0]!, "/accounts/oauth/jwks")
    .map((path) => made(path, true));
  const headers = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Fields>({}) },
    strange.map((text): Fields => ({ authorization: `Bearer ${text.slice(0, 2_000)}` })),
    strange.map((text): Fields => ({
      cookie: `yado-account=${text.slice(0, 2_000)}; yado-sign-in=${text.slice(0, 99)}`,
    })),
    fc.constant<Fields>({ authorization: "Basic eDp5" }),
  );
  const posts = fc
    .record({
      path: fc.constantFrom(...rest),
      body: fc.oneof(spoilt(redeem), spoilt(refresh), spoilt(revoke), strange),
      type: fc.oneof({ weight: 5, arbitrary: fc.constant(FORM) }, fc.constantFrom(...STRANGE_CONTENT_TYPES)),
      headers,
    })
    .map(({ path, body, type, headers: sent }): MadeRequest => ({
      ...made(path, false),
      method: "POST",
      headers: { ...sent, "content-type": type },
      body,
    }));
  const others = fc
    .record({
      path: fc.oneof(
        fc.tuple(fc.constantFrom(...PATHS, ...OTHERS), strange).map(([path, text]) => `${path}/${text}`),
        fc.tuple(fc.constantFrom(...PATHS, ...OTHERS), strange).map(([path, text]) => `${path}?access_token=${text}`),
      ),
      method: fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT", "DELETE"),
      headers,
    })
    .map(({ path, method, headers: sent }): MadeRequest => ({ ...made(path, false), method, headers: sent }));

  // The protocol has requests of its own, above.
  const isOwnCall = (path: string) => path.startsWith("/accounts/") && !path.startsWith("/accounts/oauth/");
  const described = accountHandlers.map(({ call }) => ({ call }) as Parameters<typeof openApiDocument>[0][number]);
  const document = openApiDocument(described, (call) => pathOfCall(call, "stay"));
  const calls = operationsIn(document as Parameters<typeof operationsIn>[0], isOwnCall).map((operation) =>
    requestsOf(operation, lodging.known, [{}, { cookie: "yado-sign-in=a.b; XSRF-TOKEN=a.b" }]),
  );
  const any = fc.oneof(
    { weight: 5, arbitrary: begins },
    { weight: 3, arbitrary: plain },
    { weight: 5, arbitrary: posts },
    { weight: 3, arbitrary: others },
    { weight: 5, arbitrary: fc.oneof(...calls) },
  );
  // Node itself refuses a longer address and what it can't expect, and closes their connection (raw-sockets.test.ts).
  return any.filter(({ path, headers: sent }) => path.length < LONGEST_ADDRESS && sent.expect === undefined);
}
