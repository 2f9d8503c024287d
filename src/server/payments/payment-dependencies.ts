/** What gateways need, whether a guest's call, a vendor's webhook or a scheduled job uses them. */
import type { RequestContext } from "#server/calls/request-context.ts";

export type GatewayDependencies = Pick<
  RequestContext,
  "secrets" | "outside" | "sandboxUrl" | "originOf" | "platformHost" | "product" | "directory"
>;
