import { limits } from "@janur/domain/limits";
import { passSchema, type Pass } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import {
  approvalSchema,
  correctionSchema,
  type Approval,
  type Correction,
} from "@janur/domain/helper/proofreading";
import { collection, limit, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const correctionConverter = readConverter(correctionSchema);
const approvalConverter = readConverter(approvalSchema);
const passConverter = readConverter(passSchema);

/** As many as the rules allow; good links are fewer. */
const longestList = 100;

/** Suggestions of proof-readers that nobody has decided about. */
export function watchCorrections(invitationId: string): Subscribe<Correction[]> {
  const corrections = collection(firestore, paths.corrections(invitationId)).withConverter(
    correctionConverter,
  );
  return listenToQuery(query(corrections, where("state", "==", "open"), limit(limits.proof.open)));
}

/** Who found everything right, at some time. */
export function watchApprovals(invitationId: string): Subscribe<Approval[]> {
  const approvals = collection(firestore, paths.approvals(invitationId)).withConverter(approvalConverter);
  return listenToQuery(query(approvals, limit(longestList)));
}

/** Helpers' links: some of them are for proof-reading. */
export function watchHelpers(invitationId: string): Subscribe<Pass[]> {
  const passes = collection(firestore, paths.passes()).withConverter(passConverter);
  return listenToQuery(query(passes, where("invitationId", "==", invitationId), limit(longestList)));
}
