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
