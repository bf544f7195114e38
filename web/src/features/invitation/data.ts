import { invitationSchema, type Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { collection, doc, limit, query, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToDocument, listenToQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const invitationConverter = readConverter(invitationSchema);

/** Own and shared invitations, in no order; the rules allow lists of at most 100. */
export function watchInvitations(uid: string): Subscribe<Invitation[]> {
  return listenToQuery(
    query(
      collection(firestore, paths.invitations()).withConverter(invitationConverter),
      where("members", "array-contains", uid),
      limit(limits.invitation.perAccount * 2),
    ),
  );
}

export function watchInvitation(invitationId: string): Subscribe<Invitation> {
  return listenToDocument(doc(firestore, paths.invitation(invitationId)).withConverter(invitationConverter));
}
