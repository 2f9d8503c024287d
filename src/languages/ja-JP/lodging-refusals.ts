/** Why someone can’t be on a lodging’s staff, and why a lodging can’t be opened or have a domain. */
export const lodgingRefusals = {
  ALREADY_STAFF: "このメールアドレスの方は、すでにスタッフです。",
  LAST_OWNER: "宿泊施設には少なくとも1人のオーナーが必要です。先に別の方をオーナーにしてください。",
  INVITATION_OVER: "この招待は無効になりました。施設のオーナーに再送をご依頼ください。",
  INVITATION_FOR_OTHER: "この招待は別のメールアドレス宛てです。招待を受け取ったメールアドレスでログインしてください。",
  SLUG_TAKEN: "このアドレスは、たった今ほかの方が取得しました。別の名前をお選びください。",
  SLUG_RESERVED: "この名前は予約されているか、誤解を招くおそれがあります。別の名前をお選びください。",
  SLUG_MALFORMED: "半角の英小文字・数字・ハイフンで3〜40文字、先頭は英字にしてください。",
  TOO_MANY_LODGINGS:
    "公開前の施設が多すぎるか、本日の開設回数が上限に達しました。先にひとつ公開するか、明日もう一度お試しください。",
  DOMAIN_MALFORMED: "ドメインとして使えません。www.example.com のように入力してください。",
  DOMAIN_OF_PLATFORM: "これは当サービスのアドレスです。追加する必要はありません。",
  DOMAIN_TAKEN:
    "このドメインは別の施設が使用しています。現在の所有者であれば、ドメイン会社で古い _yado の TXT レコードを削除してから、もう一度お試しください。",
  DOMAIN_NOT_READY:
    "このドメインはまだ準備ができていません。下の2つのレコードをドメイン会社で追加してから、もう一度確認してください。",
  TOO_MANY_DOMAINS: "ドメインは10個までです。使っていないものを外してください。",
  NOT_READY_TO_PUBLISH:
    "必須の項目が残っているため、まだ公開できません。「必須」と書かれた項目を先に済ませてください。",
};
