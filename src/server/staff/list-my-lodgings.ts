import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { pageAddress } from "#rules/site/address.ts";
import { textIn } from "#rules/text/language.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import type { PlatformContextOf } from "#server/calls/platform-context.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { listArchived } from "#server/staff/list-archived.ts";
import { invitationsOfAddress, listInvitations } from "#server/staff/invitation-store.ts";
import { rolesOfAccount } from "#server/staff/staff-store.ts";

type Context = PlatformContextOf<"studio">;

export async function listMyLodgings(
  _input: unknown,
  context: Context,
): Promise<CallAnswer<typeof contract.listMyLodgings>> {
  const { database, person, now } = context;
  const { email } = await readAccount(database, person.account_id);
  const [roles, invited] = await database.forDirectory(async (query) => [
    await rolesOfAccount(query, person.account_id),
    await invitationsOfAddress(query, email, now),
  ]);
  const known = await lodgingsOf(context, [...roles, ...invited]);
  return {
    email,
    lodgings: roles.flatMap(({ hotel_id, role }) => {
      const found = known.get(hotel_id);
      return found ? [{ domain: found.hotel.domain, name: found.name, role, site: siteOf(context, found.hotel) }] : [];
    }),
    archived: (await listArchived(context)).map(({ hotel, name }) => ({ domain: hotel.domain, name })),
    invitations: await invitationsOf(context, invited, known),
  };
}

type Known = Map<number, { hotel: Tenant; name: string }>;

/** Deleted ones are left out. */
async function lodgingsOf({ directory, lang }: Context, rows: readonly { hotel_id: number }[]): Promise<Known> {
  const known: Known = new Map();
  const cards = await directory.cardsOf(rows.map(({ hotel_id }) => hotel_id));
  for (const [hotel_id, { hotel_name }] of cards) {
    const found = await directory.byId(hotel_id);
    const hotel = found && (await directory.byHost(found.domain));
    if (hotel) known.set(hotel_id, { hotel, name: textIn(hotel_name, lang, hotel.main_lang).text });
  }
  return known;
}

function siteOf({ originOf, product, lang }: Context, hotel: Tenant): string | null {
  const { domain, status, website_exist, support_lang, main_lang } = hotel;
  const isOpen = status === 1 && website_exist;
  return isOpen ? originOf(domain) + pageAddress(product, support_lang.includes(lang) ? lang : main_lang, "/") : null;
}

async function invitationsOf(
  { database }: Context,
  invited: readonly { hotel_id: number; invitation_id: string }[],
  known: Known,
) {
  const found = await Promise.all(
    invited.map(async ({ hotel_id, invitation_id }) => {
      const lodging = known.get(hotel_id);
      const open = lodging ? await database.forHotel(hotel_id, (query) => listInvitations(query, hotel_id)) : [];
      const own = open.find((each) => each.invitation_id === invitation_id);
      if (!lodging || !own) return [];
      const expires_timestamp = Math.floor(own.expires_at.getTime() / 1000);
      return [{ domain: lodging.hotel.domain, name: lodging.name, invitation_id, role: own.role, expires_timestamp }];
    }),
  );
  return found.flat();
}
