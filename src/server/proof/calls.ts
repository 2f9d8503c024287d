import { downloadProof, getProof, getProofConfig } from "#contract/proof.ts";
import { handle } from "#server/calls/handle.ts";
import { printProof } from "#server/proof/download-proof.ts";
import { describeProof, issueProof } from "#server/proof/offer-proof.ts";

export const proofHandlers = [
  handle(getProofConfig, describeProof),
  handle(getProof, issueProof),
  handle(downloadProof, printProof),
];
