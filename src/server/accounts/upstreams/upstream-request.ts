/** What is remembered of a browser that was sent to Google or LINE, under the `state` it comes back with. */
import type { UpstreamName } from "#server/accounts/upstreams/upstreams.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

export type UpstreamRequest = {
  uid: string;
  provider: UpstreamName;
  nonce: string;
  verifier: string;
  /** Hash of the cookie `yado-upstream`. */
  browser: string;
};

/** As it is registered with the provider. Each has its own, so that none can answer in another's name. */
export const upstreamCallback = (
  { originOf, platformHost }: Pick<PlatformContext, "originOf" | "platformHost">,
  provider: UpstreamName,
): string => `${originOf(platformHost)}/accounts/upstream/${provider}`;
