/** Words of the booking page: one room, on its card and on its sheet. */
import type { bookingRoom as master } from "#languages/zh-TW/booking-room.ts";

export const bookingRoom: typeof master = {
  facilities: (count) => `全部 ${count} 项设施`,
  pictures: (room) => `${room}的照片`,
  previous: "上一张",
  next: "下一张",
  plans: "方案",
  more_plans: (count) => `还有 ${count} 个方案`,
  best: "最适合您的人数",
  /** Marks the room from whose page the guest comes. */
  looked_at: "您刚才看的客房",
  look: "看照片与介绍",
  look_named: (room) => `看照片与介绍：${room}`,
  all_rooms: "所有客房",
  amenities: "客房设施",
  listed: (items) => items.join("、"),
  picture: (index, count) => `第 ${index} 张，共 ${count} 张`,
  open_picture: (alt) => `放大照片：${alt}`,
  from: (price) => `${price} 起`,
  to_plans: "选择方案",
  change_stay: "更改日期或人数",
  more_rooms: "继续选房",
  to_booking: "回到您的预订",
};
