import type { StayMailWords } from "#languages/zh-TW/mail/mail-stays.ts";

export const stayMails: StayMailWords = {
  before_arrival: {
    subject: (lodging, day) => `【${lodging}】${day}のご到着まで、あと3日です`,
    heading: "ご到着まで、あと3日です",
    lead: (lodging, day) =>
      `${day}に${lodging}でお待ちしております。お越しの前にご確認いただきたいことをまとめました。`,
  },
  arrival_day: {
    subject: (lodging) => `【${lodging}】本日のお越しをお待ちしております`,
    heading: "本日、お待ちしております",
    lead: (lodging, time) =>
      `本日${time}よりチェックインいただけます。どうぞお気をつけて、${lodging}までお越しください。`,
  },
  after_stay: {
    subject: (lodging) => `【${lodging}】ご宿泊ありがとうございました`,
    heading: "ご宿泊ありがとうございました",
    lead: (lodging) =>
      `このたびは${lodging}にお泊まりいただき、誠にありがとうございました。ごゆっくりお過ごしいただけましたら幸いです。`,
    feedback: "お気づきの点やお忘れ物がございましたら、このメールにそのままご返信ください。",
    again: "またのお越しを、心よりお待ちしております。",
  },
  other_order: "同じ日程のほかのご予約",
  place: {
    title: "アクセス",
    map: "地図を開く",
    directions: "交通案内",
    late: (time) => `${time}を過ぎてのご到着となる場合は、あらかじめご連絡ください。`,
  },
  labels: {
    order_code: "予約コード",
    latest_check_in: "最終チェックイン",
    payment: "お支払いについて",
  },
  buttons: {
    next_stay: "次のご宿泊を予約する",
  },
  kinds: {
    before_arrival: "ご到着の3日前",
    arrival_day: "ご到着の当日",
    after_stay: "ご宿泊後のお礼",
  },
};
