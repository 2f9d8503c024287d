/** What the pages, e-mails and papers of an order say differently where there are no rooms. */
import type { Variation } from "#languages/vary.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import type { MemberWords } from "#languages/zh-TW/members.ts";
import type { OrderWords } from "#languages/zh-TW/orders.ts";
import type { ProofWords } from "#languages/zh-TW/proof.ts";

export const orders: Variation<OrderWords> = {
  outcome: {
    paid: {
      text: "全額のお支払いを確認し、キャンプサイトを確保しました。確認メールをお送りします。",
    },
    part_paid: {
      text: "予約金のお支払いを確認し、キャンプサイトを確保しました。確認メールをお送りします。",
    },
    rest_due: {
      text: "一部のお支払いを確認し、キャンプサイトを確保しました。確認メールをお送りします。",
    },
    on_arrival: {
      text: "キャンプサイトを確保しました。お支払いはご到着時にお願いします。確認メールをお送りします。",
    },
    waiting: {
      text: "決済サービスからの回答を待っています。通常は数秒で終わります。キャンプサイトは確保したままです。",
    },
    unpaid: {
      text: "お支払いをまだ確認できていません。ご予約とキャンプサイトは確保しています。お支払いをもって予約が完了します。",
    },
    failed: {
      text: "料金は請求されていません。キャンプサイトは確保したままです。もう一度お試しいただくか、別の方法でお支払いください。",
    },
    remit: {
      text: "キャンプサイトを確保しました。期限までにお振り込みください。入金を確認次第、確認メールをお送りします。",
    },
    reported: {
      text: "入金を確認しています。確認でき次第、確認メールをお送りします。キャンプサイトは確保したままです。",
    },
    transfer: {
      text: "キャンプサイトを確保しました。期限までに専用口座へお振り込みいただくと、予約が完了します。",
    },
    cancelled: {
      text: "このご予約はキャンセル済みです。キャンプサイトのお取り置きも終了しました。",
    },
    expired: {
      text: "期限までにお支払いを確認できなかったため、ご予約は無効となり、キャンプサイトのお取り置きも終了しました。期限後に入金を確認した場合は、空きがあれば改めてキャンプサイトをご用意し、なければ全額返金いたします。",
    },
  },
  kept_until: (moment) => `${moment} までキャンプサイトを確保しています`,
  after_deadline: "期限を過ぎるとご予約は自動的に無効となり、キャンプサイトのお取り置きも終了します。",
  rooms: "キャンプサイト",
  cancel: {
    lead: "キャンセルするとキャンプサイトはすぐに販売を再開するため、元に戻すことはできません。",
  },
  staff: {
    order_over:
      "この予約はお支払い待ちではありません。入金があった場合は記録してください。キャンプサイトの再確保か返金の手続きに進みます。",
  },
};

export const mail: Variation<MailWords> = {
  order_received: {
    lead: (amount, deadline) =>
      `キャンプサイトを確保しております。${deadline}までに${amount}をお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
    after: "期限を過ぎますと、ご予約は自動的に無効となり、キャンプサイトのお取り置きも終了いたします。",
  },
  reminder: {
    lead: (amount, deadline) =>
      `キャンプサイトは引き続き確保しております。${deadline}までに${amount}をお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
  },
  cancel_applied: {
    after: "当キャンプ場が承認するまで、ご予約は有効です。",
  },
  cancelling: {
    by_asking: "ご予定が変わった場合は、予約ページからキャンセルを申請いただくか、当キャンプ場へご連絡ください。",
  },
  refund: {
    late: "お支払いが期限を過ぎて届いたため、申し訳ございませんが、キャンプサイトを確保できませんでした。",
  },
  expired: {
    lead: "期限までに全額のお支払いを確認できなかったため、ご予約は無効となり、キャンプサイトのお取り置きも終了いたしました。",
    again: "引き続きご宿泊をご希望の場合は、あらためてご予約ください。空き状況と料金は、その時点のものとなります。",
  },
  extras_added: {
    held: (amount, moment) =>
      `追加分は${moment}までお取り置きしています。それまでに${amount}をお支払いください。期限を過ぎますと追加分のみ取り消しとなり、ご宿泊のご予約はそのまま有効です。`,
  },
  extras_lapsed: {
    lead: "期限までにお支払いがなかったため、追加分は取り消しとなりました。ご宿泊のご予約はそのまま有効です。引き続きご希望の場合は、ご予約ページからもう一度追加してください。",
  },
  staff: {
    new_order: {
      confirmed: "この予約は確定しており、キャンプサイトは販売済みです。",
    },
    cancelled: {
      lead: "この予約はキャンセルされ、キャンプサイトは再び販売中です。",
    },
  },
  labels: {
    rooms: "サイトタイプ",
  },
  values: {
    rooms: (room, count) => `${room} × ${count}サイト`,
  },
  outbox: {
    empty: "メールはまだありません。キャンプサイトを予約すると、最初の一通がここに届きます。",
  },
};

export const proof: Variation<ProofWords> = {
  nights_and_rooms: (nights, rooms) => `${nights}泊、${rooms}サイト`,
  room_and_plan: "サイトタイプとプラン",
  room_quantity: "サイト数",
  price_per_room: "1サイトあたり",
};

export const members: Variation<MemberWords> = {
  orders: {
    none: "当キャンプ場でのご予約はまだありません。",
  },
  credit: {
    kinds: {
      correct: "当キャンプ場による調整",
    },
  },
  consent: {
    news: "当キャンプ場のお得な情報やお知らせを受け取る",
  },
  failed: {
    away: "ログインサービスに接続できません。お選びのキャンプサイトはそのまま残っています。しばらくしてからもう一度お試しください。",
  },
};
