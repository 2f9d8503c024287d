/** How each actor makes the calls of the studio about the lodging, its team and its members' points. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

export const TEAM_ACCESS: Record<string, Access> = {
  openStudio: { ask: ({ domain }) => ({ query: { domain } }) },
  listTeam: { ask: ({ domain }) => ({ query: { domain } }) },
  listLog: { ask: ({ domain }) => ({ query: { domain } }) },
  inviteStaff: {
    ask: ({ domain }, ids) => ({
      body: { domain, email: `${ids.order_doc}@example.com`, role: "editor", lang: "ja-JP" },
    }),
  },
  withdrawInvitation: { ask: ({ domain }, ids) => ({ body: { domain, invitation_id: ids.invitation_id } }) },
  changeStaffRole: { ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id, role: "manager" } }) },
  allowPublishing: {
    ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id, may_publish: true } }),
  },
  removeStaff: { ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id } }) },
  correctCredit: {
    ask: ({ domain }, { member_id }) => ({ body: { domain, member_id, credit: "points", delta: 1, reason: "Gift" } }),
  },
};
