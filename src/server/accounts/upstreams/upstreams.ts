/** Other providers whose accounts open ours. */
export type UpstreamName = "google" | "line";

export type Upstream = {
  name: UpstreamName;
  /** As in its ID tokens. */
  issuer: string;
  /** Where its configuration is read; the sandbox plays both. */
  discovery: string;
  client_id: string;
  client_secret: string;
  /** LINE signs its ID tokens for websites with the client's secret. */
  algorithm: "RS256" | "HS256";
};

export type Upstreams = Partial<Record<UpstreamName, Upstream>>;

type Keys = { client_id: string; client_secret: string };

const ISSUERS = { google: "https://accounts.google.com", line: "https://access.line.me" } as const;
const ALGORITHMS = { google: "RS256", line: "HS256" } as const;

/** Those that the operator has registered us with; without keys there is no button for them. */
export function upstreamsOf(keys: Record<UpstreamName, Keys | null>): Upstreams {
  const set = (["google", "line"] as const).flatMap((name) => {
    const own = keys[name];
    return own ? [[name, upstreamAt(name, ISSUERS[name], own)] as const] : [];
  });
  return Object.fromEntries(set);
}

/** Both as the sandbox plays them, where everyone knows the keys. */
export function sandboxUpstreams(sandboxUrl: string): Upstreams {
  const keys = { client_id: "yado-sandbox", client_secret: "the sandbox's secret, known to everyone" };
  const at = (name: UpstreamName) => upstreamAt(name, `${sandboxUrl}/${name}`, keys);
  return { google: at("google"), line: at("line") };
}

const upstreamAt = (name: UpstreamName, issuer: string, keys: Keys): Upstream => ({
  name,
  issuer,
  discovery: `${issuer}/.well-known/openid-configuration`,
  algorithm: ALGORITHMS[name],
  ...keys,
});
