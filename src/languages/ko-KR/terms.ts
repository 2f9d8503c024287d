import type { TermWords } from "#languages/zh-TW/terms.ts";

export const terms: TermWords = {
  cancel_rule: {
    free_always: "언제든지 무료로 취소하실 수 있습니다.",
    free_through: (day, zone) => `${day}까지 무료로 취소하실 수 있습니다(${zone}).`,
    fee_through: (day, fee) => `${day}까지 취소하시면 수수료는 ${fee}입니다.`,
    fee_from: (day, fee) => `${day}부터 취소하시면 수수료는 ${fee}입니다.`,
    fee_now: (fee) => `취소 수수료는 ${fee}입니다.`,
    amount: (amount, percent) => `${amount}(객실 요금의 ${percent}%)`,
  },
  cancel_terms: {
    free_always: "언제든지 무료로 취소하실 수 있습니다.",
    free_until_arrival: "도착 전날까지 무료로 취소하실 수 있습니다.",
    free_until: (days) => `도착 ${days}일 전까지 무료로 취소하실 수 있습니다.`,
    fee_always: (percent) => `예약 후 취소하시면 객실 요금의 ${percent}%가 부과됩니다.`,
    fee_from: (days, percent) =>
      days === 1
        ? `도착 전날부터 취소하시면 객실 요금의 ${percent}%가 부과됩니다.`
        : `도착 ${days}일 전부터 취소하시면 객실 요금의 ${percent}%가 부과됩니다.`,
    fee_on_arrival: (percent) => `도착 당일에 취소하시면 객실 요금의 ${percent}%가 부과됩니다.`,
    by_rate: "플랜별로 다른 규정이 있으면 예약하실 때 표시되는 내용이 적용됩니다.",
    notes: "추가 안내",
  },
  no_room_soon: "앞으로 30일간 빈 객실이 없습니다",
  half_board_offered: "조식·석식 포함 플랜 있음",
  rooms_excluded: "제외 객실",
  promotion_rooms: "객실",
  /** What a code does not cover, on the page of the promotion that names it. */
  code_terms: {
    title: (code) => `쿠폰 코드 ${code}`,
    except_plans: (names) => `적용되지 않는 플랜: ${names}`,
    rooms: (names) => `${names}에만 적용`,
    minimum_spend: (amount) => `적용 객실 요금 ${amount} 이상`,
    booking_dates: (days) => `예약 기간: ${days}`,
    stay_dates: (days) => `숙박 기간: ${days}`,
    each: (times) => `1인당 ${times}회까지`,
    cap: (count) => `선착순 ${count}건`,
    cards: "지정 신용카드 한정",
    extras: "추가 옵션에는 할인이 적용되지 않습니다",
  },
  coupon_refused: {
    unknown: (code) => `‘${code}’ 쿠폰 코드는 사용할 수 없습니다. 입력하신 내용을 확인해 주세요.`,
    members: (code) => `‘${code}’ 쿠폰 코드는 회원 전용입니다.`,
    plans: (code, plans) => `‘${code}’ 쿠폰 코드는 ${plans}에 적용되지 않습니다.`,
    /** Plans by name, and where all of them are packages. */
    plans_named: (names) => `‘${names}’ 플랜`,
    packages_named: (names) => `패키지 플랜 ‘${names}’`,
    used_up: (code) => `‘${code}’ 쿠폰 코드는 준비된 수량이 모두 소진되었습니다.`,
    used_by_guest: (code) => `‘${code}’ 쿠폰 코드의 사용 가능 횟수를 모두 쓰셨습니다.`,
    card: (code) => `‘${code}’ 쿠폰 코드는 카드 결제에만 적용됩니다.`,
    booking_dates: (code, days) => `‘${code}’ 쿠폰 코드의 예약 가능 기간은 ${days}입니다.`,
    stay_dates: (code, days) => `‘${code}’ 쿠폰 코드의 숙박 가능 기간은 ${days}입니다.`,
    rooms: (code, rooms) => `‘${code}’ 쿠폰 코드는 ${rooms}에만 적용됩니다.`,
    minimum_spend: (code, amount) =>
      `‘${code}’ 쿠폰 코드는 적용되는 객실 요금이 ${amount} 이상일 때 사용하실 수 있습니다.`,
    days: {
      from: (day) => `${day}부터`,
      through: (day) => `${day}까지`,
      between: (from, through) => `${from}부터 ${through}까지`,
    },
  },
};
