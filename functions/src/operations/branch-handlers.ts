import type { BranchCallables, BranchHelperCallables } from "@janur/domain/contracts/branch-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { decideProposedGuests } from "../nouns/branch/decide-proposed-guests.ts";
import { listProposedGuests } from "../nouns/branch/list-proposed-guests.ts";
import { proposeGuest } from "../nouns/branch/propose-guest.ts";
import { proposeLines } from "../nouns/branch/propose-lines.ts";
import { readBranch } from "../nouns/branch/read-branch.ts";
import { undoProposalDecision } from "../nouns/branch/undo-proposal-decision.ts";
import { withdrawProposal } from "../nouns/branch/withdraw-proposal.ts";

/** The part of hosts' operations that is about guests whom helpers wrote down. */
export const branchHandlers = {
  listProposedGuests,
  decideProposedGuests,
  undoProposalDecision,
} satisfies HostHandlers<BranchCallables>;

/** The part of guests' operations that is for helpers who fill in their part of the list. */
export const branchHelperHandlers = {
  readBranch,
  proposeGuest,
  proposeLines,
  withdrawProposal,
} satisfies GuestHandlers<BranchHelperCallables>;
