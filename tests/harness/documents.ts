import { userProfileSchema } from "@janur/domain/account/account";
import { draftSchema } from "@janur/domain/content/draft";
import { paths } from "@janur/domain/paths";
import { publicationSchema } from "@janur/domain/invitation/publication";
import { versionSchema } from "@janur/domain/invitation/version";
import { db, documentOf } from "../../functions/src/platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../functions/src/store/guest-document.ts";
import { invitationDocument } from "../../functions/src/store/access.ts";

/** What lies in the database, parsed; undefined for what is not there. */
export const stored = {
  profile: async (uid: string) => (await documentOf(paths.user(uid), userProfileSchema).get()).data(),
  invitation: async (id: string) => (await invitationDocument(id).get()).data(),
  draft: async (id: string) => (await documentOf(paths.draft(id), draftSchema).get()).data(),
  publication: async (slug: string) =>
    (await documentOf(paths.publication(slug), publicationSchema).get()).data(),
  version: async (id: string, revision: number) =>
    (await documentOf(paths.version(id, String(revision)), versionSchema).get()).data(),
  guest: async (id: string, guestId: string) => (await guestDocument(id, guestId).get()).data(),
  contact: async (id: string, guestId: string) => (await contactDocument(id, guestId).get()).data(),
  /** What stands under a slug, a page or a forward. */
  publicationOrForward: async (slug: string): Promise<unknown> =>
    (await db().doc(paths.publication(slug)).get()).data(),
  slug: async (slug: string): Promise<unknown> => (await db().doc(paths.slug(slug)).get()).data(),
  guestIds: async (id: string) =>
    (await db().collection(paths.guests(id)).listDocuments()).map(({ id: guestId }) => guestId),
  wishCount: async (id: string) => (await db().collection(paths.wishes(id)).count().get()).data().count,
};

/** Puts somebody into a team, as an accepted invitation to it does. */
export async function joinTeam(
  invitationId: string,
  uid: string,
  role: "editor" | "sender" | "usher" | "viewer",
): Promise<void> {
  const invitation = await stored.invitation(invitationId);
  if (invitation === undefined) throw new Error("no such invitation");
  await invitationDocument(invitationId).update({
    members: [...invitation.members, uid],
    team: { ...invitation.team, [uid]: { role, name: role, photo: null } },
  });
}
