/** Words of e-mails about an account. */
import type { AccountChange } from "#rules/people/account-changes.ts";

export const accountMails = {
  sign_in_code: {
    subject: (sender: string) => `【${sender}】登入驗證碼`,
    heading: "登入驗證碼",
    lead: (sender: string) => `請在${sender}的登入頁面輸入這組驗證碼：`,
    not_you: "如果不是您本人要登入，可以忽略這封信。請不要把驗證碼告訴任何人。",
  },
  new_device: {
    subject: (sender: string) => `【${sender}】新裝置登入`,
    heading: "您的帳號在新的裝置登入",
    lead: "您的帳號剛剛在一部新的裝置登入。如果是您本人，不需要做任何事。",
    browser: "裝置",
    time: "時間",
    not_you: "如果不是您，請立即登出所有裝置並更改密碼。",
    button: "查看登入的裝置",
  },
  account_changed: {
    what: {
      password_set: "您的帳號設定了密碼",
      password_changed: "您的密碼已更換",
      passkey_added: "您的帳號新增了一把通行密鑰",
      passkey_removed: "您的帳號移除了一把通行密鑰",
      google_linked: "您的帳號連結了 Google 登入",
      line_linked: "您的帳號連結了 LINE 登入",
    } satisfies Record<AccountChange, string>,
    subject: (sender: string, what: string) => `【${sender}】${what}`,
    lead: "如果是您本人做的，不需要再做任何事。",
    not_me: "如果不是您，請按下面的按鈕。下一頁會請您確認，確認後所有裝置都會登出。",
    button: "這不是我",
    days: (days: number) => `按鈕${days}天內有效。請不要轉寄這封信。`,
  },
  publish_failed: {
    subject: (lodging: string) => `【${lodging}】排定的發布沒有完成`,
    heading: "網站沒有如期發布",
    lead: (at: string) => `原本排定在${at}發布的草稿沒有發布，網站還是原來的樣子。草稿都還在，沒有遺失。`,
    why: "原因",
    button: "回到管理後台",
  },
  lodging_untouched: {
    subject: (lodging: string) => `${lodging}：網站還沒公開`,
    heading: "您的網站還在等您",
    lead: (lodging: string) => `「${lodging}」已經很久沒有更動，也還沒公開。`,
    archived: (day: string) => `如果沒有任何更動，它會在 ${day}封存，網址也會讓給別人使用。`,
    button: "繼續設定",
    keep: "只要在管理後台改任何一個地方，就會保留下來。",
  },
  staff_invitation: {
    subject: (inviter: string) => `${inviter} 邀請您加入旅宿團隊`,
    heading: "邀請您加入旅宿團隊",
    lead: (inviter: string) => `${inviter} 邀請您一起管理一家旅宿的網站與訂房。`,
    inviter: "邀請人",
    lodging: "旅宿自訂的名稱",
    site: "旅宿的網址",
    role: "您的角色",
    may: "可以做的事",
    address: "登入用的電子郵件",
    button: "查看邀請",
    days: (days: number) => `這份邀請${days}天內有效，只能用上面的電子郵件接受。`,
    not_you: "如果您不認識邀請人，可以忽略這封信，不會有任何影響。",
  },
  kinds: {
    sign_in_code: "登入驗證碼",
    new_device: "新裝置登入",
    account_changed: "登入方式有變更",
    publish_failed: "網站沒有如期發布",
    staff_invitation: "邀請加入團隊",
    lodging_untouched: "很久沒有更動的旅宿",
  },
};

export type AccountMailWords = typeof accountMails;
