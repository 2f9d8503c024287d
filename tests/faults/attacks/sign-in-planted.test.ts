/** Rows 31, 32 and 34: the tests of the sign-in find the bugs that they are there for. Each runs once more, with one planted. */
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
    "if ((payload.nonce ?? null) !== nonce) return null;",
    "",
    "the header must be the token, the nonce the one that was given",
  ],
  [
    "a nonce that need not be shown",
    ID_TOKEN,
    "if ((payload.nonce ?? null) !== nonce) return null;",
    "if (nonce !== null && payload.nonce !== nonce) return null;",
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

const SIGN_IN = "src/server/accounts/sign-in.ts";

findsPlanted("src/server/accounts/one-code.test.ts", [
  [
    "a password that counts beside the code that set it",
    SIGN_IN,
    'proof === "upstream" || (proof === "password" && isReset) ? "code" : proof;',
    'proof === "upstream" ? "code" : proof;',
    "is no second step in it",
  ],
  [
    "a sign-in that forgets what was set in it",
    SIGN_IN,
    "{ account_id, proofs, reset: signIn.reset }",
    "{ account_id, proofs, reset: isReset ? signIn.reset : [] }",
    "is none either after somebody else was proved in between",
  ],
  [
    "a reset beside a passkey",
    "src/server/accounts/reset-password.ts",
    'if (await hasPasskey(context.database, account_id)) throw new Refusal("PASSKEY_NEEDED");',
    "void hasPasskey;",
    "a reset never takes a passkey's place",
  ],
  [
    "ways to sign in of staff that one step changes",
    "src/server/accounts/account/need-fresh-sign-in.ts",
    "if (!person.is_two_steps &&",
    "if (false &&",
    "a member's sign-in by one code changes nothing of an account that opens the studio",
  ],
]);

findsPlanted("src/server/accounts/notices/told-changes.test.ts", [
  [
    "a changed password that nobody is told of",
    "src/server/accounts/account/save-password.ts",
    "await tellChange(",
    "void ((..._: unknown[]) => 0)(",
    "each is told once, in the account's language",
  ],
  [
    "a notice that never ends",
    "src/server/accounts/notices/notice-token.ts",
    "NOTICE_DAYS * 86_400_000",
    "9e15",
    "a token that is forged, changed or too old opens and ends nothing",
  ],
  [
    "a sign-in under way that outlives it",
    "src/server/accounts/end-sessions.ts",
    "await query.run(END_UNDER_WAY, [account_id]);",
    "void END_UNDER_WAY;",
    "'this was not me' ends every session",
  ],
]);

findsPlanted("src/server/accounts/limits.test.ts", [
  [
    "codes that belong to the address",
    "src/server/accounts/codes.ts",
    "JSON.stringify([purpose, email, asked_in])",
    "JSON.stringify([purpose, email])",
    "five wrong guesses of a stranger, and five codes, end nothing but the stranger's",
  ],
  [
    "strangers without a limit for the day",
    "src/server/accounts/asker.ts",
    "if (!knows_device) {",
    "if (false) {",
    "strangers get twenty codes a day for an address",
  ],
  [
    "owners who are counted with strangers",
    "src/server/accounts/asker.ts",
    "if (!knows_device) {",
    "if (true) {",
    "strangers get twenty codes a day for an address",
  ],
  [
    "passwords that strangers close for everyone",
    "src/server/accounts/asker.ts",
    "of: `${email} ${asker}`",
    "of: email",
    "ten wrong passwords in an hour close it where they were typed",
  ],
]);

findsPlanted("src/server/accounts/oidc/hostile-requests.test.ts", [
  [
    "a protocol that costs nothing",
    "src/server/http/listener.ts",
    "const wait = rateLimiter.wait(address, COST.call);",
    "const wait = 0;",
    "/oauth/jwks costs as much as a call",
  ],
  [
    "a state of any length",
    "src/server/accounts/oidc/request-limits.ts",
    "value.length > most",
    "value.length > 1e9",
    "a state of 513 characters is a 400 and leaves nothing",
  ],
  [
    "a NUL that reaches the database",
    "src/server/accounts/oidc/request-limits.ts",
    'return !decodeURIComponent(text).includes("\\0");',
    "return decodeURIComponent(text) === text || true;",
    "state as %00 is a 400",
  ],
  [
    "PKCE that nobody needs",
    PROVIDER,
    'client.pkce !== "optional"',
    "client.pkce === undefined && false",
    "is required of a lodging, of the studio and of every program",
  ],
  [
    "a code that comes back as a form",
    "src/server/accounts/oidc/request-limits.ts",
    '["query", "fragment"]',
    '["query", "fragment", "form_post"]',
    "form_post is not offered",
  ],
]);

findsPlanted("src/server/accounts/forget-accounts.test.ts", [
  [
    "one deletion for all there is",
    "src/server/database/delete-batch.ts",
    "limit $1 for update",
    "limit 1000 * $1 for update",
    "sign-ins that led nowhere go after their half hour",
  ],
]);
