/** What load balancers and monitors ask, on every host: does the process live, and can it serve? */
import type { Context, Hono } from "hono";
import type { Readiness } from "#server/health/readiness.ts";
import { COST } from "#server/security/rate-limiter.ts";

export function addHealth(
  app: Hono,
  readiness: () => Promise<Readiness>,
  charge: (context: Context, cost: number) => void,
): void {
  app.get("/healthz", (context) => {
    charge(context, COST.file);
    return context.text("ok");
  });
  app.get("/readyz", async (context) => {
    charge(context, COST.call);
    const { isReady, warnings } = await readiness();
    if (!isReady) return context.text("the database can't be reached", 503, { "retry-after": "2" });
    return context.text(["ready", ...warnings.map((warning) => `warning ${warning}`)].join("\n"));
  });
}
