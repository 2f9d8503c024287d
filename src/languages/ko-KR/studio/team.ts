import { studio } from "#languages/ko-KR/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";

export const words: TeamWords = {
  ...studio.team,
  done: studio.done,
  roles: studio.roles,
  wrong_email: studio.wrong_email,
  search: "이름 또는 이메일",
  invite_open: "팀원 초대",
  role_filter: "표시할 팀원",
  last_owner: "책임자는 한 명 이상 필요합니다",
  change_title: (role) => `${role}(으)로 바꿀까요?`,
  change_text: (name, may) => `${name} 님의 권한: ${may}. 바로 적용됩니다.`,
  columns: { name: "이름", email: "이메일", role: "역할", since: "합류일" },
};
