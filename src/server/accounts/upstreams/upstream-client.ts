/** Our side of Google and LINE: a standard client whose every request leaves through `outside`. */
import * as client from "openid-client";
import type { Upstream } from "#server/accounts/upstreams/upstreams.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";

/** How long a provider's configuration is used before it is read again. */
const CONFIGURATION_MS = 3_600_000;
const TIMEOUT_MS = 8_000;

type Known = { until: number; configuration: Promise<client.Configuration> };

/** By the upstream itself: each process has one of each, and each test its own. */
const known = new WeakMap<Upstream, Known>();

export function configurationOf(upstream: Upstream, outside: Outside): Promise<client.Configuration> {
  const cached = known.get(upstream);
  if (cached && cached.until > Date.now()) return cached.configuration;
  const configuration = discover(upstream, outside);
  known.set(upstream, { until: Date.now() + CONFIGURATION_MS, configuration });
  // A provider that can't be reached now is tried again at the next sign-in.
  configuration.catch(() => known.delete(upstream));
  return configuration;
}

async function discover(upstream: Upstream, outside: Outside): Promise<client.Configuration> {
  const { discovery, issuer, client_id, client_secret, algorithm } = upstream;
  const isPlain = new URL(discovery).protocol === "http:";
  const found = await client.discovery(
    new URL(discovery),
    client_id,
    { client_secret, id_token_signed_response_alg: algorithm },
    client.ClientSecretPost(client_secret),
    // Only the sandbox, on this machine, is without TLS.
    { [client.customFetch]: fetchThrough(outside), execute: isPlain ? [client.allowInsecureRequests] : [] },
  );
  if (found.serverMetadata().issuer !== issuer) throw new Error(`${discovery} is of another issuer`);
  return found;
}

function fetchThrough(outside: Outside): client.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outside.send(url, {
      method: method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(headers)),
      ...(body ? { body: String(body) } : {}),
      timeout_ms: TIMEOUT_MS,
    });
    // The body has been unpacked and counted anew: only its type is still true.
    const type = answer.headers?.["content-type"] ?? "application/json";
    return new Response(answer.text, { status: answer.status, headers: { "content-type": type } });
  };
}
