import { partyOf } from "#languages/ja-JP/booking-search.ts";
import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "並び順",
    recommended: "おすすめ順",
    price: "料金の安い順",
    size: "広い順",
    apply: "適用",
  },
  by_night: {
    open: "1泊ごとの料金",
    of: (room, plan) => `（${room}、${plan}）`,
  },
  nearby: {
    open: "前後3日間の料金を見る",
    title: (nights) => `前後3日間、同じ${nights}泊の料金`,
    none: "空室なし",
    yours: "ご希望の日程",
    same_weekdays: "同じ曜日の日程",
    close: "閉じる",
  },
  capacity: {
    of: (people, children) => (children > 0 ? `大人${people}名＋子ども${children}名` : `定員${people}名`),
    with_extra_beds: (capacity) => `${capacity}（エキストラベッド含む）`,
    each: (capacity) => `1室あたり${capacity}です。ご人数が多い場合は、部屋数を増やすか、広いお部屋をお選びください。`,
    too_few: (party, capacity) =>
      `お選びのお部屋だけでは、${party}の皆さま全員にはお泊まりいただけません（合計：${capacity}）。`,
    too_few_stop: (party, capacity) =>
      `お選びのお部屋だけでは、${party}の皆さま全員にはお泊まりいただけません（合計：${capacity}）。お部屋を追加するか、人数を変更してください。`,
    too_many: (party, capacity) =>
      `空室をすべて合わせても、${party}の皆さま全員にはお泊まりいただけません（合計：${capacity}）。`,
    party: partyOf,
    room: (nth, party) => `${nth}室目：${party}`,
    divide: "お部屋ごとの大人の人数を変更",
    adults_of: (nth, room) => `${nth}室目（${room}）の大人`,
    fewer_adults: (nth) => `${nth}室目の大人を1名減らす`,
    more_adults: (nth) => `${nth}室目の大人を1名増やす`,
    choose: (count) => `${count}室を選択`,
    choose_named: (count, room, plan) => `${room}、${plan}を${count}室選択`,
  },
};
