import type { StayMailWords } from "#languages/zh-TW/mail/mail-stays.ts";

export const stayMails: StayMailWords = {
  before_arrival: {
    subject: (lodging, day) => `[${lodging}] 3일 뒤에 뵙겠습니다(${day})`,
    heading: "3일 뒤에 뵙겠습니다",
    lead: (lodging, day) => `${day}에 ${lodging}에서 뵙겠습니다. 오시기 전에 확인하실 내용을 모았습니다.`,
  },
  arrival_day: {
    subject: (lodging) => `[${lodging}] 오늘 기다리고 있겠습니다`,
    heading: "오늘 뵙겠습니다",
    lead: (lodging, time) => `오늘 ${time}부터 체크인하실 수 있습니다. ${lodging}까지 조심히 오세요.`,
  },
  after_stay: {
    subject: (lodging) => `[${lodging}] 머물러 주셔서 감사합니다`,
    heading: "머물러 주셔서 감사합니다",
    lead: (lodging) => `${lodging}에 머물러 주셔서 감사합니다. 편안한 시간이 되셨기를 바랍니다.`,
    feedback: "불편하셨던 점이나 두고 가신 물건이 있으면 이 메일에 바로 답장해 주세요.",
    again: "다시 모실 날을 기다리겠습니다.",
  },
  other_order: "같은 날짜의 다른 예약",
  place: {
    title: "오시는 길",
    map: "지도 열기",
    directions: "교통 안내",
    late: (time) => `${time} 이후에 도착하시면 미리 연락해 주세요.`,
  },
  labels: {
    order_code: "예약 코드",
    latest_check_in: "체크인 마감",
    payment: "결제 안내",
  },
  buttons: {
    next_stay: "다음 숙박 예약하기",
  },
  kinds: {
    before_arrival: "도착 3일 전",
    arrival_day: "도착 당일",
    after_stay: "숙박 후 감사 인사",
  },
};
