import type { ProofCallables, ProofreaderCallables } from "@janur/domain/contracts/proof-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { approveProof } from "../nouns/proof/approve-proof.ts";
import { decideCorrection } from "../nouns/proof/decide-correction.ts";
import { readProof } from "../nouns/proof/read-proof.ts";
import { suggestCorrection } from "../nouns/proof/suggest-correction.ts";

/** The part of hosts' operations that is about suggestions. */
export const proofHandlers = {
  decideCorrection,
} satisfies HostHandlers<ProofCallables>;

/** The part of guests' operations that is for proof-readers. */
export const proofreaderHandlers = {
  readProof,
  suggestCorrection,
  approveProof,
} satisfies GuestHandlers<ProofreaderCallables>;
