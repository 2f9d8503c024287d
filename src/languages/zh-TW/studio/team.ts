/** Words of the studio's team. What roles may do is also said on the pages of invitations. */
import { studio } from "#languages/zh-TW/studio.ts";

export const words = {
  ...studio.team,
  done: studio.done,
  roles: studio.roles,
  wrong_email: studio.wrong_email,
  search: "搜尋姓名或電子郵件",
  invite_open: "邀請成員",
  role_filter: "顯示哪些成員",
  last_owner: "至少要有一位負責人",
  change_title: (role: string) => `改為${role}？`,
  change_text: (name: string, may: string) => `${name} 之後的權限：${may}。立即生效。`,
  columns: { name: "姓名", email: "電子郵件", role: "角色", since: "加入日期" },
};

export type TeamWords = typeof words;
