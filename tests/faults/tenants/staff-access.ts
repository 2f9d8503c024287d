/** How each actor makes the calls of a lodging's team. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

export const STAFF_ACCESS: Record<string, Access> = {
  listTeam: { ask: ({ domain }) => ({ query: { domain } }) },
  inviteStaff: {
    ask: ({ domain }, ids) => ({
      body: { domain, email: `${ids.order_doc}@example.com`, role: "editor", lang: "ja-JP" },
    }),
  },
  withdrawInvitation: { ask: ({ domain }, ids) => ({ body: { domain, invitation_id: ids.invitation_id } }) },
  changeStaffRole: { ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id, role: "manager" } }) },
  removeStaff: { ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id } }) },
  correctCredit: {
    ask: ({ domain }, { member_id }) => ({ body: { domain, member_id, credit: "points", delta: 1, reason: "Gift" } }),
  },
};
