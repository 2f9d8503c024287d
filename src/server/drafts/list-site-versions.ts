import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-versions.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { shownVersion } from "#server/drafts/shown-version.ts";
import { listVersions } from "#server/drafts/version-store.ts";
import { readTeamNames } from "#server/staff/read-team-names.ts";

const AT_ONCE = 100;

export function listSiteVersions(
  { query: { before } }: HandlerInput<typeof contract.listSiteVersions>,
  { hotel: { hotel_id }, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listSiteVersions>> {
  return query(async (query) => {
    const names = await readTeamNames(query, hotel_id);
    const found = await listVersions(query, hotel_id, before, AT_ONCE + 1);
    return {
      versions: found.slice(0, AT_ONCE).map((row) => shownVersion(row, names)),
      has_more: found.length > AT_ONCE,
    };
  });
}
