import { paths } from "@janur/domain/paths";
import { approvalSchema, correctionSchema, type Correction } from "@janur/domain/helper/proofreading";
import type { Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";

export function correctionDocument(invitationId: string, correctionId: string) {
  return documentOf(paths.correction(invitationId, correctionId), correctionSchema);
}

export function approvalDocument(invitationId: string, passId: string) {
  return documentOf(paths.approval(invitationId, passId), approvalSchema);
}

/** All suggestions of an invitation: those that wait are bounded, and those that do not are forgotten. */
export function allCorrections(invitationId: string): Query<Correction> {
  return db().collection(paths.corrections(invitationId)).withConverter(converter(correctionSchema));
}
