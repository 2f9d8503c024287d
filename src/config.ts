/** Every environment variable, read once. docs/operations.md says the same in words. */
import { z } from "zod";
import { isMailAddress } from "#rules/mail/mail-text.ts";
import { DEFAULT_ORDERS_PER_ADDRESS } from "#rules/stock/unpaid-quota.ts";

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number")
  .transform(Number)
  .pipe(z.number().max(65535));
const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().max(most));
const hostName = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, "must be a host name in lower case, without a port");

const variables = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  WORKERS: count(64).pipe(z.number().min(1, "must be at least 1")).default(1),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgresql://user:password@host:5432/name" })
    .optional(),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgresql://owner:password@host:5432/name" })
    .optional(),
  WAL_ARCHIVE_DIR: z.string().min(1).optional(),
  DATABASE_POOL: count(500).pipe(z.number().min(3, "must be at least 3")).default(8),
  PLATFORM_HOST: hostName.default("localhost"),
  PRODUCT_PREFIX: z
    .string()
    .regex(/^([a-z0-9][a-z0-9-]*)?$/, "must be one path segment of a-z, 0-9 and -, or empty")
    .default("stay"),
  PUBLIC_SCHEME: z.enum(["http", "https"]).default("http"),
  PUBLIC_PORT: port.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()], { error: "must be a list of IP addresses, separated by commas" }))),
  SANDBOX: z.enum(["on", "off"]).default("off"),
  SANDBOX_PORT: port.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" }).optional(),
  SMTP_FROM: z.string().refine(isMailAddress, "must be one plain e-mail address").optional(),
  SMS_URL: z.url({ protocol: /^https$/, error: "must look like https://host/path" }).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  LINE_CLIENT_ID: z.string().min(1).optional(),
  LINE_CLIENT_SECRET: z.string().min(1).optional(),
  MEDIA_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must look like https://host" }).optional(),
  MEDIA_S3_REGION: z.string().min(1).default("us-east-1"),
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  RAIL_PROVIDER: z.enum(["tdx"]).optional(),
  TDX_CLIENT_ID: z.string().min(1).optional(),
  TDX_CLIENT_SECRET: z.string().min(1).optional(),
  RATES_FILE: z.string().min(1).optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/,
      "must look like mailto:security@host or https://host/path",
    )
    .optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ACCOUNTS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  MASTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  MEMBER_DISCOUNT: z
    .string()
    .regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, "must be a fraction between 0 and 1, such as 0.8")
    .transform(Number)
    .default(0.8),
  RATE_PER_MINUTE: count(1_000_000).default(1200),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  UNPAID_PER_ADDRESS: count(1_000_000).default(DEFAULT_ORDERS_PER_ADDRESS),
});

export type Config = z.output<typeof variables>;

/** The public address of one of our hosts. Never taken from a request, so no request can change a link. */
export function publicOrigin(config: Config, host: string): string {
  const usual = config.PUBLIC_SCHEME === "https" ? 443 : 80;
  const port = config.PUBLIC_PORT ?? (config.PUBLIC_SCHEME === "https" ? usual : config.PORT);
  return `${config.PUBLIC_SCHEME}://${host}${port === usual ? "" : `:${port}`}`;
}

const SECRETS = new Set([
  "SECRET",
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "SMTP_URL",
  "SMS_URL",
  "GOOGLE_CLIENT_SECRET",
  "LINE_CLIENT_SECRET",
  "TDX_CLIENT_SECRET",
  "MEDIA_S3_SECRET",
]);

/** Throws an error whose message names each wrong variable and says why. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => value !== undefined && (value !== "" || name === "PRODUCT_PREFIX"),
    ),
  );
  const read = variables.safeParse(given);
  if (read.success) return read.data;
  const reasons = read.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    // A log is read by many: what may hold a password is named, not shown.
    return `  ${SECRETS.has(name) ? name : `${name}=${JSON.stringify(environment[name] ?? "")}`}: ${issue.message}`;
  });
  throw new Error(`These settings can't be used:\n${reasons.join("\n")}\nSee docs/operations.md for every setting.`);
}
