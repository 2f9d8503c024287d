/** Words of the price calendar and the guests' dialog. The master: every other language has exactly these keys. */
import { dayRules, holidays } from "#languages/zh-TW/day-rules.ts";
import { asOne } from "#rules/text/as-one.ts";

export const calendar = {
  title: "選擇入住與退房日期",
  close: "關閉，不更改日期",
  lowest_per_night: (currency: string) => `${currency}，每晚最低價`,
  cheapest: "當月最低價",
  next_available: "下一個有空房的日子",
  none_available: "到這份月曆的最後一天為止，都沒有空房。",
  previous_month: "上個月",
  next_month: "下個月",
  loading: "正在載入房價…",
  failed: "房價暫時無法顯示，您仍然可以選擇日期。",
  retry: "再試一次",
  /** A day as read by a screen reader. */
  day: {
    priced: (day: string, price: string) => `${day}，最低 ${price}`,
    cheapest: (day: string, price: string) => `${day}，最低 ${price}，當月最低價`,
    sold_out: (day: string) => `${day}，無法入住`,
    leave_only: (day: string) => `${day}，只能退房`,
    arrival: (day: string) => `${day}，您的入住日`,
    departure: (day: string) => `${day}，您的退房日`,
    ...dayRules,
  },
  choose_arrival: "請選擇入住日期",
  choose_departure: "請選擇退房日期",
  arrival: (day: string) => `入住：${day}`,
  stay: (arrival: string, departure: string) => `${arrival} 至 ${departure}`,
  nights: (count: number) => asOne(`${count} 晚`),
  nights_from: (count: number, price: string) => `${asOne(`${count} 晚`)}，${price} 起`,
  done: "完成",
  note: {
    sold_out: (day: string) => `${day}無法入住，請選擇其他日子。`,
    crosses: (day: string) => `${day}當晚無法入住，住宿期間不能包含這一晚。`,
    too_long: (nights: number) => `一次最多可訂 ${nights} 晚。`,
    no_arrival: (day: string) => `${day}不能入住，請選擇其他入住日。`,
    least: (nights: number) => `這天入住，至少要住 ${nights} 晚。`,
  },
  holiday: holidays,
  guests: {
    title: "房間與人數",
    close: "關閉，不更改人數",
    rooms: { label: "房間", less: "減少一間房間", more: "增加一間房間" },
    adults: { label: "成人", less: "減少一位成人", more: "增加一位成人" },
    children: { label: "兒童", less: "減少一位兒童", more: "增加一位兒童" },
    needs_rooms: (most: number, adults: number, rooms: number) =>
      `一間房最多住 ${most} 位成人，${adults} 位成人至少需要 ${rooms} 間房。`,
    done: (people: number) => `查詢 ${people} 人的空房`,
  },
};

export type CalendarWords = typeof calendar;
