import { paths } from "@janur/domain/paths";
import { AppError } from "@janur/domain/errors";
import {
  noViews,
  savedViewsSchema,
  type SavedView,
  type SavedViews,
  type ViewOwner,
} from "@janur/domain/guest/saved-view";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { besides, requireCapability } from "../../store/access.ts";
import type { AccountCaller, BesidesCaller } from "../../platform/http/operation.ts";

/** @param owner `team`, or the account whose they are */
export function guestViewsDocument(invitationId: string, owner: string) {
  return documentOf(paths.guestViews(invitationId, owner), savedViewsSchema);
}

/** Views of the guest list, for every role: nobody reads another one's. */
export async function listGuestViews(
  { invitationId }: { invitationId: string },
  { uid }: AccountCaller,
): Promise<{ team: SavedViews; own: SavedViews }> {
  const [team, own] = await Promise.all(
    ["team", uid].map(
      async (owner) => (await guestViewsDocument(invitationId, owner).get()).data() ?? noViews,
    ),
  );
  return { team: team ?? noViews, own: own ?? noViews };
}

/** Writes the team's views, for who may change guests, or the caller's own. @throws AppError `guest/views-changed` */
export async function saveGuestViews(
  input: { invitationId: string; owner: ViewOwner; basedOn: number; views: SavedView[] },
  caller: BesidesCaller,
): Promise<SavedViews> {
  const { invitationId, owner, basedOn, views } = input;
  return db().runTransaction(async (transaction) => {
    await requireCapability(invitationId, owner === "team" ? caller : besides(caller), transaction);
    const reference = guestViewsDocument(invitationId, owner === "team" ? "team" : caller.uid);
    const { revision } = (await transaction.get(reference)).data() ?? noViews;
    if (revision !== basedOn) throw new AppError("guest/views-changed");
    const saved = { views, revision: revision + 1 };
    transaction.set(reference, saved);
    return saved;
  });
}
