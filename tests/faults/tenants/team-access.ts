/** How each actor makes the calls of a lodging's team. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

const ofDomain: Access = { ask: ({ domain }) => ({ query: { domain } }) };

export const TEAM_ACCESS: Record<string, Access> = {
  listTeam: ofDomain,
  inviteStaff: {
    ask: ({ domain }, ids) => ({
      body: { domain, email: `${ids.order_doc}@example.com`, role: "editor", lang: "ja-JP" },
    }),
  },
  withdrawInvitation: { ask: ({ domain }, ids) => ({ body: { domain, invitation_id: ids.invitation_id } }) },
  changeStaffRole: { ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id, role: "manager" } }) },
  removeStaff: { ask: ({ domain }, ids) => ({ body: { domain, account_id: ids.account_id } }) },
};
