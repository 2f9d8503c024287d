/** Words of the booking page where the owner's own title of the rooms names none. */
import type { bookingAnyPlace as master } from "#languages/zh-TW/booking-any-place.ts";
import { asOne } from "#rules/text/as-one.ts";

export const bookingAnyPlace: typeof master = {
  titles: { rooms: "选择住宿" },
  stage: { rooms: "住宿" },
  search: { go: "查询空位", room: "数量" },
  rooms: (count) => asOne(`${count} 处`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`${room} 处`)}，${asOne(`${adults} 位成人`)}、${asOne(`${children} 位儿童`)}`
      : `${asOne(`${room} 处`)}，${asOne(`${adults} 位成人`)}`,
  results: {
    found: (rooms) => `有 ${rooms} 种选择可订`,
    narrowed: (rooms, of) => `符合条件的选择 ${rooms} 种，共 ${of} 种`,
    none_left: "没有选择符合这些筛选条件。",
  },
  room: { looked_at: "您刚才看的", all_rooms: "所有选择", amenities: "设施", more_rooms: "继续选择" },
  plan: {
    total_each: (nights) => `每处 ${nights} 晚总价`,
    fewer: "减一处",
    more: "加一处",
    left: (count) => `官网剩 ${count} 处`,
  },
  cart: { title: "您的预订" },
  matrix: {
    title: "选择日期与住宿",
    text: "在想住的那一行，先点入住日期，再点退房日期。",
    rest: (shown, of) => `这里列出 ${of} 种选择中的 ${shown} 种，其余在下方的列表里。`,
  },
  sheet: { title: "预订" },
  nearby: { none: "无空位" },
  capacity: {
    each: (capacity) => `每处${capacity}，人数较多时请增加数量或选择更大的。`,
    room: (nth, party) => `第 ${nth} 处：${party}`,
    choose: (count) => `选择 ${count} 处`,
  },
};
