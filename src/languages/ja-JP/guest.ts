import type { GuestWords } from "#languages/zh-TW/guest.ts";

export const guest: GuestWords = {
  phone: {
    country: (name, code) => `国・地域：${name} +${code}`,
    title: "国・地域を選ぶ",
    search: "国名または国番号で検索",
    none: "該当する国・地域がありません。",
    close: "閉じる",
    short: (country) => `${country}の電話番号としては桁数が足りません。ご確認ください。`,
    long: (country) => `${country}の電話番号としては桁数が多すぎます。ご確認ください。`,
    wrong: (country) => `${country}の電話番号ではないようです。番号または国をご確認ください。`,
  },
  questions: {
    residence: "お住まいの国・地域",
    choose: "選択してください",
    residence_needed: "お住まいの国・地域を選択してください。",
    arrival_time: "到着予定時刻",
    arrival_unknown: "未定",
  },
  currency: {
    label: "参考として併記する通貨",
    only: (sign) => `${sign} のみ表示`,
    about: (amount) => `約 ${amount}`,
    note: (sign, date, source, own) =>
      `${sign} の金額は目安です（${date}のレート、出典：${source}）。実際のご請求は ${own} です。`,
  },
  offer: {
    text: "このページを日本語で見る",
    close: "閉じる",
  },
  cot: "ベビーベッド",
  meals: { breakfast: "朝食", lunch: "昼食", dinner: "夕食" },
  with_meals: (label, meals) => `${label}・${meals}付き`,
  rate_meal: (name, amount) => `${name} ＋${amount}`,
  rate_on_request: "要事前確認",
  /** Who sleeps in one room, one after another. */
  room_adults: (count) => `大人${count}名`,
  room_child: (age) => (age === 0 ? "1歳未満のお子さま" : `${age}歳のお子さま`),
  room_cots: (count) => `ベビーベッド${count}台`,
  room_and: (one, other) => `${one}、${other}`,
};
