import {
  branchCallables as contracts,
  branchHelperCallables as helperContracts,
  type BranchCallables,
  type BranchHelperCallables,
} from "@janur/domain/branch-callables";
import { accountOperation, guestOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { decideProposedGuests } from "./decide-proposed-guests.ts";
import { listProposedGuests } from "./list-proposed-guests.ts";
import { proposeGuest } from "./propose-guest.ts";
import { proposeLines } from "./propose-lines.ts";
import { readBranch } from "./read-branch.ts";
import { undoProposalDecision } from "./undo-proposal-decision.ts";
import { withdrawProposal } from "./withdraw-proposal.ts";

/** The part of the hosts' table that is about guests whom helpers wrote down. */
export const branchTable: Record<keyof BranchCallables, Operation> = {
  listProposedGuests: accountOperation(
    "listProposedGuests",
    contracts.listProposedGuests,
    listProposedGuests,
  ),
  decideProposedGuests: accountOperation(
    "decideProposedGuests",
    contracts.decideProposedGuests,
    decideProposedGuests,
  ),
  undoProposalDecision: accountOperation(
    "undoProposalDecision",
    contracts.undoProposalDecision,
    undoProposalDecision,
  ),
};

/** The part of the guests' table that is for helpers who fill in their part of the list. */
export const branchHelperTable: Record<keyof BranchHelperCallables, Operation> = {
  readBranch: guestOperation("readBranch", helperContracts.readBranch, readBranch),
  proposeGuest: guestOperation("proposeGuest", helperContracts.proposeGuest, proposeGuest),
  proposeLines: guestOperation("proposeLines", helperContracts.proposeLines, proposeLines),
  withdrawProposal: guestOperation("withdrawProposal", helperContracts.withdrawProposal, withdrawProposal),
};
