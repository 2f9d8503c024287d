/** Words of the booking page: one room, on its card and on its sheet. */
import type { bookingRoom as master } from "#languages/zh-TW/booking-room.ts";

export const bookingRoom: typeof master = {
  facilities: (count) => `시설 ${count}개 모두 보기`,
  pictures: (room) => `${room} 사진`,
  previous: "이전 사진",
  next: "다음 사진",
  plans: "플랜",
  more_plans: (count) => `플랜 ${count}개 더 보기`,
  best: "인원에 가장 알맞은 객실",
  /** Marks the room from whose page the guest comes. */
  looked_at: "조금 전에 보신 객실",
  look: "사진과 상세 정보",
  look_named: (room) => `사진과 상세 정보: ${room}`,
  all_rooms: "전체 객실",
  amenities: "객실 시설",
  listed: (items) => items.join(", "),
  picture: (index, count) => `사진 ${count}장 중 ${index}번째`,
  open_picture: (alt) => `사진 크게 보기: ${alt}`,
  from: (price) => `${price}부터`,
  to_plans: "플랜 선택",
  change_stay: "날짜·인원 변경",
  more_rooms: "객실 더 고르기",
  to_booking: "예약 내용으로 돌아가기",
};
