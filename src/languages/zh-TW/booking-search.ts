/** Words of the booking page where it shows something else than was asked for, or nothing fits. zh-TW is the master. */
import { asOne } from "#rules/text/as-one.ts";

export const partyOf = (adults: number, children: number) =>
  children > 0 ? `${asOne(`${adults} 位成人`)}、${asOne(`${children} 位兒童`)}` : `${asOne(`${adults} 位成人`)}`;

export const bookingSearch = {
  stay_changed: {
    past: (from: string, to: string) => `您選的日期已經過了，這裡改為顯示 ${from} 至 ${to}。`,
    reversed: (from: string, to: string) => `退房日要在入住日之後，這裡改為顯示 ${from} 至 ${to}。`,
    too_long: (nights: number, from: string, to: string) =>
      `一次最多可訂 ${nights} 晚，這裡改為顯示 ${from} 至 ${to}。`,
    unreadable: (from: string, to: string) => `日期無法辨識，這裡改為顯示 ${from} 至 ${to}。`,
    guests: (guests: string, rooms: number, adults: number, children: number) =>
      `可查詢 1–${rooms} 間房、1–${adults} 位成人、0–${children} 位兒童，這裡改以「${guests}」查詢。`,
    longest: (nights: number) => `一次最多可訂 ${nights} 晚`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "空房住不下所有人",
      ANOTHER_MIX: "換個客房搭配，就住得下",
      NOT_ON_SALE_YET: "這段日期還沒開放訂房",
      SOLD_OUT: "這段日期已售完",
      CLOSED: "這段日期不開放訂房",
      OTHER_STAY: "換個晚數或入住日就能訂",
      NO_COTS: "嬰兒床不夠",
      ON_REQUEST: "需要加床，請先與我們確認",
      AGES_NEEDED: "請先填寫兒童年齡",
    },
    another_mix: (rooms: number, adults: number, children: number) =>
      rooms === 1
        ? `這段日期沒有一間空房住得下 ${partyOf(adults, children)}。`
        : `這段日期只訂同一種客房 ${rooms} 間，住不下 ${partyOf(adults, children)}。`,
    not_on_sale: (day: string) => `目前最晚可訂到 ${day}當晚。`,
    nothing_on_sale: "目前沒有開放訂房的日期，請與我們聯絡。",
    sold_out: (from: string, to: string) => `${from} 至 ${to} 的客房都訂完了。`,
    closed: (from: string, to: string) => `${from} 至 ${to} 不接受訂房。`,
    other_stay: (from: string, to: string) => `${from} 至 ${to} 還有空房，但不能照這個入住日與晚數訂。`,
    no_cots: (count: number) => `這段日期的空房放不下 ${count} 張嬰兒床。`,
    on_request: "這樣的人數需要加床。加床要由我們先確認，無法線上預訂；請與我們聯絡，或換個客房搭配。",
    without_cots: "不要嬰兒床，重新查詢",
    rooms_for: (guests: number) => `改查 ${guests} 人可住的客房`,
    ask: "請來電，我們替您想辦法。",
    latest: "目前開放訂房的最後幾天",
    see_latest: (from: string, to: string) => `查看 ${from} 至 ${to}`,
    longer: "多住幾晚",
    meals_of: (room: string, meals: string) => `${room}：${meals}`,
    accessible: "這個搭配含無障礙客房，因為其他空房住不下所有人。",
  },
  families: {
    ages: "兒童年齡",
    age_of: (child: number) => `第 ${child} 位兒童的年齡`,
    room_of: (child: number) => `第 ${child} 位兒童的房間`,
    choose: "請選擇",
    under_one: "未滿 1 歲",
    years: (age: number) => `${age} 歲`,
    in_room: (room: number) => `第 ${room} 間`,
    cots: "嬰兒床",
    cots_for: (age: number) => `適合 ${age} 歲以下`,
    no_cot: "不需要",
    needed: "請選擇每位兒童的年齡。",
    ask: "房價依兒童年齡計算，填好年齡就能看到所有人的總價。",
    ask_title: { one: "孩子幾歲？", more: "孩子們幾歲？" },
    show_prices: "查看價格",
    unreadable: "網址裡的兒童年齡無法辨識（限 0 到 17 歲），請重新填寫。",
    more: "兒童與加人費用",
    party: (total: string, rooms: number) => `${rooms} 間房，所有人合計 ${total}`,
    included: (ages: readonly string[]) => `${ages.join("、")}：已含在房價內`,
    plus: (amount: string) => `＋${amount}`,
    /** Below a total that contains it; `plus` is below a price that does not. */
    within: (amount: string) => `含 ${amount}`,
    on_request: "這樣的人數需要加床，請先與我們確認，無法線上預訂。",
    adults_few: (rooms: number, adults: number) =>
      `您選了 ${rooms} 間房，但只有 ${adults} 位成人，每間房至少要有一位成人。請增加成人，或減少間數。`,
    adults_to: (adults: number) => `改為 ${adults} 位成人`,
    rooms_differ: (searched: number, chosen: number) => `您查詢 ${searched} 間房，現在選了 ${chosen} 間。`,
    keep_rooms: (rooms: number) => `就訂 ${rooms} 間`,
    free: "免費",
    line: (label: string, count: number) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "這段日期不開放",
    not_on_sale: "這段日期未開放訂房",
    other_stay: "需換個晚數或入住日",
  },
  extra_day: {
    any: (day: string) => `${day}`,
    morning: (day: string) => `${day}早上`,
    evening: (day: string) => `${day}晚上`,
    night: (day: string) => `${day}當晚`,
    arrival: (day: string) => `${day}（入住日）`,
    departure: (day: string) => `${day}（退房日）`,
  },
  extra_left: (count: number) => `剩 ${count} 份`,
  placed_title: "您的訂單已送出",
  unpaid_title: (left: string) => `尚未付款，還有 ${left}`,
  unpaid: (order_doc: string) => `訂單 ${order_doc} 已經送出，這段時間為您保留。付款完成，訂房才會成立。`,
  unpaid_over_title: "付款時間已過",
  unpaid_over: (order_doc: string) => `訂單 ${order_doc} 沒有在期限內付款，已不再為您保留。`,
};

export type BookingSearchWords = typeof bookingSearch;
