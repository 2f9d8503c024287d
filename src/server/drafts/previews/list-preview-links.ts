import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/preview-links.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { listOpenLinks } from "#server/drafts/previews/preview-link-store.ts";
import { sharedPreviewToken } from "#server/drafts/previews/preview-token.ts";
import { readTeamNames } from "#server/staff/read-team-names.ts";
import { whoMayStill } from "#server/staff/who-may-still.ts";

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Those that show something now: links of whoever has left are over, and not listed. */
export function listPreviewLinks(
  _input: HandlerInput<typeof contract.listPreviewLinks>,
  { hotel, now, query, secrets, product, originOf }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listPreviewLinks>> {
  const { hotel_id, domain, main_lang } = hotel;
  const home = pageAddress(product, main_lang, "/");
  return query(async (query) => {
    const names = await readTeamNames(query, hotel_id);
    const mayStill = await whoMayStill(query, hotel_id, "edit_content");
    const open = await listOpenLinks(query, hotel_id, now);
    const links = open
      .filter(({ made_by, made_at }) => mayStill(made_by, made_at))
      .map(({ link_id, version, made_by, made_at, expires_at }) => ({
        link_id,
        version,
        url: `${originOf(domain)}/preview/${sharedPreviewToken(secrets, hotel_id, link_id)}${home}`,
        made_by: names.get(made_by) ?? "",
        made_timestamp: secondsOf(made_at),
        expires_timestamp: secondsOf(expires_at),
      }));
    return { links };
  });
}
