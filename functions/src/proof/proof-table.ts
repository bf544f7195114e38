import {
  proofCallables as contracts,
  proofreaderCallables as readerContracts,
  type ProofCallables,
  type ProofreaderCallables,
} from "@janur/domain/proof-callables";
import { accountOperation, guestOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { approveProof } from "./approve-proof.ts";
import { decideCorrection } from "./decide-correction.ts";
import { readProof } from "./read-proof.ts";
import { suggestCorrection } from "./suggest-correction.ts";

/** The part of the hosts' table that is about suggestions. */
export const proofTable: Record<keyof ProofCallables, Operation> = {
  decideCorrection: accountOperation("decideCorrection", contracts.decideCorrection, decideCorrection),
};

/** The part of the guests' table that is for proof-readers. */
export const proofreaderTable: Record<keyof ProofreaderCallables, Operation> = {
  readProof: guestOperation("readProof", readerContracts.readProof, readProof),
  suggestCorrection: guestOperation(
    "suggestCorrection",
    readerContracts.suggestCorrection,
    suggestCorrection,
  ),
  approveProof: guestOperation("approveProof", readerContracts.approveProof, approveProof),
};
