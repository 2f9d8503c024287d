import { studio } from "#languages/ja-JP/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";

export const words: TeamWords = {
  ...studio.team,
  done: studio.done,
  roles: studio.roles,
  wrong_email: studio.wrong_email,
  search: "名前・メールで検索",
  invite_open: "スタッフを招待",
  role_filter: "表示するスタッフ",
  last_owner: "責任者は1人以上必要です",
  change_title: (role) => `${role}に変更しますか？`,
  change_text: (name, may) => `${name}さんの権限：${may}。すぐに反映されます。`,
  columns: { name: "名前", email: "メール", role: "役割", since: "参加日" },
};
