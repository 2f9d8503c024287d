/** What taking money needs of the world, whoever asks for it: a guest's call, a vendor's webhook, or the clock. */
import type { RequestContext } from "#server/calls/request-context.ts";

export type GatewayDependencies = Pick<
  RequestContext,
  "secrets" | "outside" | "sandboxUrl" | "originOf" | "platformHost" | "product" | "directory"
>;
