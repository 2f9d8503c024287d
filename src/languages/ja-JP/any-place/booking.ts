/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import { partyOf } from "#languages/ja-JP/booking-search.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "キャンプサイトの選択",
  },
  stage: {
    rooms: "キャンプサイト",
  },
  search: {
    go: "空きを検索",
    room: "サイト数",
  },
  rooms: (count) => asOne(`${count}サイト`),
  guests_line: (room, adults, children) => `${asOne(`${room}サイト`)}、${partyOf(adults, children)}`,
  results: {
    found: (rooms) => `${rooms}タイプのキャンプサイトをご予約いただけます`,
    narrowed: (rooms, of) => `条件に合うキャンプサイトは${rooms}タイプ（全${of}タイプ）`,
    whole_house: "貸し切り",
    none_left: "この条件に合うキャンプサイトがありません。",
    no_answer: "ただいま空きを確認できません。お選びの内容はそのまま残っています。もう一度お試しください。",
    sold_out: "この日程は予約でいっぱいです",
    just_sold: (room) => `「${room}」は先ほど予約でいっぱいになりました`,
  },
  room: {
    best: "ご人数にいちばん合うキャンプサイト",
    looked_at: "先ほどご覧のキャンプサイト",
    all_rooms: "キャンプサイト一覧",
    amenities: "キャンプサイトの設備",
    more_rooms: "ほかのキャンプサイトも選ぶ",
  },
  plan: {
    total_each: (nights) => `1サイト ${nights}泊の合計`,
    count_of: (room, plan) => `${room}、${plan}：サイト数`,
    fewer: "1サイト減らす",
    more: "1サイト増やす",
    left: (count) => `公式予約枠 残り${count}サイト`,
    no_more: "ご予約いただけるキャンプサイトはすべて選択済みです",
    remove_rooms_first: "貸し切りをご希望の場合は、先に選択済みのキャンプサイトを削除してください",
    remove_house_first: "貸し切りを選択中です。サイトごとに予約する場合は、先に貸し切りを削除してください",
    whole_house: "キャンプ場を貸し切り、全サイトをご利用いただけます",
  },
  nothing: {
    mixes: "サイトの数や組み合わせを変える",
    nothing_near: "前後30日間に空きがございません。お電話をいただければ、ご相談を承ります。",
  },
  join: {
    text: "ご入力のメールアドレスに認証コードをお送りします。お選びのキャンプサイトはそのまま残ります。",
    news: "当キャンプ場のお得な情報やお知らせを受け取る（任意）",
  },
  matrix: {
    title: "日程とサイトの選択",
    text: "ご希望のサイトの行で、チェックイン日、チェックアウト日の順に選んでください。",
    night_sold_out: (room, day) => `${room}、${day}、空きなし`,
    rest: (shown, of) =>
      `全${of}タイプのうち${shown}タイプを表示しています。ほかのキャンプサイトは下の一覧をご覧ください。`,
  },
  stay_changed: {
    guests: (guests, rooms, adults, children) =>
      `検索できるのは、1〜${rooms}サイト、大人1〜${adults}名、子ども0〜${children}名です。現在は「${guests}」の検索結果を表示しています。`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "皆さま全員にお泊まりいただける空きがありません",
      ANOTHER_MIX: "サイトの数や組み合わせを変えるとお泊まりいただけます",
      SOLD_OUT: "この日程は予約でいっぱいです",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `${partyOf(adults, children)}で1サイトにお泊まりいただける空きがありません。サイト数を増やしてください。`
        : `同じタイプの${rooms}サイトでは、${partyOf(adults, children)}の皆さま全員にはお泊まりいただけません。サイト数を増やすか、異なるタイプを組み合わせてください。`,
    sold_out: (from, to) => `${from}から${to}までのキャンプサイトはすべて埋まっています。`,
    other_stay: (from, to) =>
      `${from}から${to}までは空きがございますが、ご予約には泊数またはチェックイン日の変更が必要です。`,
    no_cots: (count) => `ご指定の日程では、ベビーベッドを${count}台ご用意できません。`,
    without_cots: "ベビーベッドなしでキャンプサイトを見る",
    rooms_for: (guests) => `${guests}名様のキャンプサイトを見る`,
    accessible: "ほかの空きだけでは皆さま全員にお泊まりいただけないため、バリアフリー対応のサイトを含めています。",
  },
  families: {
    room_of: (child) => `${child}人目のお子さまのサイト`,
    in_room: (room) => `${room}サイト目`,
    party: (total, rooms) => `${rooms}サイト・皆さまの合計 ${total}`,
    included: (ages) => `${ages.join("、")}：宿泊料金に含む`,
    adults_few: (rooms, adults) =>
      `${rooms}サイトのご利用に対して、大人が${adults}名です。1サイトにつき大人1名以上のご宿泊が必要ですので、大人を追加するか、サイト数を減らしてください。`,
    rooms_differ: (searched, chosen) => `${searched}サイトで検索されましたが、現在${chosen}サイトをお選びです。`,
    keep_rooms: (rooms) => `${rooms}サイトで予約する`,
  },
  nearby: {
    none: "空きなし",
  },
  capacity: {
    each: (capacity) =>
      `1サイトあたり${capacity}です。ご人数が多い場合は、サイト数を増やすか、広いキャンプサイトをお選びください。`,
    too_few: (party, capacity) =>
      `お選びのキャンプサイトだけでは、${party}の皆さま全員にはお泊まりいただけません（合計：${capacity}）。`,
    too_few_stop: (party, capacity) =>
      `お選びのキャンプサイトだけでは、${party}の皆さま全員にはお泊まりいただけません（合計：${capacity}）。サイトを追加するか、人数を変更してください。`,
    too_many: (party, capacity) =>
      `空きをすべて合わせても、${party}の皆さま全員にはお泊まりいただけません（合計：${capacity}）。`,
    room: (nth, party) => `${nth}サイト目：${party}`,
    divide: "サイトごとの大人の人数を変更",
    adults_of: (nth, room) => `${nth}サイト目（${room}）の大人`,
    fewer_adults: (nth) => `${nth}サイト目の大人を1名減らす`,
    more_adults: (nth) => `${nth}サイト目の大人を1名増やす`,
    choose: (count) => `${count}サイトを選択`,
    choose_named: (count, room, plan) => `${room}、${plan}を${count}サイト選択`,
  },
  details: {
    other_guest: (number, room) => `${number}サイト目「${room}」には別の方が宿泊する`,
  },
  pay: {
    placed_before: (order_doc) => `このご予約（${order_doc}）はすでに承っており、キャンプサイトを確保しています。`,
    offline:
      "インターネットに接続されていません。お選びのキャンプサイトと入力内容はそのまま残っています。接続が戻りましたら、続きからお進みください。",
  },
  rail: {
    text: (station, percent) =>
      `${station}駅までのきっぷをご宿泊と一緒にご購入いただくと、平日はおとな運賃が${percent}%引きになります。片道でも往復でもご購入いただけます。`,
    text_round: (station, percent) =>
      `${station}駅までの往復きっぷをご宿泊と一緒にご購入いただくと、平日はおとな運賃が${percent}%引きになります。`,
  },
};

export const calendar: Variation<CalendarWords> = {
  next_available: "次に空いている日",
  none_available: "予約を受け付けている最終日まで、ほかに空きのある日はありません。",
  guests: {
    title: "サイト数と人数",
    rooms: {
      label: "サイト数",
      less: "サイトを1つ減らす",
      more: "サイトを1つ増やす",
    },
    needs_rooms: (most, adults, rooms) =>
      `1サイトのご利用は大人${most}名までです。大人${adults}名様でしたら${rooms}サイト以上をお選びください。`,
    done: (people) => `${people}名で空きを検索`,
  },
};

export const trains: Variation<TrainWords> = {
  not_open: (day, opens) =>
    `${day}のきっぷは${opens}に発売されます。先にキャンプサイトをご予約いただき、発売後に予約ページから追加できます。`,
  busy: "ただいま列車を検索できません。先にキャンプサイトをご予約いただくか、しばらくしてからもう一度お試しください。",
};
