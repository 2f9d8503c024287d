import type { RoomPageWords } from "#languages/zh-TW/site/room-page.ts";

export const roomPage: RoomPageWords = {
  bath: "욕실",
  book: "이 객실 예약하기",
  lowest: "앞으로 30일 중 가장 낮은 1박 요금입니다.",
  one_night_prices: (currency) => `${currency}, 1박 이용 시 최저가`,
  choose_night: "날짜를 누르면 그날부터 예약할 수 있습니다.",
  all_facilities: (count) => `객실 시설 ${count}가지 모두 보기`,
  house_adds: "머무는 동안 함께 누리세요",
};
