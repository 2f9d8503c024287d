/** How each actor makes the calls of membership. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

const ofDomain: Access = { ask: ({ domain }) => ({ query: { domain } }) };

export const MEMBER_ACCESS: Record<string, Access> = {
  startSignIn: { ask: ({ domain }) => ({ body: { domain } }) },
  finishSignIn: { ask: ({ domain }) => ({ body: { domain, search: "" } }) },
  // By the session's cookie, which none of them has.
  renewMemberSession: { ask: ({ domain }) => ({ body: { domain } }), reported: "SIGN_IN_NEEDED" },
  signOutMember: { ask: ({ domain }) => ({ body: { domain } }) },
  // A code belongs to the browser that asked: staff have one each; of those without cookies the first gets a code.
  sendJoinCode: {
    ask: ({ domain }) => ({ body: { domain, email: "join@example.com" } }),
    reported: (actor) => (/visitor|owner|housekeeper/.test(actor) ? "ok" : "CAPTCHA_TOO_SOON"),
  },
  joinByCode: {
    ask: ({ domain }) => ({ body: { domain, email: "nobody@example.com", code: "000000" } }),
    reported: "CAPTCHA_WRONG",
  },
  joinByOneTap: { ask: ({ domain }) => ({ body: { domain, token: "a.b.c" } }), reported: "UPSTREAM_FAILED" },
  getMember: ofDomain,
  saveMember: {
    ask: ({ domain }) => ({ body: { domain, name: "", phone: "", lang: "zh-TW", wants_news: false } }),
  },
  // The members of this table were made without an account and an address.
  addEarlierOrders: { ask: ({ domain }) => ({ body: { domain } }), reported: "SIGN_IN_NEEDED" },
  exportMember: { ...ofDomain, reported: "SIGN_IN_NEEDED" },
  sendDeletionCode: { ask: ({ domain }) => ({ body: { domain } }), reported: "SIGN_IN_NEEDED" },
  deleteAccount: { ask: ({ domain }) => ({ body: { domain, code: "000000" } }), reported: "SIGN_IN_NEEDED" },
};
