import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";

export const words: RoomsWords = {
  units: {
    title: "部屋数と部屋番号",
    hint: "ここでの変更はすぐに反映されます。今日から予約できる部屋数になります。",
    units: "部屋数",
    numbers: "部屋番号",
    numbers_hint: "カンマで区切ります。続き番号は101-104のように書けます。番号がなければ、部屋数だけ入力してください。",
    read: (count, numbers) => (count === 0 ? "部屋番号はまだありません" : `部屋番号${count}件：${numbers}`),
    save: "部屋を保存",
    saved: (units) => `保存しました。全${units}室です`,
    may_not: "お使いの権限では部屋数を変更できません。",
    not_yet: "この客室を公開すると、販売が始まります。",
    note: (units, numbers) => (numbers === "" ? `${units}室` : `${units}室 · ${numbers}`),
    none: "部屋数が未入力です",
  },
  tags: {
    title: "特徴タグ",
    hint: "眺望や階数など、まず伝えたい特徴です。例：「オーシャンビュー」「5階以上」",
    one: (nth) => `${nth}番目のタグ`,
    add: "タグを追加",
    remove: (nth) => `${nth}番目のタグを削除`,
  },
};
