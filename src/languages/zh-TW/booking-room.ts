/** Words of the booking page: one room, on its card and on its sheet. The master: every other language has exactly these keys. */

export const bookingRoom = {
  facilities: (count: number) => `全部 ${count} 項設施`,
  pictures: (room: string) => `${room} 的照片`,
  previous: "上一張",
  next: "下一張",
  plans: "方案",
  more_plans: (count: number) => `還有 ${count} 個方案`,
  best: "最適合您的人數",
  /** Marks the room from whose page the guest comes. */
  looked_at: "您剛才看的客房",
  look: "看照片與介紹",
  look_named: (room: string) => `看照片與介紹：${room}`,
  all_rooms: "所有客房",
  amenities: "客房設施",
  listed: (items: readonly string[]) => items.join("、"),
  picture: (index: number, count: number) => `第 ${index} 張，共 ${count} 張`,
  open_picture: (alt: string) => `放大照片：${alt}`,
  from: (price: string) => `${price} 起`,
  to_plans: "選擇方案",
  change_stay: "變更日期或人數",
  more_rooms: "繼續選房",
  to_booking: "回到您的訂房",
};
