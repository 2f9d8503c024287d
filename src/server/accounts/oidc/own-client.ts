/** A site of ours as a client of the accounts service, which this process answers itself. */
import * as client from "openid-client";
import type { Accounts } from "#server/accounts/accounts.ts";
import { clientSecret } from "#server/accounts/oidc/clients.ts";
import { createWithinProcess, PartAway, type WithinProcess } from "#server/network/within-process.ts";
import type { Secrets } from "#server/security/secrets.ts";

const transports = new WeakMap<Accounts, WithinProcess>();

function transportOf(accounts: Accounts): WithinProcess {
  const made =
    transports.get(accounts) ??
    createWithinProcess((request, response) => {
      if (!accounts.answer(request, response)) response.writeHead(404).end();
    });
  transports.set(accounts, made);
  return made;
}

export function ownClient(
  { accounts, secrets }: { accounts: Accounts; secrets: Secrets },
  client_id: string,
): client.Configuration {
  const { issuer } = accounts;
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    jwks_uri: `${issuer}/oauth/jwks`,
    authorization_response_iss_parameter_supported: true,
    id_token_signing_alg_values_supported: ["ES256"],
  };
  const metadata = { id_token_signed_response_alg: "ES256" };
  const config = new client.Configuration(
    server,
    client_id,
    metadata,
    client.ClientSecretPost(clientSecret(secrets, client_id)),
  );
  config[client.customFetch] = transportOf(accounts);
  if (issuer.startsWith("http:")) client.allowInsecureRequests(config);
  return config;
}

/** The accounts service gave no answer, whatever the library made of that. */
export function isAway(error: unknown): boolean {
  return error instanceof PartAway || (error instanceof Error && error.cause !== undefined && isAway(error.cause));
}

/** It answered, and says no: expired, used before, revoked. */
export const isRefusedGrant = (error: unknown): boolean =>
  error instanceof client.ResponseBodyError && error.error === "invalid_grant";
