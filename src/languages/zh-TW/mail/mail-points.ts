/** Words of the e-mail before points expire. */
export const pointMails = {
  subject: (lodging: string, points: string, day: string) => `【${lodging}】您有 ${points} 點將於 ${day}到期`,
  heading: "您的點數即將到期",
  lead: (lodging: string, points: string, day: string) =>
    `您在${lodging}累積的點數中，有 ${points} 點只能使用到 ${day}，之後就會失效。`,
  title: "到期的點數",
  points: (points: string) => `${points} 點`,
  balance: (points: string, one: string) =>
    `您目前共有 ${points} 點。訂房時每 1 點可折抵 ${one}，會從最快到期的點數開始使用。`,
  button: "查看我的點數",
  why: (lodging: string) => `您是${lodging}的會員，因此收到這封信。`,
  kinds: { points_expire: "點數到期提醒" },
};

export type PointMailWords = typeof pointMails;
