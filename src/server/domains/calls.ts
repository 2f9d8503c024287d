import * as contract from "#contract/studio/domains.ts";
import { handle } from "#server/calls/handle.ts";
import { addDomain } from "#server/domains/add-domain.ts";
import { checkDomain } from "#server/domains/check-domain.ts";
import { listDomains } from "#server/domains/list-domains.ts";
import { makeCanonical } from "#server/domains/make-canonical.ts";
import { removeDomain } from "#server/domains/remove-domain.ts";

export const domainHandlers = [
  handle(contract.listDomains, listDomains),
  handle(contract.addDomain, addDomain),
  handle(contract.checkDomain, checkDomain),
  handle(contract.makeCanonical, makeCanonical),
  handle(contract.removeDomain, removeDomain),
];
