import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSecrets } from "#server/security/secrets.ts";

const secrets = createSecrets("a secret of the tests, and of nobody else");

test("a token is the first 192 bits of HMAC-SHA256 with the purpose's own key", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: "grapheme" }), (purpose, text) => {
      const hmac = createHmac("sha256", secrets.key(purpose)).update(text).digest();
      expect(secrets.token(purpose, text)).toBe(hmac.subarray(0, 24).toString("base64url"));
    }),
  );
});
