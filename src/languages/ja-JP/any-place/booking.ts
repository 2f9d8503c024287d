/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import { partyOf } from "#languages/ja-JP/booking-search.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "区画の選択",
  },
  stage: {
    rooms: "区画",
  },
  search: {
    go: "空き検索",
    room: "区画数",
  },
  rooms: (count) => asOne(`${count}区画`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`${room}区画`)}、${asOne(`大人${adults}名`)}、${asOne(`子ども${children}名`)}`
      : `${asOne(`${room}区画`)}、${asOne(`大人${adults}名`)}`,
  results: {
    found: (rooms) => `${rooms}タイプの区画をご予約いただけます`,
    narrowed: (rooms, of) => `条件に合う区画は${rooms}タイプ（全${of}タイプ）`,
    whole_house: "貸し切り",
    none_left: "この条件に合う区画がありません。",
    no_answer: "ただいま空きを確認できません。選択内容は保存されています。もう一度お試しください。",
    sold_out: "この日程は満員です",
    just_sold: (room) => `「${room}」は先ほど満員になりました`,
  },
  room: {
    looked_at: "先ほどご覧の区画",
    all_rooms: "区画一覧",
    amenities: "区画設備",
    more_rooms: "ほかの区画も選ぶ",
  },
  plan: {
    total_each: (nights) => `1区画 ${nights}泊の合計`,
    count_of: (room, plan) => `${room}、${plan}：区画数`,
    fewer: "1区画減らす",
    more: "1区画増やす",
    left: (count) => `公式サイト残り${count}区画`,
    no_more: "ご予約いただける区画数の上限です",
    remove_rooms_first: "貸し切りをご希望の場合は、先に選択済みの区画を削除してください",
    remove_house_first: "貸し切りを選択中です。区画ごとに予約する場合は、先に貸し切りを削除してください",
    whole_house: "貸し切り、全区画をご利用いただけます",
  },
  nothing: {
    mixes: "区画の組み合わせを変える",
    nothing_near: "前後30日間に空きがございません。お電話をいただければ、ご相談を承ります。",
  },
  join: {
    text: "メールアドレスに認証コードをお送りします。お選びの区画はそのまま残ります。",
  },
  matrix: {
    title: "日程と区画の選択",
    text: "ご希望の区画の行で、チェックイン日、チェックアウト日の順に選んでください。",
    night_sold_out: (room, day) => `${room}、${day}、満員`,
    rest: (shown, of) => `全${of}タイプのうち${shown}タイプを表示しています。その他の区画は下の一覧にございます。`,
  },
  stay_changed: {
    guests: (guests, rooms, adults, children) =>
      `検索できるのは1〜${rooms}区画、大人1〜${adults}名、子ども0〜${children}名です。「${guests}」で表示しています。`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "空きだけでは全員がお泊まりいただけません",
      ANOTHER_MIX: "区画の組み合わせを変えるとご宿泊いただけます",
      SOLD_OUT: "この日程は満員です",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `この日程では、1区画に${partyOf(adults, children)}でお泊まりいただける空きがありません。`
        : `この日程では、同じタイプ${rooms}区画に${partyOf(adults, children)}でお泊まりいただける空きがありません。`,
    sold_out: (from, to) => `${from}から${to}までの区画はすべて埋まっています。`,
    other_stay: (from, to) =>
      `${from}から${to}までは空きがございますが、ご予約には泊数またはチェックイン日の変更が必要です。`,
    no_cots: (count) => `ご指定の日程では、区画にベビーベッドを${count}台ご用意できません。`,
    without_cots: "ベビーベッドなしで区画を見る",
    rooms_for: (guests) => `${guests}名様の区画を見る`,
    accessible: "バリアフリー区画を含みます。ほかの空きだけでは全員がお泊まりいただけません。",
  },
  families: {
    room_of: (child) => `${child}人目のお子さまの区画`,
    in_room: (room) => `${room}区画目`,
    party: (total, rooms) => `${rooms}区画・皆さまの合計 ${total}`,
    included: (ages) => `${ages.join("、")}：宿泊料金に含む`,
    adults_few: (rooms, adults) =>
      `${rooms}区画に対して大人が${adults}名です。各区画に大人1名以上が必要ですので、大人を追加するか、区画を減らしてください。`,
    rooms_differ: (searched, chosen) => `検索は${searched}区画、現在のご選択は${chosen}区画です。`,
    keep_rooms: (rooms) => `${rooms}区画で予約する`,
  },
  nearby: {
    none: "空きなし",
  },
  capacity: {
    each: (capacity) => `1区画：${capacity}。人数が多い場合は、区画数を増やすか、定員の多い区画をお選びください。`,
    too_few: (party, capacity) => `ご利用は${party}様です。お選びの区画：${capacity}。`,
    too_few_stop: (party, capacity) =>
      `ご利用は${party}様です。お選びの区画：${capacity}。区画を追加するか、人数を変更してください。`,
    too_many: (party, capacity) => `空きはありますが、すべて合わせて：${capacity}。ご希望は${party}様です。`,
    room: (nth, party) => `${nth}区画目：${party}`,
    divide: "区画ごとの大人の人数を変更",
    adults_of: (nth, room) => `${nth}区画目（${room}）の大人`,
    fewer_adults: (nth) => `${nth}区画目の大人を1名減らす`,
    more_adults: (nth) => `${nth}区画目の大人を1名増やす`,
    choose: (count) => `${count}区画を選択`,
    choose_named: (count, room, plan) => `${room}、${plan}を${count}区画選択`,
  },
  details: {
    other_guest: (number, room) => `${number}区画目「${room}」は別の方が宿泊します`,
  },
  pay: {
    placed_before: (order_doc) => `このご予約（${order_doc}）はすでに承っており、区画を確保しています。`,
    offline: "オフラインです。選択した区画と入力内容は保持されます。接続が回復しましたら、続きからお進みください。",
  },
  rail: {
    text: (station, percent) =>
      `${station}駅までのきっぷを区画と一緒に買うと、平日はおとな${percent}％引き。片道でも往復でもどうぞ。`,
    text_round: (station, percent) =>
      `${station}駅までの往復きっぷを区画と一緒に買うと、平日はおとな${percent}％引きです。`,
  },
};

export const calendar: Variation<CalendarWords> = {
  next_available: "次の空き日",
  none_available: "このカレンダーの最終日まで、ほかに空きのある日はありません。",
  guests: {
    title: "区画数と人数",
    rooms: {
      label: "区画数",
      less: "区画を1区画減らす",
      more: "区画を1区画増やす",
    },
    needs_rooms: (most, adults, rooms) =>
      `当館の区画の定員は大人${most}名までです。大人${adults}名様の場合は${rooms}区画以上必要です。`,
    done: (people) => `${people}名で空きを検索`,
  },
};

export const trains: Variation<TrainWords> = {
  not_open: (day, opens) =>
    `${day}のきっぷは${opens}に発売されます。先に区画を予約し、発売後に予約ページから追加できます。`,
  busy: "現在、列車を調べられません。先に区画を予約するか、しばらくしてからもう一度お試しください。",
};
