import { studio } from "#languages/en-US/studio.ts";
import type { TeamWords } from "#languages/zh-TW/studio/team.ts";

export const words: TeamWords = {
  ...studio.team,
  done: studio.done,
  roles: studio.roles,
  wrong_email: studio.wrong_email,
  search: "Name or email",
  invite_open: "Invite someone",
  role_filter: "Who to show",
  last_owner: "A property needs at least one owner",
  change_title: (role) => `Change to ${role}?`,
  change_text: (name, may) => `From now on, ${name}: ${may}. It takes effect at once.`,
  columns: { name: "Name", email: "Email", role: "Role", since: "Since" },
};
