import type { AccountMailWords } from "#languages/zh-TW/mail-accounts.ts";

export const accountMails: AccountMailWords = {
  sign_in_code: {
    subject: (sender) => `【${sender}】登录验证码`,
    heading: "登录验证码",
    lead: (sender) => `请在${sender}的登录页面输入这组验证码：`,
    not_you: "如果不是您本人要登录，可以忽略这封邮件。请不要把验证码告诉任何人。",
  },
  new_device: {
    subject: (sender) => `【${sender}】新设备登录`,
    heading: "您的账号在新的设备登录",
    lead: "您的账号刚刚在一部新的设备登录。如果是您本人，不需要做任何事。",
    browser: "设备",
    time: "时间",
    not_you: "如果不是您，请立即登出所有设备并更改密码。",
    button: "查看登录的设备",
  },
};
