import { describe, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { dangersOf, warningsOf } from "./production-settings.ts";

const dangers = (environment: Record<string, string>) => dangersOf(readConfig(environment)).join("\n");
const warnings = (environment: Record<string, string>) => warningsOf(readConfig(environment)).join("\n");

const SECRET = "a secret of this test, and of no other";
const PRODUCTION = {
  DATABASE_URL: "postgresql://app:p@db/yado",
  DATABASE_OWNER_URL: "postgresql://owner:p@db/yado",
  SECRET,
  PUBLIC_SCHEME: "https",
  PLATFORM_HOST: "stay.example",
  SMTP_URL: "smtp://mail.example",
  HOST: "0.0.0.0",
};

describe("what the start refuses", () => {
  test.each([
    ["the sandbox under https", { SANDBOX: "on", PUBLIC_SCHEME: "https" }, /PUBLIC_SCHEME=https.*SANDBOX=off/],
    ["the sandbox on a public name", { SANDBOX: "on", PLATFORM_HOST: "stay.example" }, /PLATFORM_HOST=stay.example/],
    ["the sandbox on every address", { SANDBOX: "on", HOST: "0.0.0.0" }, /HOST=0\.0\.0\.0/],
    ["the sandbox on every IPv6 address", { SANDBOX: "on", HOST: "::" }, /HOST=::/],
    ["the sandbox on a public address", { SANDBOX: "on", HOST: "203.0.113.9" }, /HOST=203/],
    ["no SECRET beside an own database", { DATABASE_URL: "postgresql://a:b@db/yado" }, /openssl rand -hex 32/],
    ["an owner without an application", { DATABASE_OWNER_URL: "postgresql://a:b@db/yado" }, /set both/],
  ])("%s", (_, environment, sentence) => {
    expect(dangers(environment)).toMatch(sentence);
  });

  test.each([
    ["npm start as it is", { SANDBOX: "on" }],
    ["a telephone in the same network", { SANDBOX: "on", HOST: "192.168.1.20" }],
    ["production as documented", PRODUCTION],
    ["the embedded database without the sandbox", {}],
  ])("but not %s", (_, environment) => {
    expect(dangers(environment)).toBe("");
  });
});

test("production as documented gets no warning; one address for both roles, http and no mail server do", () => {
  expect(warnings(PRODUCTION)).toBe("");
  expect(warnings({ ...PRODUCTION, DATABASE_OWNER_URL: "" })).toMatch(/login of its own/);
  expect(warnings({ ...PRODUCTION, PUBLIC_SCHEME: "http" })).toMatch(/unprotected/);
  expect(warnings({ ...PRODUCTION, SMTP_URL: "" })).toMatch(/SMTP_URL/);
});
