/** A lodging that nobody published for ninety days: its owner signs in with this address, and may have it back. */
import { connect } from "#server/database/connect.ts";
import { account } from "#server/database/tables/accounts.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { openLodging } from "#server/lodgings/open-lodging.ts";
import { archiveHotel } from "#server/lodgings/untouched-store.ts";
import { newId } from "#server/orders/ids.ts";
import { archivedHost } from "#server/staff/list-archived.ts";

export const RETURNING = { email: "returning@yado.example", slug: "fern-hollow", lodging: "Fern Hollow" };

/** More than the demo has, fewer than owners get. */
const HOTEL_ID = 900;
const PLATFORM_HOST = "localhost";

export async function addArchivedLodging(url: string): Promise<void> {
  const database = connect(url, 3);
  const { email, slug, lodging } = RETURNING;
  const [now, host] = [new Date(), `${slug}.${PLATFORM_HOST}`];
  const owner = { account_id: newId(now), email, name: "" };
  await database.forAccounts((query) => query.insert(account).values({ ...owner, lang: "en-US", created_at: now }));
  const hotel = {
    kind: 1,
    main_lang: "en-US",
    hotel_name: { "en-US": lodging },
    template_code: "layout_300.1",
  } as const;
  await database.forHotel(HOTEL_ID, async (query) => {
    await openLodging(query, HOTEL_ID, { hotel: { ...hotel, support_lang: ["en-US"] }, host, slug, owner, now });
    await archiveHotel(query, HOTEL_ID, archivedHost(HOTEL_ID, PLATFORM_HOST), now);
    const entry = { at: now, actor: "clock", action: "lodging.archived", before: host };
    await appendAudit(query, HOTEL_ID, null, entry);
  });
  await database.close();
}
