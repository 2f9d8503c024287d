/** A demo lodging's site as records, as an owner's draft has them: what publishing writes. */
import { emptyFields } from "#rules/content/content-fields.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { addDays } from "#rules/time/day.ts";
import type { StoredPhoto } from "#server/database/tables/hotel.ts";
import { daysOf } from "./days.ts";
import type { DemoPhoto } from "./field-schemas.ts";
import type { DemoArticle, DemoLodging, DemoRoom } from "./read-lodging.ts";

export type StorePhoto = (photo: DemoPhoto) => Promise<StoredPhoto>;

const PICTURE_NOTE = {
  "zh-TW": "本示範網站的圖片皆為電腦生成。",
  "zh-CN": "本演示网站的图片均为电脑生成。",
  "en-US": "The pictures on this demonstration site are computer-generated.",
  "ja-JP": "このデモサイトの画像はすべてコンピューターで生成したものです。",
  "ko-KR": "이 데모 사이트의 이미지는 모두 컴퓨터로 생성한 것입니다.",
};

/** `before`: what a new lodging begins with. */
export async function siteContent(
  { info, menu, articles: _articles, rooms: _rooms, facilities: _facilities, ...facts }: DemoLodging,
  before: ContentRecord,
  store: StorePhoto,
): Promise<ContentRecord[]> {
  const srcOf = async (photo: DemoPhoto | undefined) => (photo ? (await store(photo)).src : "");
  const { about, facility, promotion, room } = info.template_images;
  const fields = {
    ...before.fields,
    ...info,
    hotel_name: facts.hotel_name,
    upper_name: facts.upper_name,
    template_code: facts.template_code,
    template_booking_code: facts.template_booking_code,
    support_lang: facts.support_lang,
    google_map_open_way: facts.google_map_open_way,
    google_store_name: facts.google_store_name,
    ga_code: facts.ga_code,
    pixel_code: facts.pixel_code,
    about_images: await Promise.all(info.about_images.map(store)),
    banner_images: await Promise.all(info.banner_images.map(async (photo) => ({ ...(await store(photo)), link: "" }))),
    icon_image: await srcOf(info.icon_image),
    logo_images: { dark: "", white: "" },
    template_images: {
      about: await srcOf(about),
      facility: await srcOf(facility),
      promotion: await srcOf(promotion),
      room: await srcOf(room),
    },
    picture_note: PICTURE_NOTE,
  };
  return [
    { record: "site", record_id: 0, fields },
    { record: "menu", record_id: 0, fields: { menu_items: menu } },
  ];
}

export async function roomContent(
  record_id: number,
  { name, photos, ...facts }: DemoRoom,
  priority: number,
  store: StorePhoto,
): Promise<ContentRecord> {
  const own = { room_class_name: name, photos: await Promise.all(photos.map(store)), priority };
  return { record: "room", record_id, fields: { ...emptyFields("room"), ...facts, ...own } };
}

export async function facilityContent(
  record_id: number,
  { title, photos, ...facts }: DemoLodging["facilities"][number],
  priority: number,
  store: StorePhoto,
): Promise<ContentRecord> {
  const own = { facilities_title: title, photos: await Promise.all(photos.map(store)), priority };
  return { record: "facility", record_id, fields: { ...emptyFields("facility"), ...facts, ...own } };
}

export async function articleContent(
  record_id: number,
  article: DemoArticle,
  priority: number,
  { today, ids, store }: { today: string; ids: ReadonlyMap<string, number>; store: StorePhoto },
): Promise<ContentRecord> {
  const start = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00+08:00`).toISOString());
  const end = (day: string | null) => (day === null ? null : new Date(`${day}T23:59:59+08:00`).toISOString());
  const [booking, stay] = [daysOf(today, article.booking), daysOf(today, article.stay)];
  const fields = {
    ...emptyFields("promotion"),
    kind: article.kind,
    promotion_title: article.title,
    sub_title: article.sub_title,
    promotion_type: article.type,
    main_image: article.photo ? await store(article.photo) : null,
    sub_image: article.sub_photo ? await store(article.sub_photo) : null,
    detail_foreword: article.foreword,
    detail_info: article.detail,
    begin_at: start(booking.from),
    end_at: end(booking.to),
    public_at: start(addDays(today, -article.published_days_ago)),
    checkin_start_at: start(stay.from),
    checkin_close_at: end(stay.to),
    support_room_type: article.rooms.map((code) => ids.get(code)!),
    show_in_index: article.show_in_index,
    priority,
    coordinates: article.coordinates,
  };
  return { record: "promotion", record_id, fields };
}
