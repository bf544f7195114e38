import { usualAlbum, type AlbumSettings } from "@janur/domain/album/album-settings";
import { unmoderated } from "@janur/domain/moderation/moderation";
import type { Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { invitationSchema, type Invitation, type InvitationSide } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { pageVersions, privatePartSchema, publicationSchema } from "@janur/domain/invitation/publication";
import { shownContent } from "@janur/domain/invitation/shown-content";
import { usualSettings } from "@janur/domain/invitation/settings";
import type { TeamMember } from "@janur/domain/team/team";
import { versionSchema } from "@janur/domain/invitation/version";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { subsetDisplayFont } from "../../functions/src/nouns/invitation/display-font.ts";
import { headFromContent } from "../../functions/src/nouns/invitation/head-from-content.ts";
import { makePreview } from "../../functions/src/nouns/invitation/preview/preview-picture.ts";
import { partsOf } from "../../functions/src/store/publication-document.ts";

interface DemoInvitation {
  id: string;
  slug: string;
  content: Content;
  owner: string;
  team: Record<string, TeamMember>;
  isPublished: boolean;
  /** Families with a version of their own, and where it is. */
  sides?: Pick<InvitationSide, "id" | "slug">[];
  /** Closed unless said otherwise. */
  album?: AlbumSettings;
  at: Date;
}

/** Writes the same documents as `createInvitation` and `publishInvitation`, under an id that never changes. */
export async function putInvitation(db: Firestore, demo: DemoInvitation): Promise<void> {
  const { id, slug, content, owner, team, isPublished, at, album = usualAlbum, sides = [] } = demo;
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
    sides: sides.map((side) => ({ ...side, oldSlugs: [], publishedRevision: isPublished ? 1 : null })),
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
    for (const page of [{ id: null, slug }, ...head.sides]) {
      const shown = shownContent(content, page.id);
      const displayFont = await subsetDisplayFont(shown);
      const preview = await makePreview(head, shown);
      const source = { side: page.id, revision: 1, content: shown, displayFont, preview };
      const { privatePart, ...publicPart } = partsOf(source, head, []);
      const publication = publicationSchema.parse({
        slug: page.slug,
        invitationId: id,
        revision: 1,
        ...publicPart,
        sender: { name: team[owner]?.name ?? "" },
        publishedAt: at,
        settings: head.settings,
        album: head.album,
        side: page.id,
        versions: pageVersions(head),
      });
      batch.set(db.doc(paths.slug(page.slug)), { invitationId: id });
      batch.set(db.doc(paths.publication(page.slug)), publication);
      if (privatePart === null) batch.delete(db.doc(paths.privatePart(page.slug)));
      else batch.set(db.doc(paths.privatePart(page.slug)), privatePartSchema.parse(privatePart));
    }
    const version = { revision: 1, content, createdAt: at, createdBy: owner };
    batch.set(db.doc(paths.version(id, "1")), versionSchema.parse(version));
  }
  await batch.commit();
}
