import type { StayMailWords } from "#languages/zh-TW/mail/mail-stays.ts";

export const stayMails: StayMailWords = {
  before_arrival: {
    subject: (lodging, day) => `【${lodging}】三天后见：${day}入住`,
    heading: "三天后见",
    lead: (lodging, day) => `您在${lodging}的住宿从 ${day}开始。出发前需要的信息，都整理在这封邮件里。`,
  },
  arrival_day: {
    subject: (lodging) => `【${lodging}】今天恭候您的到来`,
    heading: "今天见",
    lead: (lodging, time) => `今天 ${time} 起可以办理入住，${lodging}恭候您的光临，路上请注意安全。`,
  },
  after_stay: {
    subject: (lodging) => `【${lodging}】感谢您的入住`,
    heading: "感谢您的入住",
    lead: (lodging) => `感谢您选择入住${lodging}，希望这趟旅程留下的都是美好的回忆。`,
    feedback: "如果有不周到的地方，或有物品遗忘在房间，请直接回复这封邮件告诉我们。",
    again: "期待再次为您准备房间。",
  },
  other_order: "您同一日期的另一笔订单",
  place: {
    title: "如何前往",
    map: "打开地图",
    directions: "交通指引",
    late: (time) => `如果会晚于 ${time} 抵达，请提前与我们联系。`,
  },
  labels: {
    order_code: "订单代码",
    latest_check_in: "最晚入住",
    payment: "付款信息",
  },
  buttons: {
    next_stay: "预订下次入住",
  },
  kinds: {
    before_arrival: "入住前三天",
    arrival_day: "入住当天",
    after_stay: "退房后致谢",
  },
};
