import type { AlbumState } from "@janur/domain/album/album-photo";
import { AggregateField } from "firebase-admin/firestore";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { makeTableToken } from "../../platform/secrets/album-token.ts";
import { albumPhotos } from "../../store/album-documents.ts";

/** Counted by the database's index: nothing is read one by one, and no document adds up what many change at once. */
export async function albumFigures(
  { invitationId }: { invitationId: string },
  { invitation }: TeamCaller,
): Promise<{ waiting: number; shown: number; hidden: number; bytes: number; tablePath: string }> {
  const count = async (state: AlbumState) =>
    (await albumPhotos(invitationId).where("state", "==", state).count().get()).data().count;
  const [waiting, shown, hidden, all] = await Promise.all([
    count("waiting"),
    count("shown"),
    count("hidden"),
    albumPhotos(invitationId)
      .aggregate({ bytes: AggregateField.sum("bytes") })
      .get(),
  ]);
  const token = makeTableToken(invitationId, invitation.album.tableRevision);
  return {
    waiting,
    shown,
    hidden,
    bytes: all.data().bytes,
    tablePath: `/event/${invitation.slug}/foto?m=${token}`,
  };
}
