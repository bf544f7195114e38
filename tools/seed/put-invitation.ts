import { usualAlbum, type AlbumSettings } from "@janur/domain/album/album-settings";
import { unmoderated } from "@janur/domain/moderation/moderation";
import type { Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { invitationSchema, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { privatePartSchema, publicationSchema, shownContent } from "@janur/domain/invitation/publication";
import { usualSettings } from "@janur/domain/invitation/settings";
import type { TeamMember } from "@janur/domain/team/team";
import { versionSchema } from "@janur/domain/invitation/version";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { subsetDisplayFont } from "../../functions/src/nouns/invitation/display-font.ts";
import { headFromContent } from "../../functions/src/nouns/invitation/head-from-content.ts";
import { partsOf } from "../../functions/src/store/publication-document.ts";

interface DemoInvitation {
  id: string;
  slug: string;
  content: Content;
  owner: string;
  team: Record<string, TeamMember>;
  isPublished: boolean;
  /** Closed unless said otherwise. */
  album?: AlbumSettings;
  at: Date;
}

/** Writes the same documents as `createInvitation` and `publishInvitation`, under an id that never changes. */
export async function putInvitation(db: Firestore, demo: DemoInvitation): Promise<void> {
  const { id, slug, content, owner, team, isPublished, at, album = usualAlbum } = demo;
  const head: Invitation = {
    id,
    owner,
    members: Object.keys(team),
    team,
    status: isPublished ? "published" : "draft",
    slug,
    ...headFromContent(content),
    draftRevision: 1,
    publishedRevision: isPublished ? 1 : null,
    createdAt: at,
    updatedAt: at,
    publishedAt: isPublished ? at : null,
    versionedAt: null,
    oldSlugs: [],
    statusBefore: null,
    trashedAt: null,
    scheduled: null,
    sequence: 0,
    toldChange: null,
    notice: null,
    settings: usualSettings,
    album,
    hasWebhooks: false,
    contactsUntil: null,
    contactsGoneAt: null,
    mediaCheckAt: null,
    cannedReplies: null,
    moderation: unmoderated,
  };
  const batch = db.batch();
  batch.set(db.doc(paths.invitation(id)), invitationSchema.parse(head));
  batch.set(
    db.doc(paths.draft(id)),
    draftSchema.parse({ revision: 1, content, updatedAt: at, updatedBy: owner }),
  );
  batch.set(db.doc(paths.slug(slug)), { invitationId: id });
  for (const uid of head.members) {
    batch.update(db.doc(paths.user(uid)), { invitations: FieldValue.arrayUnion(id) });
  }
  if (isPublished) {
    const shown = shownContent(content);
    const displayFont = await subsetDisplayFont(shown);
    const source = { revision: 1, content: shown, displayFont, preview: null };
    const { privatePart, ...publicPart } = partsOf(source, head, []);
    const publication = publicationSchema.parse({
      slug,
      invitationId: id,
      revision: 1,
      ...publicPart,
      sender: { name: team[owner]?.name ?? "" },
      publishedAt: at,
      settings: head.settings,
      album: head.album,
    });
    batch.set(db.doc(paths.publication(slug)), publication);
    if (privatePart === null) batch.delete(db.doc(paths.privatePart(slug)));
    else batch.set(db.doc(paths.privatePart(slug)), privatePartSchema.parse(privatePart));
    const version = { revision: 1, content, createdAt: at, createdBy: owner };
    batch.set(db.doc(paths.version(id, "1")), versionSchema.parse(version));
  }
  await batch.commit();
}
