/** Words of e-mails about an account. */
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
};

export type AccountMailWords = typeof accountMails;
