/** Words of the booking page where the owner's own title of the rooms names none. */
import type { bookingAnyPlace as master } from "#languages/zh-TW/booking-any-place.ts";
import { asOne } from "#rules/text/as-one.ts";

export const bookingAnyPlace: typeof master = {
  titles: { rooms: "宿泊先の選択" },
  stage: { rooms: "宿泊先" },
  search: { go: "空き状況を検索", room: "数" },
  rooms: (count) => asOne(`${count}か所`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`${room}か所`)}、${asOne(`大人${adults}名`)}、${asOne(`子ども${children}名`)}`
      : `${asOne(`${room}か所`)}、${asOne(`大人${adults}名`)}`,
  results: {
    found: (rooms) => `${rooms}タイプをご予約いただけます`,
    narrowed: (rooms, of) => `条件に合うのは${rooms}タイプ（全${of}タイプ）`,
    none_left: "この条件に合うものがありません。",
  },
  room: {
    looked_at: "先ほどご覧のタイプ",
    all_rooms: "タイプ一覧",
    amenities: "設備",
    more_rooms: "ほかのタイプも選ぶ",
  },
  plan: {
    total_each: (nights) => `1か所 ${nights}泊の合計`,
    fewer: "1か所減らす",
    more: "1か所増やす",
    left: (count) => `公式サイト残り${count}か所`,
  },
  cart: { title: "ご予約内容" },
  matrix: {
    title: "日程と宿泊先の選択",
    text: "ご希望の行で、チェックイン日、チェックアウト日の順に選んでください。",
    rest: (shown, of) => `全${of}タイプのうち${shown}タイプを表示しています。その他は下の一覧にございます。`,
  },
  sheet: { title: "ご予約" },
  nearby: { none: "空きなし" },
  capacity: {
    each: (capacity) => `1か所：${capacity}。人数が多い場合は、数を増やすか、定員の多いタイプをお選びください。`,
    room: (nth, party) => `${nth}か所目：${party}`,
    choose: (count) => `${count}か所を選択`,
  },
};
