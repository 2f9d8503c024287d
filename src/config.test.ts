/** Settings come from outside: every wrong one is named, every missing one has its default (decisions 1). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publicOrigin, readConfig } from "#config.ts";

test("with nothing set, the defaults are the decided ones", () => {
  expect(readConfig({})).toEqual({
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: 3000,
    WORKERS: 1,
    DATA_DIR: ".data",
    DATABASE_POOL: 8,
    PLATFORM_HOST: "localhost",
    PRODUCT_PREFIX: "stay",
    PUBLIC_SCHEME: "http",
    TRUSTED_PROXIES: [],
    SANDBOX: "off",
    MEMBER_DISCOUNT: 0.8,
    RATE_PER_MINUTE: 1200,
    UNPAID_PER_ADDRESS: 10,
    METRICS_HOST: "127.0.0.1",
    MEDIA_S3_REGION: "us-east-1",
  });
});

test.each<[name: string, value: string, read: unknown]>([
  ["NODE_ENV", "development", "development"],
  ["HOST", "0.0.0.0", "0.0.0.0"],
  ["PORT", "8080", 8080],
  ["PORT", "0", 0],
  ["PORT", "65535", 65535],
  ["WORKERS", "4", 4],
  ["WORKERS", "64", 64],
  ["DATA_DIR", "/var/lib/yado", "/var/lib/yado"],
  ["DATABASE_URL", "postgresql://a:b@db:5432/yado", "postgresql://a:b@db:5432/yado"],
  ["DATABASE_URL", "postgres://db/yado", "postgres://db/yado"],
  ["PLATFORM_HOST", "yado.example", "yado.example"],
  ["PRODUCT_PREFIX", "inn-2", "inn-2"],
  ["PUBLIC_SCHEME", "https", "https"],
  ["TRUSTED_PROXIES", "10.0.0.1, ::1 ,", ["10.0.0.1", "::1"]],
  ["SANDBOX", "on", "on"],
  ["SMTP_URL", "smtp://a:b@mail:587", "smtp://a:b@mail:587"],
  ["SMTP_FROM", "booking@inn.example", "booking@inn.example"],
  ["SMS_URL", "https://sms.example/send?key=1", "https://sms.example/send?key=1"],
  ["SECURITY_CONTACT", "mailto:security@yado.example", "mailto:security@yado.example"],
  ["SECURITY_CONTACT", "https://yado.example/security", "https://yado.example/security"],
  ["SECRET", "s".repeat(32), "s".repeat(32)],
  ["ACCOUNTS_URL", "https://accounts.example", "https://accounts.example"],
  ["PMS_URL", "http://pms.example/x", "http://pms.example/x"],
  ["MASTER_URL", "https://master.example", "https://master.example"],
  ["MEMBER_DISCOUNT", "0.75", 0.75],
  ["MEMBER_DISCOUNT", "1", 1],
  ["MEMBER_DISCOUNT", "0", 0],
])("%s=%s is read", (name, value, read) => {
  expect(readConfig({ [name]: value })).toMatchObject({ [name]: read });
});

test.each<[name: string, value: string]>([
  ["NODE_ENV", "staging"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["PORT", "80a"],
  ["PORT", "3000.5"],
  ["PORT", " "],
  ["WORKERS", "0"],
  ["WORKERS", "65"],
  ["WORKERS", "auto"],
  ["DATABASE_URL", "mysql://db/yado"],
  ["DATABASE_URL", "db:5432"],
  ["DATABASE_POOL", "0"],
  ["PLATFORM_HOST", "Yado.Example"],
  ["PLATFORM_HOST", "yado.example:3000"],
  ["PLATFORM_HOST", "https://yado.example"],
  ["PRODUCT_PREFIX", "/stay"],
  ["PRODUCT_PREFIX", "stay/inn"],
  ["PRODUCT_PREFIX", "Stay"],
  ["PRODUCT_PREFIX", "-"],
  ["PRODUCT_PREFIX", ".."],
  ["PUBLIC_SCHEME", "ftp"],
  ["PUBLIC_PORT", "x"],
  ["TRUSTED_PROXIES", "10.0.0.1,proxy"],
  ["TRUSTED_PROXIES", "10.0.0.256"],
  ["SANDBOX", "yes"],
  ["SMTP_URL", "http://mail"],
  ["SMTP_FROM", "Inn <booking@inn.example>"],
  ["SMTP_FROM", "a@b.example, c@d.example"],
  ["SMS_URL", "http://sms.example/send"],
  ["SMS_URL", "sms"],
  ["SECURITY_CONTACT", "security@yado.example"],
  ["SECURITY_CONTACT", "http://yado.example/security"],
  ["SECURITY_CONTACT", "mailto:a@b.example\nExpires: never"],
  ["SECRET", "short"],
  ["ACCOUNTS_URL", "javascript:alert(1)"],
  ["PMS_URL", "pms"],
  ["MASTER_URL", "//master"],
  ["MEMBER_DISCOUNT", "1.2"],
  ["MEMBER_DISCOUNT", "-0.1"],
  ["MEMBER_DISCOUNT", "80%"],
  ["RATE_PER_MINUTE", "many"],
])("%s=%j is refused by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^  ${name}[.=:]`, "m"));
});

test("all wrong settings are named at once, and no right one is", () => {
  const read = () => readConfig({ PORT: "x", SANDBOX: "maybe", HOST: "0.0.0.0" });
  expect(read).toThrow(/^ {2}PORT=/m);
  expect(read).toThrow(/^ {2}SANDBOX=/m);
  expect(read).not.toThrow(/HOST/);
});

test("an empty setting counts as not set, save the prefix, which may be empty", () => {
  expect(readConfig({ PORT: "", HOST: "", SECRET: "", DATABASE_URL: "" })).toEqual(readConfig({}));
  expect(readConfig({ PRODUCT_PREFIX: "" }).PRODUCT_PREFIX).toBe("");
});

test("settings of other programs are passed over", () => {
  expect(readConfig({ PATH: "/bin", port: "x", HOME: undefined })).toEqual(readConfig({}));
});

test.each<[environment: Record<string, string>, origin: string]>([
  [{}, "http://pine.example:3000"],
  [{ PORT: "80" }, "http://pine.example"],
  [{ PORT: "8080" }, "http://pine.example:8080"],
  [{ PUBLIC_PORT: "80" }, "http://pine.example"],
  [{ PUBLIC_PORT: "8081" }, "http://pine.example:8081"],
  // Behind a proxy that ends TLS, the inner port is nobody's business.
  [{ PUBLIC_SCHEME: "https" }, "https://pine.example"],
  [{ PUBLIC_SCHEME: "https", PUBLIC_PORT: "443" }, "https://pine.example"],
  [{ PUBLIC_SCHEME: "https", PUBLIC_PORT: "8443" }, "https://pine.example:8443"],
  [{ PUBLIC_SCHEME: "https", PUBLIC_PORT: "80" }, "https://pine.example:80"],
])("with %j the world reaches a host at %s", (environment, origin) => {
  expect(publicOrigin(readConfig(environment), "pine.example")).toBe(origin);
});

describe("whatever the environment", () => {
  const OPTIONAL = [
    "DATABASE_URL",
    "PUBLIC_PORT",
    "SMTP_URL",
    "SMTP_FROM",
    "SMS_URL",
    "SECURITY_CONTACT",
    "SECRET",
    "ACCOUNTS_URL",
    "PMS_URL",
    "MASTER_URL",
  ];
  const NAMES = Object.keys(readConfig({})).concat(OPTIONAL);
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.webUrl(),
    fc.ipV4(),
    fc.constantFrom("on", "off", "production", "https", "", "0.5", "a,b", "postgres://", "smtp:"),
  );

  test("one wrong setting is refused by an error that names it and no other", () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), value, (name, value) => {
        try {
          readConfig({ [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          const named = [...(error as Error).message.matchAll(/^ {2}([A-Z_]+)[.=:]/gm)].map(([, each]) => each);
          expect(new Set(named)).toEqual(new Set([name]));
        }
      }),
      { numRuns: 500 },
    );
  });

  test("any number of settings is read, or refused by an error that names some of them", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value), (environment) => {
        try {
          expect(readConfig(environment).PORT).toBeTypeOf("number");
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          const { message } = error as Error;
          expect(Object.keys(environment).some((name) => message.includes(`\n  ${name}`))).toBe(true);
        }
      }),
    );
  });
});

test("a setting that may hold a password is named, and its value is not shown", () => {
  for (const [name, value] of Object.entries({
    DATABASE_URL: "mysql://me:hunter2@db/x",
    SMTP_URL: "http://me:hunter2@m",
    SMS_URL: "http://sms.example/?key=hunter2",
    SECRET: "hunter2",
  })) {
    expect(() => readConfig({ [name]: value })).toThrow(name);
    expect(() => readConfig({ [name]: value })).not.toThrow("hunter2");
  }
});
