import type { SetupStepWords } from "#languages/zh-TW/setup-steps.ts";

export const setupSteps: SetupStepWords = {
  steps: {
    basics: "基本情報",
    rooms: "客室",
    pictures: "写真",
    prices: "料金",
    policy: "キャンセル規定",
    payment: "受け取り方法",
    texts: "文章",
    design: "デザイン",
    address: "アドレスとメール",
  },
  missing: {
    contact: () => "電話番号かメールアドレスを入れて、連絡を受けられるようにしましょう。",
    street_address: () => "住所を入力してください。",
    times: () => "チェックインとチェックアウトの時刻を入力してください。",
    no_rooms: () => "最初の客室タイプを追加してください。",
    room_units: (what) => `部屋数が未入力の客室タイプ：${what}`,
    banner: () => "トップページに大きな写真を入れましょう。",
    room_photos: (what) => `写真のない客室タイプ：${what}`,
    picture_texts: (what) => `説明文のない写真が${what}枚あります。`,
    no_prices: () => "最初の料金を設定してください。",
    unpriced_rooms: (what) => `料金がなく予約できない客室タイプ：${what}`,
    prices_end: (what) => `${what}以降の料金がありません。1年分の設定がおすすめです。`,
    strict_policy: () =>
      "キャンセル規定または予約金が、台湾の宿泊予約標準約款より厳しくなっています。約款の範囲に合わせるか、このままでよいかご確認ください。",
    no_pay_way: () => "お支払いの受け取り方法をひとつ以上選んでください。",
    only_tests: () =>
      "テスト中のオンライン決済しかないため、お客様はお支払いができません。銀行振込か現地払いを設定するか、本番用のキーを入力してテストを完了してください。",
    test_payments: () =>
      "オンライン決済はまだテスト中のため、お客様には表示されず、ほかの方法でのお支払いになります。本番用のキーのテストが完了すると表示されます。",
    demo_payments: () => "デモ用の宿です。決済はテストで、お客様にもその旨が表示されます。",
    introduction: () => "宿の紹介を数行で書きましょう。",
    legal_texts: () => "予約規定とご利用案内を書きましょう。",
    names: (what) => `必須の名前が${what}件空いています。`,
    contrast: () => "選んだ色は今の配色では読みにくくなります。別の色にするか、配色の色をお使いください。",
    heavy_page: (what) =>
      `スマートフォンではトップページの写真が${what}になります。3 MB以下が目安です。大きな写真を減らしてください。`,
    heavy_desktop: (what) =>
      `パソコンではトップページの写真が${what}になります。5 MB以下が目安です。大きな写真を減らしてください。`,
    own_domain: () => "独自ドメインをつなぐか、今のアドレスをそのまま使えます。",
    mail_sender: () => "メールアドレスを入れると、お客様が返信できます。",
  },
  required: "必須",
  wanted: "おすすめ",
  minutes: (text) => `約${text}分`,
  left: "このままでよい",
  done: "完了",
  todo: "未完了",
  fix: "開く",
  soon: "この画面はまもなく使えるようになります。",
};
