import type { AccountMailWords } from "#languages/zh-TW/mail-accounts.ts";

export const accountMails: AccountMailWords = {
  sign_in_code: {
    subject: (sender) => `【${sender}】ログイン認証コード`,
    heading: "ログイン認証コード",
    lead: (sender) => `${sender}のログイン画面で、次のコードを入力してください。`,
    not_you: "お心当たりがない場合は、このメールを破棄してください。コードは誰にも教えないでください。",
  },
  new_device: {
    subject: (sender) => `【${sender}】新しい端末からのログイン`,
    heading: "新しい端末からログインがありました",
    lead: "お客様のアカウントに新しい端末からログインがありました。ご本人の場合は、何もする必要はありません。",
    browser: "端末",
    time: "日時",
    not_you: "お心当たりがない場合は、すぐにすべての端末からログアウトし、パスワードを変更してください。",
    button: "ログイン中の端末を確認する",
  },
};
