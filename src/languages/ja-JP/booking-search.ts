import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";

export const partyOf = (adults: number, children: number) =>
  children > 0 ? `${asOne(`大人${adults}名`)}、${asOne(`子ども${children}名`)}` : `${asOne(`大人${adults}名`)}`;

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `ご指定の日程は過ぎていますので、${from}から${to}までのご宿泊を表示しています。`,
    reversed: (from, to) =>
      `チェックアウト日は、チェックイン日より後の日付をお選びください。現在は${from}から${to}までのご宿泊を表示しています。`,
    too_long: (nights, from, to) =>
      `一度にご予約いただけるのは${nights}泊までですので、${from}から${to}までのご宿泊を表示しています。`,
    unreadable: (from, to) => `日付を読み取れませんでしたので、${from}から${to}までのご宿泊を表示しています。`,
    guests: (guests, rooms, adults, children) =>
      `検索できるのは、1〜${rooms}室、大人1〜${adults}名、子ども0〜${children}名です。現在は「${guests}」の検索結果を表示しています。`,
    longest: (nights) => `一度に${nights}泊までご予約いただけます`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "皆さま全員にお泊まりいただける空室がありません",
      ANOTHER_MIX: "お部屋の数や組み合わせを変えるとお泊まりいただけます",
      NOT_ON_SALE_YET: "この日程はまだ予約を受け付けていません",
      SOLD_OUT: "この日程は満室です",
      CLOSED: "この日程は予約を承っていません",
      OTHER_STAY: "この日程では泊数またはチェックイン日の変更が必要です",
      NO_COTS: "ベビーベッドが足りません",
      ON_REQUEST: "エキストラベッドの事前確認が必要です",
      AGES_NEEDED: "お子さまの年齢をお知らせください",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `${partyOf(adults, children)}で1室にお泊まりいただける空室がありません。部屋数を増やしてください。`
        : `同じタイプの空室${rooms}室では、${partyOf(adults, children)}の皆さま全員にはお泊まりいただけません。部屋数を増やすか、異なるタイプを組み合わせてください。`,
    not_on_sale: (day) => `現在ご予約を承っているのは、${day}のご宿泊までです。`,
    nothing_on_sale: "現在ご予約いただける日程がございません。お問い合わせください。",
    sold_out: (from, to) => `${from}から${to}までのお部屋はすべて埋まっています。`,
    closed: (from, to) => `${from}から${to}までは予約を承っていません。`,
    other_stay: (from, to) =>
      `${from}から${to}までは空室がございますが、ご予約には泊数またはチェックイン日の変更が必要です。`,
    no_cots: (count) => `ご指定の日程では、お部屋にベビーベッドを${count}台ご用意できません。`,
    on_request:
      "皆さまでお泊まりいただくにはエキストラベッドが必要です。ご用意できるか事前に確認いたしますので、オンラインではご予約いただけません。お問い合わせいただくか、別の組み合わせをお選びください。",
    without_cots: "ベビーベッドなしでお部屋を見る",
    rooms_for: (guests) => `${guests}名様のお部屋を見る`,
    ask: "お電話をいただければ、ご相談を承ります。",
    latest: "現在ご予約いただける最終の日程",
    see_latest: (from, to) => `${from}〜${to}を見る`,
    longer: "泊数を増やす",
    meals_of: (room, meals) => `${room}：${meals}`,
    accessible: "ほかの空室だけでは皆さま全員にお泊まりいただけないため、バリアフリールームを含めています。",
  },
  families: {
    ages: "お子さまの年齢",
    age_of: (child) => `${child}人目のお子さまの年齢`,
    room_of: (child) => `${child}人目のお子さまのお部屋`,
    choose: "選択してください",
    under_one: "1歳未満",
    years: (age) => `${age}歳`,
    in_room: (room) => `${room}室目`,
    cots: "ベビーベッド",
    cots_for: (age) => `${age}歳までご利用いただけます`,
    no_cot: "不要",
    needed: "お子さま全員の年齢をお選びください。",
    ask: "料金はお子さまの年齢によって変わります。ご入力いただくと、皆さまの合計料金を表示します。",
    ask_title: { one: "お子さまはおいくつですか", more: "お子さまはおいくつですか" },
    show_prices: "料金を見る",
    unreadable: "リンクのお子さまの年齢（0〜17歳）を読み取れません。もう一度ご入力ください。",
    more: "お子さま・追加のお客さま",
    party: (total, rooms) => `${rooms}室・皆さまの合計 ${total}`,
    included: (ages) => `${ages.join("、")}：室料に含む`,
    plus: (amount) => `＋${amount}`,
    within: (amount) => `うち ${amount}`,
    on_request: "このご人数にはエキストラベッドの事前確認が必要なため、オンラインではご予約いただけません。",
    adults_few: (rooms, adults) =>
      `${rooms}室のご利用に対して、大人が${adults}名です。1室につき大人1名以上のご宿泊が必要ですので、大人を追加するか、お部屋を減らしてください。`,
    adults_to: (adults) => `大人${adults}名に変更`,
    rooms_differ: (searched, chosen) => `${searched}室で検索されましたが、現在${chosen}室をお選びです。`,
    keep_rooms: (rooms) => `${rooms}室で予約する`,
    free: "無料",
    line: (label, count) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "この日程は予約を承っていません",
    not_on_sale: "この日程はまだ予約を受け付けていません",
    other_stay: "泊数またはチェックイン日の変更が必要です",
  },
  extra_day: {
    any: (day) => `${day}`,
    morning: (day) => `${day}の朝`,
    evening: (day) => `${day}の夜`,
    night: (day) => `${day}のご宿泊分`,
    arrival: (day) => `${day}・ご到着日`,
    departure: (day) => `${day}・ご出発日`,
  },
  extra_left: (count) => `残り${count}点`,
  placed_title: "ご予約を承りました",
  unpaid_title: (left) => `お支払いがまだです（残り ${left}）`,
  unpaid: (order_doc) =>
    `ご予約 ${order_doc} は、お支払い期限までお取り置きしています。お支払いをもってご予約が確定します。`,
  unpaid_over_title: "お支払い期限が過ぎました",
  unpaid_over: (order_doc) => `ご予約 ${order_doc} は、期限までにお支払いがなかったため無効となりました。`,
};
