/** Words of the e-mails around a stay, and of what every e-mail about an order has. */
export const stayMails = {
  before_arrival: {
    subject: (lodging: string, day: string) => `【${lodging}】三天後見：${day}入住`,
    heading: "三天後見",
    lead: (lodging: string, day: string) => `您在${lodging}的住宿從 ${day}開始。出發前需要的資訊，都整理在這封信裡。`,
  },
  arrival_day: {
    subject: (lodging: string) => `【${lodging}】今天見，期待您的光臨`,
    heading: "今天見",
    lead: (lodging: string, time: string) => `今天 ${time} 起可以辦理入住，${lodging}期待您的光臨，路上請小心。`,
  },
  after_stay: {
    subject: (lodging: string) => `【${lodging}】謝謝您的入住`,
    heading: "謝謝您的入住",
    lead: (lodging: string) => `謝謝您選擇入住${lodging}，希望這趟旅程留下的都是好回憶。`,
    feedback: "如果有不周到的地方，或有東西忘在房裡，請直接回覆這封信告訴我們。",
    again: "期待再次為您準備房間。",
  },
  /** Title above an order of the same guest for the same days. */
  other_order: "您同一段日期的另一筆訂單",
  place: {
    title: "如何前往",
    map: "開啟地圖",
    directions: "交通指引",
    late: (time: string) => `如果會晚於 ${time} 抵達，請先與我們聯絡。`,
  },
  labels: {
    order_code: "訂單代碼",
    latest_check_in: "最晚入住",
    payment: "付款資訊",
  },
  buttons: {
    next_stay: "預訂下次住宿",
  },
  kinds: {
    before_arrival: "入住前三天",
    arrival_day: "入住當天",
    after_stay: "退房後致謝",
  },
};

export type StayMailWords = typeof stayMails;
