/** Words of order pages: what is added after booking, changed and given back. */
import { addOnFree, addOnPer } from "#languages/ko-KR/add-ons/add-on-price.ts";
import type { orderAddOns as master } from "#languages/zh-TW/add-ons/order-add-ons.ts";

export const orderAddOns: typeof master = {
  add_on: {
    change: "변경 또는 취소",
    left: "남길 수량",
    give_all: "0(모두 취소)",
    save: "변경 확정",
    until: (moment) => `${moment}까지 변경하거나 취소하실 수 있습니다.`,
    waiting: (time) => `${time}까지 잡아 두겠습니다. 결제하시면 확정됩니다.`,
    state: { given_back: "취소됨", expired: "결제 기한이 지나 취소됨", failed: "예약하지 못함" },
    title: "옵션 추가하기",
    text: "정가로 계산되며 예약의 총 금액에 더해집니다.",
    day: "이용일",
    quantity: "수량",
    time: "희망 시간(선택)",
    add: "추가",
    add_named: (name) => `${name} 추가`,
    done: {
      free: "추가했습니다. 무료입니다.",
      paid_later: "추가했습니다. 요금은 현장에서 나머지 금액과 함께 결제해 주세요.",
      with_order: "예약에 추가했습니다. 결제 기한 안에 전체 금액을 결제해 주세요.",
      changed: "변경했습니다. 결제하실 금액이 줄었습니다.",
      refunded: (amount) => `변경했습니다. 환불 금액: ${amount}`,
    },
    per: addOnPer,
    free: addOnFree,
    left_on: (day, count) => `${day}(${count}개 남음)`,
    gone_on: (day) => `${day}(품절)`,
    whole: (from, through) => `${from} ~ ${through}`,
    nights: (nights, price) => `${nights}박분 ${price}`,
    sold_out: "품절",
  },
};
