/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "キャンプサイト紹介",
  facilities: "場内施設",
  about_us: "キャンプ場について",
  sister_lodgings: (tag) => `${tag}のキャンプ場・宿`,
  search_rooms: "空きを検索",
  room_count: "サイト数",
  bed_type: "寝具",
  whole_house: "貸し切り",
  view_room: "キャンプサイトを見る",
  room_facilities: "キャンプサイトの設備",
  other_rooms: "ほかのキャンプサイト",
  rooms_included: "対象のキャンプサイト",
  follow_text: "最新のお知らせや空き、特典をいち早くお届けします。",
  ask_to_book_text: "ご宿泊日と人数をお知らせください。キャンプサイトをご用意いたします。",
  test_booking: "テスト予約：デモ用のキャンプ場のため、お支払いは発生せず、実際にご宿泊いただくことはできません。",
  under_preparation: "当キャンプ場は開業準備中です。予約受付開始までしばらくお待ちください。",
  room_photos: "キャンプサイトの写真",
  menu_titles: {
    rooms: "キャンプサイト紹介",
    facilities: "場内施設",
    about: "キャンプ場について",
  },
  refusals: {
    HOTEL_NOT_FOUND: "このキャンプ場が見つかりません。",
    NOT_OPEN_YET: "当キャンプ場は開業準備中です。ご予約の受付開始まで今しばらくお待ちください。",
    BOOKING_CLOSED: "当キャンプ場では現在オンライン予約を停止しています。",
    ROOM_SOLD_OUT: "このタイプのキャンプサイトは予約でいっぱいです",
    NOT_ENOUGH_ROOMS: "キャンプサイトの残りが足りません",
    ENTIRE_RENT_ALONE: "貸し切りは、ほかのキャンプサイトと一緒にご予約いただけません。",
    TOO_MANY_GUESTS: "ご人数がキャンプサイトの定員を超えています。サイトを追加するか、人数を変更してください。",
    COT_UNAVAILABLE:
      "ベビーベッドに空きがないか、このキャンプサイトには置けません。ご利用は3歳までのお子さまに限ります。",
    ON_REQUEST:
      "このご人数にはエキストラベッドが必要です。ご用意できるか事前に確認いたしますので、オンラインではご予約いただけません。お問い合わせいただくか、サイトを追加してください。",
    PAY_WAY_NOT_OFFERED: "当キャンプ場ではこのお支払い方法をご利用いただけません。",
    PAY_OPTION_NOT_OFFERED: "当キャンプ場ではこのお支払い金額をお選びいただけません。",
    MEMBERS_CLOSED: "当キャンプ場には会員制度がございません。",
  },
  no_room_soon: "今後30日間は予約でいっぱいです",
  rooms_excluded: "対象外のキャンプサイト",
  promotion_rooms: "キャンプサイト",
  code_terms: {
    rooms: (names) => `対象のキャンプサイト：${names}のみ`,
  },
  room_page: {
    book: "このキャンプサイトを予約する",
    house_adds: "場内でも、ゆっくりと",
  },
  where_you_sleep: "寝る場所と寝具",
  by_room: "サイトごと",
  house_or_rooms:
    "貸し切りでは、キャンプ場全体をお客様だけでご利用いただけます。サイトごとのご予約とは同時に承れません。",
  sold_out: "空きなし",
  rooms_tonight: "今夜のキャンプサイト",
  free_tonight: "空きあり",
  full_tonight: "空きなし",
};

export const consent: Variation<ConsentWords> = {};
