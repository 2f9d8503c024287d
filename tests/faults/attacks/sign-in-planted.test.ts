/** Rows 31 and 32: the tests of the sign-in find the bugs that they are there for. Each runs once more, with one planted. */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { PATIENCE, testPlanted } from "#tests/faults/tools/sizes.ts";

type Result = { fullName: string; status: string; failureMessages: string[] };
type Plant = [name: string, file: string, right: string, wrong: string, finder: string];

/** What `finder`, a test of this file, says when the bug is there. */
function runPlanted(testFile: string, plant: readonly string[], finder: string): Promise<Result[]> {
  const pattern = finder.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const config = "tests/faults/tools/planted.vitest.config.ts";
  const outputFile = join("test-results", "planted", `${process.pid}.json`);
  const options = ["run", testFile, "--config", config, "--root", ".", "-t", pattern, "--outputFile", outputFile];
  const env = { ...process.env, PLANT: JSON.stringify(plant), FAULTS: "" };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ["node_modules/vitest/vitest.mjs", ...options], { env }, (_error, stdout, stderr) => {
      try {
        type Report = { testResults: { assertionResults: Result[] }[] };
        const { testResults } = JSON.parse(readFileSync(outputFile, "utf8")) as Report;
        resolve(testResults.flatMap(({ assertionResults }) => assertionResults));
      } catch (cause) {
        reject(new Error(`no result: ${stdout.slice(-2000)} ${stderr.slice(-2000)}`, { cause }));
      } finally {
        rmSync(outputFile, { force: true });
      }
    });
  });
}

function findsPlanted(testFile: string, plants: readonly Plant[]): void {
  describe(testFile, () => {
    for (const [name, file, right, wrong, finder] of plants) {
      testPlanted(
        `finds ${name}`,
        async () => {
          const results = await runPlanted(testFile, [file, right, wrong], finder);
          const ran = results.filter(({ status }) => status !== "skipped" && status !== "pending");
          expect(ran.map(({ fullName }) => fullName)).toEqual([expect.stringContaining(finder)]);
          expect(ran[0]).toMatchObject({ status: "failed" });
          // It must be the test's own judgement, not a program that no longer runs.
          expect(ran[0]!.failureMessages.join()).toMatch(/AssertionError|promise resolved/);
        },
        PATIENCE,
      );
    }
  });
}

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
