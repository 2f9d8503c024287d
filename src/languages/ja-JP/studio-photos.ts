import type { photos as master } from "#languages/zh-TW/studio-photos.ts";

export const photos: typeof master = {
  add: "写真を選ぶ",
  replace: "別の写真にする",
  no_picture: "画像はまだありません",
  library: "写真ライブラリ",
  none: "ライブラリにほかの写真はまだありません。",
  drop: "写真をここにドロップするか、この端末から選んでください",
  limits: "JPEG、PNG、WebP、AVIF。1枚25 MBまで。アップロードが終わるとここで使われます。",
  choose: "この端末から選ぶ",
  uploading: (done, all) => `アップロード中（${all}枚中${done}枚が完了）`,
  stopped: "アップロードが止まりました。もう一度お試しください。",
  alt_placeholder: "何が写っていますか",
  nth: (number) => `${number}枚目の写真`,
  alt: (number) => `${number}枚目の説明`,
  forward: (number) => `${number}枚目を前へ`,
  back: (number) => `${number}枚目を後ろへ`,
  remove: (number) => `${number}枚目を外す`,
  use: (name) => `${name}を使う`,
};
