import type { RateWords } from "#languages/zh-TW/rates.ts";

export const rates: RateWords = {
  base: (price) => `기본 요금 ${price}`,
  hand: (price) => `직접 설정 ${price}`,
  weekend: (change) => `주말 ${change}`,
  season: (name, change) => `‘${name}’ 기간 ${change}`,
  extra_persons: (persons, each) => `추가 ${persons}명, 1명당 ${each}`,
  derived: (plan, change) => `‘${plan}’ 기준 ${change}`,
  rounded: (to) => `${to} 단위로 반올림`,
  more: (by) => `+${by}`,
  less: (by) => `−${by}`,
  instead: (price) => `${price} 고정`,
  comma: ", ",
  explained: (parts, price) => `${parts}, 합계 ${price}입니다.`,
  by_hand: (price, by_rule) => `직접 설정한 요금은 ${price}, 규칙대로라면 ${by_rule}입니다.`,
  by_hand_only: (price) => `직접 설정한 요금은 ${price}입니다.`,
  by_import: (price) => `${price}입니다. 이 요금제에는 아직 요금 규칙이 없습니다.`,
  sold: "예약 당시 요금입니다.",
  sold_other: (now) => `예약 당시 요금입니다. 이날의 요금은 지금 ${now}입니다.`,
  unpriced: "이날은 아직 요금이 없어 예약을 받지 않습니다.",
  add_on_sold: (day, used) => `${day}에는 이미 ${used}개가 판매되어 더 줄일 수 없습니다.`,
  units_in_use: (day, used) =>
    `${day} 밤에는 이미 ${used}실이 판매, 보류 또는 사용 중지 상태입니다. 그보다 적게 줄일 수 없습니다.`,
};
