/** What the codes that a promotion names do not cover: from the coupons and plans themselves, so that no text has to repeat it. */
import type { CodeTerms } from "#contract/content.ts";
import { hasDiscounts, namedCodes } from "#rules/money/coupon.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";
import type { StoredPromotion } from "#server/content/content-store.ts";
import { listCodes } from "#server/discounts/find-codes.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { readCatalogue } from "#server/rooms/catalogue.ts";

export async function readCodeTerms(row: StoredPromotion, context: RequestContext): Promise<CodeTerms[]> {
  const { lang, hotel } = context;
  const texts = [row.promotion_title, row.sub_title, row.detail_foreword, row.detail_info];
  const named = namedCodes(texts.flatMap((text) => Object.values(text)));
  if (named.length === 0) return [];
  const catalogue = await readCatalogue(context);
  const coupons = await context.query(async (query) => {
    const { origin_pms } = await readSettings(query, hotel.hotel_id);
    return hasDiscounts(origin_pms) ? listCodes(query, hotel.hotel_id, named) : [];
  });
  const reader = textReader(lang, hotel.main_lang);
  return coupons.map(({ room_classes, card_prefixes, ...coupon }) => {
    const isFor = (id: number) => room_classes.length === 0 || room_classes.includes(id);
    const closed = [...catalogue.plans.values()].filter((plan) => !plan.allow_coupon && plan.target_rooms.some(isFor));
    const { code, book_from, book_to, stay_from, stay_to, minimum_spend, cap, per_member_cap } = coupon;
    return {
      code,
      // Each room has its own plan of the same name.
      except_plans: [...new Set(closed.map((plan) => reader.plain("rate_plan_code_name", plan.rate_plan_code_name)))],
      room_classes: room_classes.flatMap((id) => {
        const room = catalogue.rooms.get(id);
        return room ? [reader.plain("room_class_name", room.room_class_name)] : [];
      }),
      book_from,
      book_to,
      stay_from,
      stay_to,
      minimum_spend,
      cap,
      per_member_cap,
      is_for_cards: card_prefixes.length > 0,
    };
  });
}
