import type { PointMailWords } from "#languages/zh-TW/mail/mail-points.ts";

export const pointMails: PointMailWords = {
  subject: (lodging, points, day) => `[${lodging}] ${points}포인트가 ${day}에 만료됩니다`,
  heading: "포인트가 곧 만료됩니다",
  lead: (lodging, points, day) =>
    `${lodging}에서 적립하신 포인트 중 ${points}포인트는 ${day}까지 사용하실 수 있으며, 이후에는 소멸됩니다.`,
  title: "만료 예정 포인트",
  points: (points) => `${points}포인트`,
  balance: (points, one) =>
    `현재 보유 포인트는 ${points}포인트입니다. 예약하실 때 1포인트당 할인 금액은 ${one}이며, 만료일이 가까운 포인트부터 사용됩니다.`,
  button: "내 포인트 보기",
  why: (lodging) => `${lodging} 회원님께 보내 드리는 메일입니다.`,
  kinds: { points_expire: "포인트 만료 안내" },
};
