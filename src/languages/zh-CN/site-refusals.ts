import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  ACCOUNT_IS_STAFF: "这个账号同时是住宿的工作人员。请先请负责人将您移出团队，再删除账号。",
  PASSKEY_NEEDED: "这个账号有通行密钥，不能用验证码重设密码。请用通行密钥登录，再到“账号与安全”更换密码。",
  TWO_STEPS_NEEDED: "这个账号可以进入管理后台。请先登录管理后台，再到这里变更登录方式。",
  NOT_STAFF: "这个账号没有管理任何住宿的权限。请打开邀请信中的链接，或与住宿负责人联系。",
  NOTHING_TO_PUBLISH: "目前没有要发布的更改：网站已经是最新的样子。",
  TEXTS_MISSING: "还有必填的文字没写。请先补上主要语言的名称，再发布。",
  TERM_TAKEN: "这个名称已经在词汇表里了，请直接修改那一条。",
};
