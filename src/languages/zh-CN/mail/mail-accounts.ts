import type { AccountMailWords } from "#languages/zh-TW/mail/mail-accounts.ts";

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
  publish_failed: {
    subject: (lodging) => `【${lodging}】预定的发布没有完成`,
    heading: "网站没有如期发布",
    lead: (at) => `原定在${at}发布的草稿没有发布，网站还是原来的样子。草稿都还在，没有丢失。`,
    why: "原因",
    button: "回到管理后台",
  },
  lodging_untouched: {
    subject: (lodging) => `${lodging}：网站还没公开`,
    heading: "您的网站还在等您",
    lead: (lodging) => `“${lodging}”已经很久没有更动，也还没公开。`,
    archived: (day) => `如果没有任何更动，它会在 ${day} 归档，网址也会让给别人使用。`,
    button: "继续设置",
    keep: "只要在管理后台改任何一个地方，就会保留下来。",
  },
  staff_invitation: {
    subject: (lodging) => `【${lodging}】邀请您加入团队`,
    heading: (lodging) => `加入${lodging}的团队`,
    lead: (lodging) => `${lodging}邀请您一起管理住宿的网站与预订。`,
    role: "您的角色",
    may: "可以做的事",
    address: "登录用的邮箱",
    button: "查看邀请",
    days: (days) => `这份邀请${days}天内有效，只能用上面的邮箱接受。`,
    not_you: "如果您不认识这家住宿，可以忽略这封邮件，不会有任何影响。",
  },
  kinds: {
    sign_in_code: "登录验证码",
    new_device: "新设备登录",
    publish_failed: "网站没有如期发布",
    staff_invitation: "邀请加入团队",
    lodging_untouched: "很久没有更动的住宿",
  },
};
