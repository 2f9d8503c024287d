import { accountMails } from "#languages/ja-JP/mail/mail-accounts.ts";
import { outbox } from "#languages/ja-JP/mail/mail-outbox.ts";
import { pointMails } from "#languages/ja-JP/mail/mail-points.ts";
import { stayMails } from "#languages/ja-JP/mail/mail-stays.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import { cardKinds, mailCards } from "#languages/ja-JP/mail/mail-cards.ts";
import { extraKinds, extraRefunds, mailExtras } from "#languages/ja-JP/mail/mail-extras.ts";

export const mail: MailWords = {
  greeting: (name) => `${name} 様`,
  order_received: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} を承りました。お支払いをお願いいたします`,
    heading: "ご予約を承りました",
    lead: (amount, deadline) =>
      `お部屋を確保しております。${deadline}までに${amount}をお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
    after: "期限を過ぎますと、ご予約は自動的に無効となり、お部屋のお取り置きも終了いたします。",
  },
  number_issued: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のお振込先口座番号`,
    heading: "お振込先の口座番号をお知らせします",
    lead: (amount, deadline) =>
      `${deadline}までに、下記の口座へ${amount}をお振り込みください。ご入金を確認でき次第、ご予約が確定いたします。`,
  },
  confirmed: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約が確定しました（予約番号 ${order_doc}）`,
    heading: "ご予約が確定しました",
    lead: (lodging) => `このたびは${lodging}をお選びいただき、ありがとうございます。お越しを心よりお待ちしております。`,
    calendar: "添付のファイルから、ご宿泊の予定をカレンダーに追加できます。",
  },
  paid: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のお支払いを確認しました`,
    heading: "お支払いを確認しました",
    lead: (paid) => `ありがとうございます。これまでに合計${paid}のお支払いを確認しました。`,
    in_part: (left, deadline) =>
      `不足分は${left}です。${deadline}までにお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
  },
  reminder: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のお支払いのお願い`,
    heading: "お支払いのお願い",
    lead: (amount, deadline) =>
      `お部屋は引き続き確保しております。${deadline}までに${amount}をお支払いください。ご入金を確認でき次第、ご予約が確定いたします。`,
    paid_already: "行き違いですでにお支払いがお済みの場合は、何とぞご容赦ください。",
  },
  cancelled: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} をキャンセルしました`,
    heading: "ご予約をキャンセルしました",
    lead: "ご予約のキャンセルを承りました。またの機会にお越しいただけましたら幸いです。",
    no_fee: "今回のキャンセル料はかかりません。",
    fee: (fee) => `今回のキャンセル料は${fee}です。`,
    rail_fee: (fee) => `このうち${fee}は、高速鉄道の払戻手数料です。`,
  },
  cancel_applied: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のキャンセル申請を受け付けました`,
    heading: "キャンセル申請を受け付けました",
    lead: "キャンセルの申請を受け付けました。追ってご連絡いたしますので、今しばらくお待ちください。",
    after: "当館が承認するまで、ご予約は有効です。",
  },
  refund: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のご返金について`,
    heading: "ご返金いたします",
    late: "お支払いが期限を過ぎて届いたため、申し訳ございませんが、お部屋を確保できませんでした。",
    too_much: "ご予約の金額を超えてお支払いいただいております。",
    after_cancel: "ご予約のキャンセル後に、お支払いが届きました。",
    ...extraRefunds,
    coming: (amount) => `${amount}をご返金いたします。お手元に届く時期は、銀行または決済サービスによって異なります。`,
    done_subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のご返金が完了しました`,
    done_heading: "ご返金が完了しました",
    done: (amount) =>
      `${amount}のご返金手続きが完了しました。お手元に届く時期は、銀行または決済サービスによって異なります。`,
  },
  expired: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc} のお支払い期限が過ぎました`,
    heading: "お支払い期限が過ぎました",
    lead: "期限までに全額のお支払いを確認できなかったため、ご予約は無効となり、お部屋のお取り置きも終了いたしました。",
    again: "引き続きご宿泊をご希望の場合は、あらためてご予約ください。空室状況と料金は、その時点のものとなります。",
  },
  ...mailCards,
  ...mailExtras,
  captcha: {
    subject: (lodging) => `【${lodging}】認証コードのお知らせ`,
    heading: "認証コードのお知らせ",
    lead: (lodging) =>
      `メールアドレスがご本人のものか確認するため、${lodging}の画面に次の認証コードを入力してください。`,
    minutes: (count) => `認証コードの有効時間は${count}分で、一度だけお使いいただけます。`,
    not_you: "お心当たりのない場合は、このメールを破棄してください。コードは誰にも教えないでください。",
    text_message: (lodging, code, minutes) =>
      `【${lodging}】認証コードは${code}です。有効時間は${minutes}分です。誰にも教えないでください。`,
  },
  money: {
    all_paid: "料金は全額お支払い済みです。",
    on_arrival: (left) => `${left}を、チェックインの際にお支払いください。`,
    before_arrival: (left) => `残金${left}は、事前にオンラインで、またはチェックインの際にお支払いいただけます。`,
  },
  remittance: {
    title: "お振込先",
    how: "お振り込みの後、予約ページでご利用口座の下5桁をご入力ください。ご入金を確認でき次第、メールでお知らせいたします。",
    bank_title: "お振込先",
    bank_how:
      "この口座番号は、今回のご予約専用です。表示の金額を正確にお振り込みください。ご入金を確認でき次第、メールでお知らせいたします。",
  },
  cancelling: {
    title: "キャンセルポリシー",
    by_link:
      "ご予定が変わった場合は、オンラインでキャンセルいただけます。キャンセル料とご返金額は、手続きの前に表示されます。",
    by_asking: "ご予定が変わった場合は、予約ページからキャンセルを申請いただくか、当館へご連絡ください。",
  },
  staff: {
    new_order: {
      subject: (order_doc, name) => `新規予約 ${order_doc}：${name} 様`,
      heading: "新規予約",
      confirmed: "この予約は確定しており、お部屋は販売済みです。",
      waiting: (amount, deadline) =>
        `お客様は銀行振込を選択されました。金額は${amount}、期限は${deadline}です。振込の連絡が入りましたら、あらためてお知らせします。`,
    },
    cancelled: {
      subject: (order_doc, name) => `予約キャンセル ${order_doc}：${name} 様`,
      heading: "予約がキャンセルされました",
      lead: "この予約はキャンセルされ、お部屋は再び販売中です。",
    },
    cancel_applied: {
      subject: (order_doc, name) => `キャンセルの申請 ${order_doc}：${name} 様`,
      heading: "お客様からキャンセルの申請があります",
      lead: "お客様ご自身ではキャンセルできない予約のため、申請がありました。お客様にご連絡のうえ、ご判断ください。",
      no_reason: "理由は記入されていません。",
    },
    remittance: {
      subject: (order_doc, name) => `振込の連絡 ${order_doc}：${name} 様`,
      heading: "お客様から振込の連絡があります",
      lead: (amount) =>
        `口座への${amount}の入金をご確認ください。入金を確認したら、下のリンクから登録してください。お客様に確認メールが送られます。`,
    },
    refund: {
      subject: (order_doc, amount) => `${amount}の返金をお願いします：予約 ${order_doc}`,
      heading: "手動での返金をお願いします",
      lead: (amount) =>
        `この支払いは自動で返金できません。お客様に${amount}を返金し、完了したら下のリンクから登録してください。`,
    },
    quarantined: {
      subject: (order_doc) => `支払いの確認をお願いします：予約 ${order_doc}`,
      heading: "確認が必要な支払いがあります",
      lead: "決済サービスから、予約と一致しない支払いの通知がありました。入金の計上も予約の変更も行っていません。決済サービスの管理画面でご確認ください。",
      reasons: {
        merchant: (said, asked) => `加盟店番号が${said}です。正しくは${asked}です。`,
        amount: (said, asked) => `金額が${said}です。正しくは${asked}です。`,
        currency: (said, asked) => `通貨が${said}です。正しくは${asked}です。`,
        number: (said, asked) => `取引番号が${said}です。以前の通知では${asked}でした。`,
        incomplete: "支払い済みとの通知ですが、金額または取引番号がありません。",
      },
    },
    link_secret: "このリンクはログインなしで使えます。転送しないようご注意ください。",
    footer: (lodging) => `このメールは、予約システムから${lodging}へのお知らせです。`,
  },
  labels: {
    order: "ご予約内容",
    order_number: "予約番号",
    check_in: "チェックイン",
    check_out: "チェックアウト",
    nights: "ご宿泊",
    rooms: "客室タイプ",
    guests: "宿泊人数",
    add_ons: "オプション",
    discount: "割引",
    payment_method: "お支払い方法",
    due: "お支払い金額",
    deadline: "お支払い期限",
    refund: "返金額",
    booker: "予約者",
    name: "お名前",
    phone: "電話番号",
    email: "メールアドレス",
    memo: "ご要望・備考",
    company: "宛名（会社名）",
    company_number: "統一編号（台湾の法人番号）",
    reason: "理由",
    last_five: "口座番号の下5桁",
    vendor: "決済サービス",
    bank: "銀行",
    branch: "支店名",
    account_name: "口座名義",
    account_number: "口座番号",
    country: "国",
    address: "住所",
    code: "認証コード",
  },
  values: {
    check_in: (day, time) => `${day} ${time}から`,
    check_out: (day, time) => `${day} ${time}まで`,
    nights: (count) => `${count}泊`,
    rooms: (room, count) => `${room} × ${count}室`,
    adults: (count) => `大人${count}名`,
    guests: (adults, children) => `大人${adults}名、子ども${children}名`,
    add_on: (name, count) => `${name} × ${count}`,
  },
  pay_ways: {
    credit_card: "オンライン決済",
    cash: "現地で現金払い",
    remittance: "銀行振込",
    pay_arrival: "現地払い",
  },
  buttons: {
    pay: "お支払いへ進む",
    pay_rest: "残金をオンラインで支払う",
    order: "ご予約内容を見る",
    confirmation: "予約確認書をダウンロード",
    cancel: "予約をキャンセルする",
    again: "もう一度予約する",
    remittance_found: "入金を登録する",
    refund_sent: "返金を登録する",
  },
  footer: {
    contact: "お問い合わせ",
    reply: "ご不明な点がございましたら、このメールにそのままご返信ください。",
    why: (lodging) => `このメールは、${lodging}のご予約の際にご入力いただいたアドレスへお送りしています。`,
    lookup: "予約照会",
  },
  stays: stayMails,
  points_expire: pointMails,
  kinds: {
    ...stayMails.kinds,
    ...pointMails.kinds,
    ...accountMails.kinds,
    order_received: "予約受付",
    number_issued: "お振込先口座番号",
    confirmed: "予約確定",
    paid: "入金確認",
    reminder: "お支払いのお願い",
    cancelled: "キャンセル",
    cancel_applied: "キャンセル申請の受付",
    refund: "返金",
    expired: "期限切れ",
    captcha: "認証コード",
    captcha_sms: "認証コード（SMS）",
    staff_new_order: "宿への通知：新規予約",
    staff_cancelled: "宿への通知：キャンセル",
    staff_cancel_applied: "宿への通知：キャンセル申請",
    staff_remittance: "宿への通知：振込の連絡",
    staff_refund: "宿への通知：手動返金",
    staff_quarantined: "宿への通知：支払いの確認",
    ...cardKinds,
    ...extraKinds,
  },
  outbox,
};
