import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/selling-changes.ts";
import { textIn } from "#rules/text/language.ts";
import { listPlaces, lockExtras } from "#server/selling/extra-rate-store.ts";
import type { StaffContext } from "#server/rate-plans/write-rates.ts";
import { findUndo } from "#server/selling/selling-change.ts";

export function getExtraRates(
  _input: unknown,
  { hotel: { hotel_id, main_lang }, lang, now, query }: StaffContext,
): Promise<CallAnswer<typeof contract.getExtraRates>> {
  return query(async (query) => {
    const undo = await findUndo(query, hotel_id, "extra_rates", now);
    const { rates, cots, cot_price } = await lockExtras(query, hotel_id);
    const rooms = await listPlaces(query, hotel_id);
    return {
      rates,
      cots,
      cot_price,
      rooms: rooms.map((room) => ({ ...room, name: textIn(room.name, lang, main_lang).text })),
      undo_until_timestamp: undo?.until ?? null,
    };
  });
}
