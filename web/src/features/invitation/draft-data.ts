import { contentGaps, type GapCode } from "@janur/domain/completeness";
import { draftSchema, type Draft } from "@janur/domain/draft";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { doc, getDoc } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readError } from "../../lib/firebase/listen.ts";

/* Beside data.ts, because lists and the home read no content and need not know its shape. */

const draftConverter = readConverter(draftSchema);

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

/** The gaps of the draft, in the order in which a host fills them. @throws AppError `invitation/not-found`, NetworkError */
export async function readGaps(invitationId: string): Promise<GapCode[]> {
  return contentGaps((await readDraft(invitationId)).content);
}
