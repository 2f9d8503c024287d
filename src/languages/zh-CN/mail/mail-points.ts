import type { PointMailWords } from "#languages/zh-TW/mail/mail-points.ts";

export const pointMails: PointMailWords = {
  subject: (lodging, points, day) => `【${lodging}】您有 ${points} 积分将于 ${day}到期`,
  heading: "您的积分即将到期",
  lead: (lodging, points, day) => `您在${lodging}累积的积分中，有 ${points} 积分仅可使用至 ${day}，逾期将失效。`,
  title: "到期的积分",
  points: (points) => `${points} 积分`,
  balance: (points, one) => `您目前共有 ${points} 积分。预订时每 1 积分可抵扣 ${one}，优先使用最快到期的积分。`,
  button: "查看我的积分",
  why: (lodging) => `您是${lodging}的会员，因此收到这封邮件。`,
  kinds: { points_expire: "积分到期提醒" },
};
