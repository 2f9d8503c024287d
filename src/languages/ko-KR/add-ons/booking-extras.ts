/** Words of the booking page: what is sold besides the room. */
import { addOnFree, addOnPer } from "#languages/ko-KR/add-ons/add-on-price.ts";
import type { bookingExtras as master } from "#languages/zh-TW/add-ons/booking-extras.ts";

export const bookingExtras: typeof master = {
  title: "추가 옵션",
  skip: "추가 옵션 없이 계속하기",
  text: "필요한 것만 선택하세요. 추가 옵션은 정가이며 할인이 적용되지 않습니다.",
  quantity: (name, day) => `${name}, ${day}: 수량`,
  fewer: "줄이기",
  more: "늘리기",
  no_more: "최대 수량입니다",
  add_named: (name, day) => `${name} 추가, ${day}`,
  add: "추가",
  per: addOnPer,
  free: addOnFree,
  nights: (nights, price) => `${nights}박분 ${price}`,
  all_nights: (nights) => (nights === 1 ? "숙박하시는 날" : `숙박 기간 전체, ${nights}박`),
  all_days: "숙박 기간 전체",
  other_days: (days) => `다른 날짜(${days}일)`,
  at_least: (least) => `하루 ${least}개부터`,
  at_least_in_all: (least) => `${least}개부터`,
  only_for: (rooms) => `${rooms} 투숙객 전용`,
  cut_off: (days, hour) => {
    const day = days === 1 ? "이용일 전날" : `이용일 ${days}일 전`;
    return hour === 24 ? `${day}까지 주문` : `${day} ${hour}시까지 주문`;
  },
  time: "희망 시간(선택)",
  time_of: (name, day) => `${name}, ${day}: 희망 시간(선택)`,
  wrong: (name, fault) => `${name}: ${fault}`,
  fault: {
    too_late: "주문 마감 시간이 지났습니다",
    gone: "품절",
    few_left: (count) => `${count}개만 남았습니다. 수량을 줄여 주세요`,
    too_many: (count) => `최대 ${count}개까지 주문하실 수 있습니다`,
    too_few: (count) => `${count}개부터 주문하실 수 있습니다`,
  },
};
