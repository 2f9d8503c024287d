import { signUp } from "#languages/ja-JP/sign-up.ts";
import type { BasicsWords } from "#languages/zh-TW/studio/basics.ts";

export const words: BasicsWords = {
  lodging_facts: {
    kinds: signUp.kinds,
    regions: {
      Asia: "アジア",
      Europe: "ヨーロッパ",
      America: "アメリカ",
      Australia: "オーストラリア",
      Pacific: "太平洋",
      Africa: "アフリカ",
      Atlantic: "大西洋",
      Indian: "インド洋",
    },
    title: "種類・国・タイムゾーン",
    hint: "ここでの変更は公開を待たず、すぐに反映されます。10分以内なら元に戻せます。",
    kind: "宿の種類",
    country: "国・地域",
    timezone: "タイムゾーン",
    zone_hint: "都市名やタイムゾーン名で探せます。",
    nothing_found: "該当するタイムゾーンがありません",
    choose: "選択してください",
    currency: (currency) => `通貨：${currency}`,
    to_payment: "「支払いと規約」で変更する",
    colours: "ロゴの色を使うには「デザイン」へ",
    preview: "このように変更しますか？",
    from_to: (before, after) => `${before} → ${after}`,
    not_said: "未設定",
    kind_means:
      "サイトは新しい種類として紹介され、「デザイン」では合うレイアウトをおすすめします。今のレイアウトは変わりません。",
    country_means: "予約フォームの既定の国と国番号が変わります。通貨とタイムゾーンは変わりません。",
    zone_means: "「今日」や受付時間、予約公開、リマインダーメールは新しいタイムゾーンで計算されます。",
    zone_today: (before, after) => `宿の「今日」が${before}から${after}に変わります。`,
    zone_orders: (orders) =>
      `これからの予約が${orders}件あります。宿泊日は変わりませんが、無料キャンセルの期限は新しいタイムゾーンで計算されます。`,
    save: "保存",
    saved: "保存しました。すぐに反映されます。",
    last: "種類・国・タイムゾーンを変更しました",
    may_not: "変更できるのはオーナーまたはマネージャーです。",
  },
  rail: {
    title: "高速鉄道のきっぷ",
    hint: "予約時に高速鉄道のきっぷを一緒に購入できるようになります。料金が台湾ドル建てで、カードまたは振込で全額をお支払いいただける場合に表示されます。",
    sells: "客室と一緒にきっぷを販売する",
    none: "未選択",
    round_trip_only: "往復のみ販売する",
    as_guests: "宿泊者全員分の購入を条件にする",
  },
};
