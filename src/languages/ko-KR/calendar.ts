import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import { dayRules, holidays } from "#languages/ko-KR/day-rules.ts";
import { asOne } from "#rules/text/as-one.ts";

export const calendar: CalendarWords = {
  title: "날짜 선택",
  close: "날짜를 바꾸지 않고 닫기",
  lowest_per_night: (currency) => `${currency}, 1박 최저가`,
  cheapest: "이달의 최저가",
  next_available: "다음 예약 가능일",
  none_available: "예약을 받고 있는 마지막 날까지 빈 객실이 더 없습니다.",
  previous_month: "이전 달",
  next_month: "다음 달",
  loading: "요금을 불러오는 중…",
  failed: "지금은 요금을 표시할 수 없습니다. 날짜는 선택할 수 있습니다.",
  retry: "다시 시도",
  day: {
    priced: (day, price) => `${day}, 최저가 ${price}`,
    cheapest: (day, price) => `${day}, 최저가 ${price}, 이달의 최저가`,
    sold_out: (day) => `${day}, 숙박 불가`,
    leave_only: (day) => `${day}, 체크아웃만 가능`,
    arrival: (day) => `${day}, 체크인 날짜`,
    departure: (day) => `${day}, 체크아웃 날짜`,
    ...dayRules,
  },
  choose_arrival: "체크인 날짜를 선택해 주세요",
  choose_departure: "체크아웃 날짜를 선택해 주세요",
  arrival: (day) => `체크인: ${day}`,
  stay: (arrival, departure) => `${arrival} ~ ${departure}`,
  nights: (count) => asOne(`${count}박`),
  nights_from: (count, price) => `${asOne(`${count}박`)}, ${price}부터`,
  done: "완료",
  note: {
    sold_out: (day) => `${day}에는 숙박하실 수 없습니다. 다른 체크인 날짜를 선택해 주세요.`,
    crosses: (day) => `${day}에는 숙박하실 수 없어 이날이 포함된 일정은 선택하실 수 없습니다.`,
    too_long: (nights) => `한 번에 최대 ${nights}박까지 예약하실 수 있습니다.`,
    no_arrival: (day) => `${day}에는 체크인하실 수 없습니다. 다른 날을 선택해 주세요.`,
    least: (nights) => `이날 체크인하시면 ${nights}박부터 예약하실 수 있습니다.`,
  },
  holiday: holidays,
  guests: {
    title: "객실 및 인원",
    close: "인원을 바꾸지 않고 닫기",
    rooms: { label: "객실", less: "객실 1개 줄이기", more: "객실 1개 늘리기" },
    adults: { label: "성인", less: "성인 1명 줄이기", more: "성인 1명 늘리기" },
    children: { label: "아동", less: "아동 1명 줄이기", more: "아동 1명 늘리기" },
    needs_rooms: (most, adults, rooms) =>
      `저희 객실에는 성인 ${most}명까지 묵으실 수 있습니다. 성인 ${adults}명이시면 객실을 ${rooms}개 이상 선택해 주세요.`,
    done: (people) => `${people}명 객실 검색`,
  },
};
