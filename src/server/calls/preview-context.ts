/** How calls answer a page of a preview: with the draft's content, and without changing anything. */
import { sql } from "drizzle-orm";
import type { Call } from "#contract/call.ts";
import type { Preview } from "#server/calls/call-request.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** Calls that only work out a price, although they are posted. */
const ONLY_READS: ReadonlySet<string> = new Set(["calculateOrder", "calculateDiscount", "confirmCoupons"]);

/** What everyone may read. Whatever else a page tries, the database refuses to write. */
export function assertForPreview({ who, method, name }: Call): void {
  if (!who.includes("visitor")) throw new Refusal("SIGN_IN_NEEDED");
  if (method !== "GET" && !ONLY_READS.has(name)) throw new Refusal("FORBIDDEN");
}

export function previewContext(context: RequestContext, { product, shown }: Preview): RequestContext {
  return {
    ...context,
    product,
    query: (work) =>
      context.query(async (query) => {
        await query.execute(sql`set transaction read only`);
        return work({ ...query, shown });
      }),
    keep: (_key, load) => load(),
  };
}
