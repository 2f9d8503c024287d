/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "区画紹介",
  search_rooms: "空き検索",
  room_count: "区画数",
  whole_house: "貸し切り",
  view_room: "区画を見る",
  room_facilities: "区画設備",
  other_rooms: "ほかの区画",
  rooms_included: "対象の区画",
  follow_text: "お知らせ、空き、特典をいち早くお届けします。",
  ask_to_book_text: "ご宿泊日と人数をお知らせください。区画をご用意いたします。",
  room_photos: "区画の写真",
  menu_titles: {
    rooms: "区画紹介",
  },
  refusals: {
    ROOM_SOLD_OUT: "この区画タイプは満員です",
    NOT_ENOUGH_ROOMS: "区画数が足りません",
    ENTIRE_RENT_ALONE: "貸し切りプランは単独でのご予約となり、他の区画と一緒には予約できません。",
    TOO_MANY_GUESTS: "ご人数が区画の定員を超えています。区画を追加するか、人数を変更してください。",
    COT_UNAVAILABLE: "ベビーベッドは空きがないか、この区画には置けません。ご利用は3歳までのお子さまです。",
    ON_REQUEST:
      "このご人数ではエキストラベッドが必要です。事前の確認を要するためオンラインではご予約いただけません。宿へお問い合わせいただくか、区画を追加してください。",
  },
  no_room_soon: "今後30日間は満員です",
  rooms_excluded: "対象外の区画",
  promotion_rooms: "区画",
  code_terms: {
    rooms: (names) => `対象の区画：${names}のみ`,
  },
  room_page: {
    bath: "浴室",
    book: "この区画を予約する",
  },
  where_you_sleep: "寝区画とベッド",
  by_room: "区画ごと",
  house_or_rooms:
    "貸し切りでは、建物全体をお客様だけでご利用いただけます。区画ごとのご予約と同時にはご予約いただけません。",
  sold_out: "満員",
  rooms_tonight: "今夜の区画",
  free_tonight: "空き",
  full_tonight: "満員",
};

export const consent: Variation<ConsentWords> = {};
