import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/lodgings.ts";
import { LODGING_LIMITS } from "#rules/people/lodging-limits.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PlatformContextOf } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { countUnpublished, takenHosts } from "#server/lodgings/lodging-store.ts";
import { proposeSlug, slugHost } from "#server/lodgings/propose-slug.ts";
import { findNameBefore, restoreHotel } from "#server/lodgings/untouched-store.ts";
import { listArchived } from "#server/staff/list-archived.ts";

type Context = PlatformContextOf<"studio">;

/** Under its old name where nobody has taken it since, else under one like it. Rooms, texts and photos are as they were. */
export async function restoreLodging(
  { body: { domain } }: HandlerInput<typeof contract.restoreLodging>,
  context: Context,
): Promise<CallAnswer<typeof contract.restoreLodging>> {
  const { database, person, now, platformHost } = context;
  const archived = (await listArchived(context)).find(({ hotel }) => hotel.domain === domain);
  if (!archived) throw new Refusal("NOT_FOUND", ["domain"]);
  const { hotel_id } = archived.hotel;
  const unpublished = await database.forDirectory((query) => countUnpublished(query, person.account_id));
  if (unpublished >= LODGING_LIMITS.unpublished) throw new Refusal("TOO_MANY_LODGINGS");
  const before = await database.forHotel(hotel_id, (query) => findNameBefore(query, hotel_id));
  const slug = await freeSlug(before, archived.name, context);
  const host = slugHost(slug, platformHost);
  await database.forHotel(hotel_id, async (query) => {
    if (!(await restoreHotel(query, hotel_id, host, now))) throw new Refusal("SLUG_TAKEN", ["domain"]);
    const actor = `staff:${person.account_id}`;
    await appendAudit(query, hotel_id, null, {
      at: now,
      actor,
      action: "lodging.restored",
      before: domain,
      after: host,
    });
  });
  return { domain: host, slug };
}

async function freeSlug(before: string | null, name: string, context: Context): Promise<string> {
  const { database, platformHost } = context;
  const suffix = `.${platformHost}`;
  if (before?.endsWith(suffix)) {
    const taken = await database.forDirectory((query) => takenHosts(query, [before]));
    const slug = before.slice(0, -suffix.length);
    return taken.has(before) ? proposeSlug(context, slug, null) : slug;
  }
  return proposeSlug(context, name, null);
}
