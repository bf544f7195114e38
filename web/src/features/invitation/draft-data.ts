import { firstMissing, type GapCode, type Missing } from "@janur/domain/content/completeness";
import { draftSchema, type Draft } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { versionSchema, type Version } from "@janur/domain/invitation/version";
import { doc, getDoc } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readError } from "../../lib/firebase/listen.ts";

/* Beside data.ts, because lists and the home read no content and need not know its shape. */

const draftConverter = readConverter(draftSchema);
const versionConverter = readConverter(versionSchema);

/** @throws AppError `invitation/not-found`, NetworkError */
export async function readDraft(invitationId: string): Promise<Draft> {
  try {
    const snapshot = await getDoc(doc(firestore, paths.draft(invitationId)).withConverter(draftConverter));
    const draft = snapshot.data();
    if (draft === undefined) throw new AppError("invitation/not-found");
    return draft;
  } catch (error) {
    throw readError(error);
  }
}

/** A draft as it was. @throws AppError `version/not-found`, NetworkError */
export async function readVersion(invitationId: string, revision: number): Promise<Version> {
  try {
    const snapshot = await getDoc(
      doc(firestore, paths.version(invitationId, String(revision))).withConverter(versionConverter),
    );
    const version = snapshot.data();
    if (version === undefined) throw new AppError("version/not-found");
    return version;
  } catch (error) {
    throw readError(error);
  }
}

/** The first gap of each kind in the draft, in the order in which a host fills them. @throws AppError `invitation/not-found`, NetworkError */
export async function readGaps(invitationId: string): Promise<Missing<GapCode>[]> {
  return firstMissing((await readDraft(invitationId)).content);
}
