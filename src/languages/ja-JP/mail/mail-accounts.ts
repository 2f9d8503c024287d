import type { AccountMailWords } from "#languages/zh-TW/mail/mail-accounts.ts";

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
  account_changed: {
    what: {
      password_set: "アカウントにパスワードが設定されました",
      password_changed: "パスワードが変更されました",
      passkey_added: "アカウントにパスキーが追加されました",
      passkey_removed: "アカウントからパスキーが削除されました",
      google_linked: "アカウントに Google ログインが連携されました",
      line_linked: "アカウントに LINE ログインが連携されました",
    },
    subject: (sender, what) => `【${sender}】${what}`,
    lead: "ご本人による操作でしたら、何もする必要はありません。",
    not_me:
      "お心当たりがない場合は、下のボタンを押してください。次のページで確認いただくと、すべての端末からログアウトします。",
    button: "自分ではありません",
    days: (days) => `ボタンの有効期間は${days}日です。このメールは転送しないでください。`,
  },
  publish_failed: {
    subject: (lodging) => `【${lodging}】予約した公開ができませんでした`,
    heading: "サイトを予定どおり公開できませんでした",
    lead: (at) => `${at}に公開する予定だった下書きを公開できませんでした。サイトは元のままで、下書きも残っています。`,
    why: "理由",
    button: "管理画面を開く",
  },
  lodging_untouched: {
    subject: (lodging) => `${lodging}：サイトはまだ公開されていません`,
    heading: "サイトがお待ちしています",
    lead: (lodging) => `「${lodging}」はしばらく更新がなく、まだ公開されていません。`,
    archived: (day) => `変更がなければ ${day} に保管扱いとなり、アドレスはほかの方が使えるようになります。`,
    button: "続きを設定する",
    keep: "管理画面でどこかひとつでも変更すれば、そのまま残ります。",
  },
  staff_invitation: {
    subject: (lodging) => `【${lodging}】スタッフへのご招待`,
    heading: (lodging) => `${lodging}のスタッフへのご招待`,
    lead: (lodging) => `${lodging}から、サイトと予約の管理に招待されています。`,
    role: "役割",
    may: "できること",
    address: "ログインに使うメールアドレス",
    button: "招待を確認する",
    days: (days) => `この招待の有効期間は${days}日です。上記のメールアドレスでのみお受けいただけます。`,
    not_you: "お心当たりがない場合は、このメールを破棄してください。何も変更されません。",
  },
  kinds: {
    sign_in_code: "ログイン認証コード",
    new_device: "新しい端末からのログイン",
    account_changed: "ログイン方法の変更",
    publish_failed: "予約した公開の失敗",
    staff_invitation: "チームへの招待",
    lodging_untouched: "更新のない施設",
  },
};
