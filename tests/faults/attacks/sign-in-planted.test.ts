/** Rows 31 and 32: the tests of the sign-in find the bugs that they are there for. Each runs once more, with one planted. */
import { findsPlanted } from "#tests/faults/tools/finds-planted.ts";

const PROVIDER = "src/server/accounts/oidc/provider.ts";
const ADAPTER = "src/server/accounts/oidc/oidc-adapter.ts";
const ID_TOKEN = "src/server/accounts/upstreams/id-token.ts";

findsPlanted("src/server/accounts/oidc/oidc.test.ts", [
  [
    "any redirect accepted",
    PROVIDER,
    "provider.proxy = true;",
    "provider.proxy = true;\n  provider.Client.prototype.redirectUriAllowed = () => true;",
    "sends nobody to a trailing slash",
  ],
  [
    "a code that works twice",
    ADAPTER,
    "set consumed_at = now() where",
    "set consumed_at = null where",
    "works once; the second use ends what the first has given",
  ],
  [
    "a family that outlives a stolen refresh token",
    ADAPTER,
    "await run(DESTROY, [model, id]);\n    },\n    async revokeByGrantId(grantId) {\n      await run(REVOKE, [grantId]);",
    'if (model !== "Grant") await run(DESTROY, [model, id]);\n    },\n    async revokeByGrantId() {\n      void REVOKE;',
    "a client signs in by PKCE, learns who it is, and refreshes with rotation",
  ],
  ["a code that lives for a day", PROVIDER, "code: MINUTE,", "code: DAY,", "is over after its time"],
  [
    "a sign-in continued in another browser",
    "src/server/accounts/sign-in.ts",
    'if (cookieIn(context.cookies, "yado-sign-in") !== uid) throw new Refusal("SIGN_IN_EXPIRED");',
    "",
    "goes on only in the browser that began it",
  ],
]);

findsPlanted("src/server/accounts/upstreams/one-tap.test.ts", [
  ["any audience", ID_TOKEN, "audience: client_id,", "", "refuses another audience"],
  ["any issuer", ID_TOKEN, 'issuer: [issuer, issuer.replace(/^https?:\\/\\//, "")],', "", "refuses another issuer"],
  ["expired tokens", ID_TOKEN, "clockTolerance: TOLERANCE_SECONDS,", "clockTolerance: 1e9,", "refuses expired"],
  [
    "any nonce",
    ID_TOKEN,
    "if (nonce !== null && payload.nonce !== nonce) return null;",
    "",
    "the header must be the token, the nonce the one that was given",
  ],
  [
    "unverified addresses",
    ID_TOKEN,
    "isVerified: isAddress && email_verified === true,",
    "isVerified: isAddress,",
    "refuses an unverified address",
  ],
]);
