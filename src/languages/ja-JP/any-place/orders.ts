/** What the pages, e-mails and papers of an order say differently where there are no rooms. */
import type { Variation } from "#languages/vary.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import type { MemberWords } from "#languages/zh-TW/members.ts";
import type { OrderWords } from "#languages/zh-TW/orders.ts";
import type { ProofWords } from "#languages/zh-TW/proof.ts";

export const orders: Variation<OrderWords> = {
  outcome: {
    paid: {
      text: "全額のお支払いを確認し、区画を確保しました。確認メールをお送りします。",
    },
    part_paid: {
      text: "予約金のお支払いを確認し、区画を確保しました。確認メールをお送りします。",
    },
    rest_due: {
      text: "一部のお支払いを確認し、区画を確保しました。確認メールをお送りします。",
    },
    on_arrival: {
      text: "区画を確保しました。お支払いはご到着時にお願いします。確認メールをお送りします。",
    },
    waiting: {
      text: "決済サービスからの回答を待っています。通常は数秒で終わります。区画は確保したままです。",
    },
    unpaid: {
      text: "お支払いをまだ確認できていません。ご予約と区画は確保しています。お支払いをもって予約が完了します。",
    },
    failed: {
      text: "料金は請求されていません。区画は確保したままです。もう一度お試しいただくか、別の方法でお支払いください。",
    },
    remit: {
      text: "区画を確保しました。期限までにお振り込みください。入金を確認しだい、確認メールをお送りします。",
    },
    reported: {
      text: "入金を確認しています。確認できしだい、確認メールをお送りします。区画は確保したままです。",
    },
    transfer: {
      text: "区画を確保しました。期限までに専用口座へお振り込みいただくと、予約が完了します。",
    },
    cancelled: {
      text: "このご予約はキャンセルされ、区画の確保も解除されました。",
    },
    expired: {
      text: "期限までにお支払いを確認できず、区画の確保も解除されました。後から入金を確認できた場合、空きがあれば区画を再び確保し、なければ全額返金いたします。",
    },
  },
  kept_until: (moment) => `${moment} まで区画を確保しています`,
  after_deadline: "期限を過ぎると予約は自動的に無効となり、区画の確保も解除されます。",
  rooms: "区画",
  cancel: {
    lead: "区画の確保もすぐに解除され、元に戻すことはできません。",
  },
  staff: {
    order_over:
      "この予約はお支払い待ちではありません。入金があった場合は記録してください。区画の再確保か返金の手続きに進みます。",
  },
};

export const mail: Variation<MailWords> = {
  order_received: {
    lead: (amount, deadline) =>
      `区画を確保しております。${deadline}までに${amount}をお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
    after: "期限を過ぎますと、ご予約は自動的に無効となり、区画の確保も解除されます。",
  },
  reminder: {
    lead: (amount, deadline) =>
      `区画は引き続き確保しております。${deadline}までに${amount}をお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
  },
  refund: {
    late: "お支払いが期限を過ぎて届いたため、申し訳ございませんが、区画を確保できませんでした。",
  },
  expired: {
    lead: "期限までに全額のお支払いを確認できなかったため、ご予約は無効となり、区画の確保も解除されました。",
    again: "引き続きご宿泊をご希望の場合は、あらためてご予約ください。区画と料金は、その時点のものとなります。",
  },
  extras_added: {
    held: (amount, moment) =>
      `追加分は${moment}までお取り置きしています。それまでに${amount}をお支払いください。期限を過ぎると追加分のみ取り消され、区画のご予約はそのまま有効です。`,
  },
  extras_lapsed: {
    lead: "期限までにお支払いがなかったため、追加分は取り消されました。区画のご予約はそのまま有効です。引き続きご希望の場合は、ご予約ページからもう一度追加してください。",
  },
  staff: {
    new_order: {
      confirmed: "この予約は確定しており、区画は販売済みです。",
    },
    cancelled: {
      lead: "この予約はキャンセルされ、区画は再び販売中です。",
    },
  },
  labels: {
    rooms: "区画タイプ",
  },
  values: {
    rooms: (room, count) => `${room} × ${count}区画`,
  },
  outbox: {
    empty: "メールはまだありません。区画を予約すると、最初の一通がここに届きます。",
  },
};

export const proof: Variation<ProofWords> = {
  nights_and_rooms: (nights, rooms) => `${nights}泊、${rooms}区画`,
  room_and_plan: "区画タイプと宿泊プラン",
  room_quantity: "区画数",
  price_per_room: "1区画あたり",
};

export const members: Variation<MemberWords> = {
  failed: {
    away: "ログインサービスに接続できません。お選びの区画はそのまま残っています。しばらくしてからもう一度お試しください。",
  },
};
