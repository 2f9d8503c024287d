import type { HotelInfo } from "#contract/hotel.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { toMajor } from "#rules/money/money.ts";
import { cancelTerms } from "#rules/orders/cancel-terms.ts";
import { refundSteps } from "#rules/orders/cancellation.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import type { StoredInfo } from "#server/database/tables/hotel.ts";
import { bandsOf } from "#server/families/bands-of.ts";
import { findHotel } from "#server/hotel/hotel-store.ts";
import { soldVendors } from "#server/payments/settings/sold-vendors.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { type TextReader, textReader } from "#server/calls/texts.ts";

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

export async function readHotelInfo(context: RequestContext): Promise<HotelInfo> {
  const { found, sold } = await context.query(async (query) => {
    const found = await findHotel(query, context.hotel.hotel_id);
    if (!found) throw new Refusal("HOTEL_NOT_FOUND");
    // An owner who looks at the draft sees what will be offered; nothing can be booked there.
    const sold = query.shown ? found.payment_list : await soldVendors(query, context, found.payment_list);
    return { found, sold };
  });
  const {
    info,
    member_discount,
    member_discount_start,
    member_discount_end,
    created_at,
    updated_at,
    refund_template_id,
    refund_steps,
    card_hold_minutes: _card,
    remittance_hold_days: _remittance,
    remittance_account: _account,
    front_desk_refund_limit: _limit,
    mail_before_arrival: _before,
    mail_arrival_day: _arrival,
    mail_after_stay: _after,
    mail_points_expire: _expire,
    point_terms: _points,
    cots,
    cot_price,
    ...row
  } = found;
  const texts = textReader(context.lang, found.main_lang);
  return {
    ...row,
    payment_list: [...sold],
    is_demonstration: context.hotel.is_demo,
    upper_name: texts.plain("upper_name", found.upper_name),
    hotel_name: texts.plain("hotel_name", found.hotel_name),
    domain: context.hotel.domain,
    enableUser: !found.close_member_system,
    member_price_discount: {
      discount: member_discount ?? context.memberDiscount,
      start: member_discount_start,
      end: member_discount_end,
    },
    families: {
      bands: bandsOf(info.children_and_extra_person_rates).map((band) => ({
        kind: band.kind,
        least_age: band.least_age,
        most_age: band.most_age,
        price: band.price,
        ...(band.meals ? { meals: band.meals } : {}),
        ...(band.on_request ? { on_request: true } : {}),
      })),
      cots,
      cot_price,
    },
    created_timestamp: seconds(created_at),
    updated_timestamp: seconds(updated_at),
    info: {
      ...infoIn(info, texts, found.currency),
      ...pageSeoIn(info, context.lang),
      refund_template_id,
      cancel_terms: cancelTerms(
        refundSteps(refund_template_id, refund_steps ?? undefined),
        lodgingWords(context.lang, found.kind).interface.cancel_terms,
      ),
      about_us_path: pageAddress(context.product, context.lang, "/about"),
    },
    fallback_lang: texts.fallback_lang,
  };
}

/** In this language alone: a search result in another one would mislead. */
function pageSeoIn({ page_seo }: StoredInfo, lang: Language): Pick<HotelInfo["info"], "page_seo"> {
  const pages = Object.entries(page_seo ?? {}).map(
    ([path, { title, text }]) => [path, { title: title[lang] ?? "", text: text[lang] ?? "" }] as const,
  );
  return pages.length === 0 ? {} : { page_seo: Object.fromEntries(pages) };
}

function infoIn(
  info: StoredInfo,
  texts: TextReader,
  currency: string,
): Omit<HotelInfo["info"], "refund_template_id" | "cancel_terms" | "about_us_path" | "page_seo"> {
  const plain = (field: keyof StoredInfo) => texts.plain(`info.${field}`, info[field] as never);
  const rich = (field: keyof StoredInfo) => texts.rich(`info.${field}`, info[field] as never);
  const { icon_image, page_seo: _, ...same } = info;
  return {
    ...same,
    address: plain("address"),
    about_images: info.about_images.map((photo) => photo.src),
    about_us: rich("about_us"),
    introduction: plain("introduction"),
    seo_content: plain("seo_content"),
    seo_title: plain("seo_title"),
    icon_images: { main: icon_image },
    banner_images: info.banner_images.map((photo) => photo.src),
    banner_info: info.banner_images.map(({ src, alt, link }, index) => ({
      img: src,
      alt: texts.plain(`info.banner_info.${index}.alt`, alt),
      link,
    })),
    banner_title: plain("banner_title"),
    banner_sub_title: plain("banner_sub_title"),
    custom_block: rich("custom_block"),
    location_block: rich("location_block"),
    checkout_time: info.checkout_time || info.checkin_end_time,
    customer_notice: rich("customer_notice"),
    booking_policy: rich("booking_policy"),
    cancel_policy: rich("cancel_policy"),
    support_facilities: JSON.stringify(info.support_facilities),
    thsr_station: info.thsr_station ?? null,
    thsr_terms: info.thsr_terms ?? { round_trip_only: false, as_guests: false },
    remittance_notice: plain("remittance_notice"),
    dining_options: rich("dining_options"),
    children_and_extra_person_rates: JSON.stringify(
      info.children_and_extra_person_rates.map(({ label, price, meals, on_request }) => ({
        label: texts.plain("info.children_and_extra_person_rates", label),
        price: toMajor(price, currency),
        ...(meals
          ? {
              meals: Object.fromEntries(
                Object.entries(meals).map(([meal, each]) => [meal, toMajor(each ?? 0, currency)]),
              ),
            }
          : {}),
        ...(on_request ? { on_request } : {}),
      })),
    ),
    picture_note: plain("picture_note"),
  };
}
