import type { Promotion } from "#contract/content.ts";
import { pageAddress } from "#rules/site/address.ts";
import { listActive, type StoredPromotion } from "#server/content/content-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";

/** The active promotions or attractions of a lodging, in the requested language. */
export async function readActivePromotions(
  kind: StoredPromotion["kind"],
  context: RequestContext,
): Promise<Promotion[]> {
  const rows = await context.query((query) => listActive(query, context.hotel.hotel_id, context.now, kind));
  return rows.map((row) => showPromotion(row, context));
}

const seconds = (instant: Date | null) => (instant ? Math.floor(instant.getTime() / 1000) : null);

function pageOf(row: StoredPromotion): string {
  if (row.kind === "attraction") return `/attractions#${row.promotion_id}`;
  return row.kind === "announcement" ? `/news/${row.promotion_id}` : `/event/${row.promotion_id}`;
}

/** One stored promotion as the calls answer it. */
export function showPromotion(row: StoredPromotion, context: RequestContext): Promotion {
  const texts = textReader(context.lang, context.hotel.main_lang);
  return {
    promotion_id: row.promotion_id,
    lang: context.lang,
    promotion_title: texts.plain("promotion_title", row.promotion_title),
    sub_title: texts.plain("sub_title", row.sub_title),
    promotion_type: row.promotion_type,
    main_image_path: row.main_image?.src ?? "",
    sub_image_path: row.sub_image?.src ?? "",
    detail_foreword: texts.plain("detail_foreword", row.detail_foreword),
    detail_info: texts.rich("detail_info", row.detail_info),
    detail_info_path: pageAddress(context.product, context.lang, pageOf(row)),
    begin_timestamp: seconds(row.begin_at),
    end_timestamp: seconds(row.end_at),
    public_timestamp: seconds(row.public_at),
    checkin_start_timestamp: seconds(row.checkin_start_at),
    checkin_close_timestamp: seconds(row.checkin_close_at),
    support_room_type: row.support_room_type,
    show_in_index: row.show_in_index ? 1 : 0,
    active: row.active,
    priority: row.priority,
    banner_info: row.banner_info.map(({ src, alt, link }) => ({
      img: src,
      alt: texts.plain("banner_info", alt),
      link,
    })),
    coordinates: row.coordinates,
    fallback_lang: texts.fallback_lang,
  };
}
