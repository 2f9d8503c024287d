/** The public keys of a provider, fetched through `outside` and used for as long as it says. */
import { createLocalJWKSet, type JSONWebKeySet, type JWSHeaderParameters, type FlattenedJWSInput, errors } from "jose";
import { configurationOf } from "#server/accounts/upstreams/upstream-client.ts";
import type { Upstream } from "#server/accounts/upstreams/upstreams.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";

/** In seconds. What the provider says is kept within these. */
const AGE = { least: 60, usual: 600, most: 86_400 } as const;
/** A token with an unknown key makes us look for new keys, but strangers' tokens not more often than this. */
const PAUSE_MS = 60_000;
const TIMEOUT_MS = 8_000;

type Keys = { fetched: number; until: number; set: ReturnType<typeof createLocalJWKSet> };

const known = new WeakMap<Upstream, Promise<Keys>>();

/** Finds the key of a token, for `jwtVerify`. */
export function keysOf(upstream: Upstream, outside: Outside) {
  return async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    const keys = await present(upstream, outside);
    try {
      return await keys.set(header, token);
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey && Date.now() - keys.fetched > PAUSE_MS;
      if (!isNew) throw error;
      return (await renew(upstream, outside)).set(header, token);
    }
  };
}

async function present(upstream: Upstream, outside: Outside): Promise<Keys> {
  const cached = await known.get(upstream)?.catch(() => undefined);
  return cached && cached.until > Date.now() ? cached : renew(upstream, outside);
}

function renew(upstream: Upstream, outside: Outside): Promise<Keys> {
  const fetched = fetchKeys(upstream, outside);
  known.set(upstream, fetched);
  return fetched;
}

async function fetchKeys(upstream: Upstream, outside: Outside): Promise<Keys> {
  const { jwks_uri } = (await configurationOf(upstream, outside)).serverMetadata();
  if (jwks_uri === undefined) throw new Error(`${upstream.name} publishes no keys`);
  const { status, text, headers } = await outside.send(jwks_uri, { method: "GET", timeout_ms: TIMEOUT_MS });
  if (status !== 200) throw new Error(`${upstream.name} answered ${status} for its keys`);
  const set = createLocalJWKSet(JSON.parse(text) as JSONWebKeySet);
  const now = Date.now();
  return { fetched: now, until: now + secondsIn(headers?.["cache-control"]) * 1000, set };
}

function secondsIn(cacheControl = ""): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl)) return AGE.least;
  const [, seconds] = /\bmax-age=(\d{1,9})/i.exec(cacheControl) ?? [];
  return Math.min(AGE.most, Math.max(AGE.least, seconds === undefined ? AGE.usual : Number(seconds)));
}
