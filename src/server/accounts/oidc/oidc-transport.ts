/** A site of ours as client of our own accounts service: a standard client, whose requests stay in this process. */
import * as client from "openid-client";
import type { Accounts } from "#server/accounts/accounts.ts";
import { clientSecret } from "#server/accounts/oidc/clients.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { createInProcess } from "#server/network/in-process.ts";
import type { Secrets } from "#server/security/secrets.ts";

/** Its settings are known and need not be discovered. */
export function oidcClient(accounts: Accounts, secrets: Secrets, client_id: string): client.Configuration {
  const { issuer } = accounts;
  const configuration = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      jwks_uri: `${issuer}/oauth/jwks`,
      authorization_response_iss_parameter_supported: true,
    },
    client_id,
    { id_token_signed_response_alg: "ES256" },
    client.ClientSecretPost(clientSecret(secrets, client_id)),
  );
  if (issuer.startsWith("http:")) client.allowInsecureRequests(configuration);
  const send = createInProcess((request, response) => {
    if (!accounts.answer(request, response)) response.writeHead(404).end();
  });
  configuration[client.customFetch] = async (url, { method, headers, body }) => {
    const text = body === undefined || body === null ? undefined : String(body);
    return send(new URL(url), { method, headers, body: text });
  };
  return configuration;
}

/** Whatever went wrong with a code: the accounts service is away, or the code is not right. */
export async function tradeCode(
  configuration: client.Configuration,
  back: URL,
  checks: client.AuthorizationCodeGrantChecks,
): Promise<client.TokenEndpointResponse & client.TokenEndpointResponseHelpers> {
  try {
    return await client.authorizationCodeGrant(configuration, back, { ...checks, idTokenExpected: true });
  } catch (error) {
    throw new Refusal(isAway(error) ? "UNAVAILABLE" : "UPSTREAM_FAILED");
  }
}

/** The library wraps what it was answered as the cause of its error. */
function isAway(error: unknown): boolean {
  const { cause, status } = (error ?? {}) as { cause?: unknown; status?: unknown };
  if (typeof status === "number") return status >= 500;
  return cause !== undefined && cause !== error && isAway(cause);
}
