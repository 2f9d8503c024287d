import { studio } from "#languages/zh-CN/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";

export const words: TeamWords = {
  ...studio.team,
  done: studio.done,
  roles: studio.roles,
  wrong_email: studio.wrong_email,
  search: "搜索姓名或电子邮件",
  invite_open: "邀请成员",
  role_filter: "显示哪些成员",
  last_owner: "至少要有一位负责人",
  change_title: (role) => `改为${role}？`,
  change_text: (name, may) => `${name} 之后的权限：${may}。立即生效。`,
  columns: { name: "姓名", email: "电子邮件", role: "角色", since: "加入日期" },
};
