/** Settings that can each be right, and together are dangerous: the start refuses them, or warns. */
import type { Config } from "#config.ts";

const PRIVATE_HOST = /^(localhost|.+\.(localhost|test|local|internal))$/;
const PRIVATE_ADDRESS =
  /^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|::1|f[cd][0-9a-f]{2}:.*)$/i;

/** Each says what is wrong and how to correct it. */
export function dangersOf(config: Config): string[] {
  const { SANDBOX, PUBLIC_SCHEME, PLATFORM_HOST, HOST, DATABASE_URL, DATABASE_OWNER_URL, SECRET } = config;
  const dangers: string[] = [];
  if (SANDBOX === "on") {
    const why = "its bank confirms any payment without money. Set SANDBOX=off";
    if (PUBLIC_SCHEME === "https") dangers.push(`SANDBOX=on together with PUBLIC_SCHEME=https: ${why}.`);
    if (!PRIVATE_HOST.test(PLATFORM_HOST)) {
      dangers.push(`SANDBOX=on on the public host PLATFORM_HOST=${PLATFORM_HOST}: ${why}, or use localhost.`);
    }
    if (!PRIVATE_ADDRESS.test(HOST)) {
      dangers.push(`SANDBOX=on listening on HOST=${HOST}: ${why}, or listen on one loopback or private address.`);
    }
  }
  if (DATABASE_URL !== undefined && SECRET === undefined) {
    dangers.push(
      "DATABASE_URL without SECRET: the database outlives this machine, and what is encrypted in it would be lost with " +
        "DATA_DIR/secret. Set SECRET to at least 32 random characters (openssl rand -hex 32), the same on every machine.",
    );
  }
  if (DATABASE_OWNER_URL !== undefined && DATABASE_URL === undefined) {
    dangers.push("DATABASE_OWNER_URL without DATABASE_URL: set both, or neither for the embedded database.");
  }
  if (config.RAIL_PROVIDER === "tdx" && !(config.TDX_CLIENT_ID && config.TDX_CLIENT_SECRET)) {
    dangers.push(
      "RAIL_PROVIDER=tdx without TDX_CLIENT_ID and TDX_CLIENT_SECRET: set both, or leave RAIL_PROVIDER out.",
    );
  }
  return dangers;
}

export function warningsOf({ DATABASE_URL, DATABASE_OWNER_URL, SANDBOX, PUBLIC_SCHEME, SMTP_URL }: Config): string[] {
  const warnings: string[] = [];
  if (DATABASE_URL !== undefined && (DATABASE_OWNER_URL === undefined || DATABASE_OWNER_URL === DATABASE_URL)) {
    warnings.push(
      "The application logs in to the database as the owner of its tables. Give it a login of its own in DATABASE_URL, " +
        "and the owner's in DATABASE_OWNER_URL (docs/operations.md).",
    );
  }
  if (SANDBOX === "off" && PUBLIC_SCHEME === "http") {
    warnings.push("PUBLIC_SCHEME is http: guests' data and cookies travel unprotected. Set PUBLIC_SCHEME=https.");
  }
  if (SANDBOX === "off" && SMTP_URL === undefined) {
    warnings.push("SMTP_URL is not set: no e-mail is sent to any guest or lodging.");
  }
  return warnings;
}
