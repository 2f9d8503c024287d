/**
 * Words of the booking page where the owner's own title of the rooms names none: pitches, a boat. They replace the words of the
 * same name. The master: every other language has exactly these keys.
 */
import { asOne } from "#rules/text/as-one.ts";

export const bookingAnyPlace = {
  titles: { rooms: "選擇住宿" },
  stage: { rooms: "住宿" },
  search: { go: "查詢空位", room: "數量" },
  rooms: (count: number) => asOne(`${count} 處`),
  guests_line: (room: number, adults: number, children: number) =>
    children > 0
      ? `${asOne(`${room} 處`)}，${asOne(`${adults} 位成人`)}、${asOne(`${children} 位兒童`)}`
      : `${asOne(`${room} 處`)}，${asOne(`${adults} 位成人`)}`,
  results: {
    found: (rooms: number) => `有 ${rooms} 種選擇可訂`,
    narrowed: (rooms: number, of: number) => `符合條件的選擇 ${rooms} 種，共 ${of} 種`,
    none_left: "沒有選擇符合這些篩選條件。",
  },
  room: { looked_at: "您剛才看的", all_rooms: "所有選擇", amenities: "設施", more_rooms: "繼續選擇" },
  plan: {
    total_each: (nights: number) => `每處 ${nights} 晚總價`,
    fewer: "減一處",
    more: "加一處",
    left: (count: number) => `官網剩 ${count} 處`,
  },
  cart: { title: "您的預訂" },
  matrix: {
    title: "選擇日期與住宿",
    text: "在想住的那一列，先點入住日，再點退房日。",
    rest: (shown: number, of: number) => `這裡列出 ${of} 種選擇中的 ${shown} 種，其餘在下方的清單裡。`,
  },
  sheet: { title: "預訂" },
  nearby: { none: "無空位" },
  capacity: {
    each: (capacity: string) => `每處${capacity}，人數較多時請增加數量或選擇較大的。`,
    room: (nth: number, party: string) => `第 ${nth} 處：${party}`,
    choose: (count: number) => `選擇 ${count} 處`,
  },
};
