import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/lodgings.ts";
import { LODGING_KINDS } from "#rules/site/lodging-kinds.ts";
import { readSlug, slugProblem } from "#rules/site/slug.ts";
import type { PlatformContextOf } from "#server/calls/platform-context.ts";
import { takenHosts } from "#server/lodgings/lodging-store.ts";
import { proposeSlug, slugHost } from "#server/lodgings/propose-slug.ts";

export async function checkSlug(
  { query: { slug: typed, name, kind: key } }: HandlerInput<typeof contract.checkSlug>,
  context: PlatformContextOf<"studio">,
): Promise<CallAnswer<typeof contract.checkSlug>> {
  const { database, platformHost } = context;
  const kind = LODGING_KINDS.find((each) => each.key === key) ?? null;
  const slug = readSlug(typed);
  const host = slugHost(slug, platformHost);
  const problem = slugProblem(slug);
  const isTaken = problem === null && (await database.forDirectory((query) => takenHosts(query, [host]))).has(host);
  const state = problem ?? (isTaken ? "taken" : "free");
  const proposal = state === "free" ? slug : await proposeSlug(context, problem === null ? slug : name, kind);
  return { slug, host, state, proposal };
}
