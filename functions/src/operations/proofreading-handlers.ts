import type {
  ProofreadingCallables,
  ProofreaderCallables,
} from "@janur/domain/contracts/proofreading-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { approveProofreading } from "../nouns/proofreading/approve-proofreading.ts";
import { decideCorrection } from "../nouns/proofreading/decide-correction.ts";
import { readProofreading } from "../nouns/proofreading/read-proofreading.ts";
import { suggestCorrection } from "../nouns/proofreading/suggest-correction.ts";

/** The part of hosts' operations that is about suggestions. */
export const proofreadingHandlers = {
  decideCorrection,
} satisfies HostHandlers<ProofreadingCallables>;

/** The part of guests' operations that is for proof-readers. */
export const proofreaderHandlers = {
  readProofreading,
  suggestCorrection,
  approveProofreading,
} satisfies GuestHandlers<ProofreaderCallables>;
