import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/credit.ts";
import { hasDiscounts } from "#rules/money/coupon.ts";
import { expiringDays, lastDay } from "#rules/money/point-lots.ts";
import { dayAt } from "#rules/time/day.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { readMember } from "#server/credit/credit-store.ts";
import { type HistoryEntry, listHistory } from "#server/credit/history-store.ts";
import { listExpiring } from "#server/credit/lot-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

const DAYS_SHOWN = 3;

/** Of the member's own entries, newest first. A lodging that takes no discounts shows none, as it shows no balance. */
export async function listMemberCredit(
  { query: { limit, cursor } }: HandlerInput<typeof contract.listMemberCredit>,
  context: RequestContext<PersonOf<"member">>,
): Promise<CallAnswer<typeof contract.listMemberCredit>> {
  const { hotel, person } = context;
  const { hotel_id, timezone } = hotel;
  const { member_id } = person;
  return context.query(async (query) => {
    if (!(await readMember(query, hotel_id, member_id))) throw new Refusal("SIGN_IN_NEEDED");
    const { origin_pms } = await readSettings(query, hotel_id);
    if (!hasDiscounts(origin_pms)) return { entries: [], next_cursor: null, expiring: [] };
    // One more than is shown: it tells whether there is another page.
    const found = await listHistory(query, hotel_id, member_id, { limit: limit + 1, before: placeOf(cursor) });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const lots = await listExpiring(query, hotel_id, member_id, "infinity");
    return {
      entries: page.map(({ at, expires_at, credit_id: _id, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        date: dayAt(at, timezone),
        expires_on: expires_at && lastDay(expires_at, timezone),
      })),
      next_cursor: last ? cursorOf(last) : null,
      expiring: expiringDays(lots, timezone).slice(0, DAYS_SHOWN),
    };
  });
}

/** Where a page ends: the moment of its last entry, and the entry. */
const cursorOf = ({ at, credit_id }: HistoryEntry): string => `${at.getTime()}.${credit_id}`;

function placeOf(cursor: string | undefined): { at: Date; credit_id: string } | null {
  if (cursor === undefined) return null;
  const [at, credit_id] = cursor.split(".") as [string, string];
  return { at: new Date(Number(at)), credit_id };
}
