/** Words of the booking page where the owner's own title of the rooms names none. */
import type { bookingAnyPlace as master } from "#languages/zh-TW/booking-any-place.ts";
import { asOne } from "#rules/text/as-one.ts";

export const bookingAnyPlace: typeof master = {
  titles: { rooms: "머물 곳 선택" },
  stage: { rooms: "머물 곳" },
  search: { go: "예약 가능 여부 검색", room: "수량" },
  rooms: (count) => asOne(`${count}곳`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`${room}곳`)}, ${asOne(`성인 ${adults}명`)}, ${asOne(`아동 ${children}명`)}`
      : `${asOne(`${room}곳`)}, ${asOne(`성인 ${adults}명`)}`,
  results: {
    found: (rooms) => `예약 가능한 타입 ${rooms}개`,
    narrowed: (rooms, of) => `조건에 맞는 타입 ${rooms}개(전체 ${of}개)`,
    none_left: "선택하신 필터에 맞는 곳이 없습니다.",
  },
  room: { looked_at: "조금 전에 보신 곳", all_rooms: "전체 보기", amenities: "시설", more_rooms: "더 고르기" },
  plan: {
    total_each: (nights) => `1곳당 ${nights}박 총액`,
    fewer: "1곳 줄이기",
    more: "1곳 늘리기",
    left: (count) => `공식 사이트 잔여 ${count}곳`,
  },
  cart: { title: "예약 내용" },
  matrix: {
    title: "날짜와 머물 곳 선택",
    text: "원하시는 줄에서 체크인 날짜를 먼저 누른 다음 체크아웃 날짜를 눌러 주세요.",
    rest: (shown, of) => `${of}종 중 ${shown}종을 표시합니다. 나머지는 아래 목록에 있습니다.`,
  },
  sheet: { title: "예약하기" },
  nearby: { none: "빈자리 없음" },
  capacity: {
    each: (capacity) => `1곳당 ${capacity}. 인원이 더 많으면 수량을 늘리거나 더 큰 곳을 선택해 주세요.`,
    room: (nth, party) => `${nth}번째: ${party}`,
    choose: (count) => `${count}곳 선택`,
  },
};
