import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  ACCOUNT_IS_STAFF:
    "このアカウントは宿のスタッフとしても使われています。先にオーナーにチームから外してもらってから、アカウントを削除してください。",
  PASSKEY_NEEDED:
    "このアカウントにはパスキーがあるため、認証コードではパスワードを再設定できません。パスキーでログインし、「アカウントと安全」で変更してください。",
  TWO_STEPS_NEEDED:
    "このアカウントは管理画面に入れます。先に管理画面にログインしてから、ここでログイン方法を変更してください。",
  NOT_STAFF:
    "このアカウントには管理できる宿泊施設がありません。招待メールのリンクを開くか、施設の責任者にお問い合わせください。",
  NOTHING_TO_PUBLISH: "公開する変更はありません。サイトはすでに最新の状態です。",
  TEXTS_MISSING: "必須の文章がまだ入力されていません。メインの言語で入力してから公開してください。",
  TERM_TAKEN: "この名前はすでに用語集にあります。その項目を編集してください。",
};
