import type {
  HelperListCallables,
  HelperListPassCallables,
} from "@janur/domain/contracts/helper-list-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { decideProposedGuests } from "../nouns/helper-list/decide-proposed-guests.ts";
import { listProposedGuests } from "../nouns/helper-list/list-proposed-guests.ts";
import { proposeGuest } from "../nouns/helper-list/propose-guest.ts";
import { proposeLines } from "../nouns/helper-list/propose-lines.ts";
import { readHelperList } from "../nouns/helper-list/read-helper-list.ts";
import { undoProposalDecision } from "../nouns/helper-list/undo-proposal-decision.ts";
import { withdrawProposal } from "../nouns/helper-list/withdraw-proposal.ts";

/** The part of hosts' operations that is about guests whom helpers wrote down. */
export const helperListHandlers = {
  listProposedGuests,
  decideProposedGuests,
  undoProposalDecision,
} satisfies HostHandlers<HelperListCallables>;

/** The part of guests' operations that is for helpers who fill in their part of the list. */
export const helperListPassHandlers = {
  readHelperList,
  proposeGuest,
  proposeLines,
  withdrawProposal,
} satisfies GuestHandlers<HelperListPassCallables>;
