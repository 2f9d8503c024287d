import type { ExtraKinds, ExtraRefunds, MailExtraWords } from "#languages/zh-TW/mail/mail-extras.ts";

export const mailExtras: MailExtraWords = {
  extras_added: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} にオプションを追加しました`,
    heading: "オプションを追加しました",
    lead: "お選びのオプションをご予約に追加しました。内容は以下のとおりです。",
    held: (amount, moment) =>
      `追加分は${moment}までお取り置きしています。それまでに${amount}をお支払いください。期限を過ぎますと追加分のみ取り消しとなり、お部屋のご予約はそのまま有効です。`,
  },
  extras_returned: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のオプションを変更しました`,
    heading: "オプションを変更しました",
    lead: "取り消されたオプションをご予約から外しました。現在の内容は以下のとおりです。",
  },
  extras_lapsed: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のオプションはお支払い期限が過ぎました`,
    heading: "追加されたオプションは取り消しとなりました",
    lead: "期限までにお支払いがなかったため、追加分は取り消しとなりました。お部屋のご予約はそのまま有効です。引き続きご希望の場合は、ご予約ページからもう一度追加してください。",
  },
  rail_booked: {
    subject: (lodging, order_doc) => `【${lodging}】高速鉄道のきっぷをお取りしました（ご予約 ${order_doc}）`,
    heading: "高速鉄道のきっぷをお取りしました",
    lead: (pnr) => `きっぷの予約番号（PNR）は${pnr}です。`,
    calendar: "添付のファイルで、ご乗車の列車をカレンダーに追加できます。",
  },
  rail_changed: {
    subject: (lodging, order_doc) => `【${lodging}】高速鉄道の列車を変更しました（ご予約 ${order_doc}）`,
    heading: "高速鉄道の列車を変更しました",
    lead: (pnr) => `新しいきっぷの予約番号（PNR）は${pnr}です。以前の番号はお使いいただけません。`,
    calendar: "添付のファイルで、カレンダーの列車を更新できます。",
  },
  rail_kept: {
    subject: (lodging, order_doc) => `【${lodging}】高速鉄道のきっぷは変更されていません（ご予約 ${order_doc}）`,
    heading: "元のきっぷをそのままご利用いただけます",
    lead: "鉄道会社で変更または払い戻しを受け付けられませんでした。元のきっぷがそのまま有効です。",
  },
  staff_extras: {
    subject: (order_doc, name) => `オプションの変更 ${order_doc}：${name}様`,
    heading: "お客様がオプションを変更しました",
    lead: "このご予約のオプションが変更されました。現在の内容は以下のとおりです。",
  },
};

export const extraKinds: ExtraKinds = {
  extras_added: "オプション追加",
  extras_returned: "オプション変更",
  extras_lapsed: "オプションの支払い期限切れ",
  rail_booked: "きっぷの手配完了",
  rail_changed: "列車の変更",
  rail_kept: "きっぷの変更不可",
  staff_extras: "宿への通知：オプション変更",
};

/** Why money goes back. */
export const extraRefunds: ExtraRefunds = {
  rail_failed: "高速鉄道のきっぷをお取りできませんでした。ご宿泊のご予約に変わりはありません。",
  rail_returned: "高速鉄道のきっぷを払い戻しました。鉄道会社の手数料を差し引いた金額をお返しします。",
  extras_returned: "追加されたオプションの取り消しを承りました。",
};
