import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { isFresh, mayDo, PERMISSIONS, type Permission } from "#rules/people/staff-roles.ts";
import { pageAddress } from "#rules/site/address.ts";
import { textIn } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { listStaff } from "#server/staff/staff-store.ts";

const EVERY = Object.keys(PERMISSIONS) as Permission[];

export function openStudio(
  _input: unknown,
  { hotel, person, now, lang, query, originOf, product }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.openStudio>> {
  const { hotel_id, domain, main_lang, support_lang, currency, timezone, country, status, website_exist } = hotel;
  return query(async (query) => {
    const { hotel_name, kind } = await readSettings(query, hotel_id);
    const team = await listStaff(query, hotel_id);
    return {
      domain,
      name: textIn(hotel_name, lang, main_lang).text,
      role: person.role,
      permissions: EVERY.filter((permission) => mayDo(person.role, permission)),
      email: team.find(({ account_id }) => account_id === person.account_id)?.email ?? "",
      is_fresh: isFresh(person.signed_in_at, now),
      main_lang,
      languages: support_lang,
      currency,
      timezone,
      country,
      kind,
      site: originOf(domain) + pageAddress(product, support_lang.includes(lang) ? lang : main_lang, "/"),
      is_live: status === 1 && website_exist,
    };
  });
}
