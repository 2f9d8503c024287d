import * as contract from "#contract/proof.ts";
import { handle } from "#server/calls/handle.ts";
import { downloadProof } from "#server/proof/download-proof.ts";
import { getProof } from "#server/proof/get-proof.ts";
import { getProofConfig } from "#server/proof/get-proof-config.ts";

export const proofHandlers = [
  handle(contract.getProofConfig, getProofConfig),
  handle(contract.getProof, getProof),
  handle(contract.downloadProof, downloadProof),
];
