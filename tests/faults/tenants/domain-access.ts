/** How each actor makes the calls of a lodging's domains, and of its way to a public site. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

const ofDomain: Access = { ask: ({ domain }) => ({ query: { domain } }) };

export const DOMAIN_ACCESS: Record<string, Access> = {
  listDomains: ofDomain,
  // Nobody's name servers answer here: a domain is added, and then it is not found to be ready.
  addDomain: { ask: ({ domain }) => ({ body: { domain, host: "www.matrix-inn.com" } }) },
  checkDomain: { ask: ({ domain }) => ({ body: { domain, host: "www.matrix-inn.com" } }) },
  makeCanonical: {
    ask: ({ domain }) => ({ body: { domain, host: "www.matrix-inn.com" } }),
    reported: "DOMAIN_NOT_READY",
  },
  getSetup: ofDomain,
  getPoster: ofDomain,
  leaveSetupStep: { ask: ({ domain }) => ({ body: { domain, step: "address", is_left: true } }) },
  // It has no telephone and no address.
  goLive: { ask: ({ domain }) => ({ body: { domain } }), reported: "NOT_READY_TO_PUBLISH" },
  removeDomain: { ask: ({ domain }) => ({ body: { domain, host: "www.matrix-inn.com" } }) },
};
