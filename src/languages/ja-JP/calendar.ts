import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { dayRules, holidays } from "#languages/ja-JP/day-rules.ts";
import { asOne } from "#rules/text/as-one.ts";

export const calendar: CalendarWords = {
  title: "日程を選ぶ",
  close: "日程を変えずに閉じる",
  lowest_per_night: (currency) => `${currency}・1泊の最低料金`,
  cheapest: "月の最安料金",
  next_available: "次の空室日",
  none_available: "予約を受け付けている最終日まで、ほかに空室のある日はありません。",
  previous_month: "前の月",
  next_month: "次の月",
  loading: "料金を読み込んでいます…",
  failed: "ただいま料金を表示できません。日程はお選びいただけます。",
  retry: "もう一度試す",
  day: {
    priced: (day, price) => `${day}、最低料金${price}`,
    cheapest: (day, price) => `${day}、最低料金${price}、月の最安料金`,
    sold_out: (day) => `${day}、宿泊不可`,
    leave_only: (day) => `${day}、チェックアウトのみ可`,
    arrival: (day) => `${day}、チェックイン日`,
    departure: (day) => `${day}、チェックアウト日`,
    ...dayRules,
  },
  choose_arrival: "チェックイン日を選んでください",
  choose_departure: "チェックアウト日を選んでください",
  arrival: (day) => `チェックイン：${day}`,
  stay: (arrival, departure) => `${arrival}〜${departure}`,
  nights: (count) => asOne(`${count}泊`),
  nights_from: (count, price) => `${asOne(`${count}泊`)} ${price}〜`,
  done: "決定",
  note: {
    sold_out: (day) => `${day}はご宿泊いただけません。別のチェックイン日をお選びください。`,
    crosses: (day) => `${day}はご宿泊いただけないため、この日を含む日程はお選びいただけません。`,
    too_long: (nights) => `一度にご予約いただけるのは${nights}泊までです。`,
    no_arrival: (day) => `${day}はチェックインできません。別の日をお選びください。`,
    least: (nights) => `この日にチェックインされる場合は、${nights}泊からご予約いただけます。`,
  },
  holiday: holidays,
  guests: {
    title: "部屋数と人数",
    close: "人数を変えずに閉じる",
    rooms: { label: "部屋数", less: "部屋を1室減らす", more: "部屋を1室増やす" },
    adults: { label: "大人", less: "大人を1名減らす", more: "大人を1名増やす" },
    children: { label: "子ども", less: "子どもを1名減らす", more: "子どもを1名増やす" },
    needs_rooms: (most, adults, rooms) =>
      `当館のお部屋は1室につき大人${most}名までです。大人${adults}名様でしたら${rooms}室以上をお選びください。`,
    done: (people) => `${people}名で空室を検索`,
  },
};
