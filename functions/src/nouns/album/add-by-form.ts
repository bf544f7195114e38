import { takesPhotos } from "@janur/domain/album/album-settings";
import { AppError } from "@janur/domain/errors";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { atMostOrNot } from "../../platform/limits/at-most.ts";
import { SenderCounts } from "../../platform/limits/sender-counts.ts";
import { albumOwner } from "../../store/album-documents.ts";
import { albumSender, type AlbumSender } from "./album-sender.ts";
import { enterPhoto } from "./enter-photo.ts";
import { handOver } from "./finish-photo.ts";

/** In the memory of this instance; what all of them may add together stands in `albumLimits.perForm`. */
const sent = new SenderCounts(albumLimits.formRate);
/** An instance has 256 MiB, and each of these holds a whole picture three times: as it came, and twice on its way to the files. */
const ifRoom = atMostOrNot(albumLimits.formsAtOnce);

/**
 * Adds a picture that came whole. Without script no form knows a personal link, whose token no address carries, so
 * somebody without the tables' QR is taken at their word; the family always looks at theirs first.
 * @returns its id
 * @throws AppError `album/closed`, `album/full`, `link/invalid`, `limit/too-many-requests`, `service/busy` while others
 * are at it
 */
export async function addByForm(
  publication: Publication,
  said: { table: string; name: string; secret: string; key: string; bytes: Buffer; sender: string },
  now: Date,
): Promise<string> {
  if (!takesPhotos(publication)) throw new AppError("album/closed");
  if (sent.isFull(said.sender, now)) throw new AppError("limit/too-many-requests");
  const added = ifRoom(async () => {
    sent.add(said.sender, now);
    const sender = await senderOf(publication, said);
    const { photo } = await enterPhoto(publication, sender, { key: said.key, upload: null }, now);
    if (photo.state === "arriving")
      await handOver({ invitationId: publication.invitationId, photoId: photo.id }, said.bytes, now);
    return photo.id;
  });
  if (added === null) throw new AppError("service/busy");
  return added;
}

async function senderOf(
  publication: Publication,
  { table, name, secret }: { table: string; name: string; secret: string },
): Promise<AlbumSender> {
  if (table !== "") return albumSender(publication, { token: null, table, name, secret });
  // Nobody's word opens a closed page; its guests have the script and their link, or the tables' QR.
  if (isClosed(publication)) throw new AppError("link/invalid");
  const owner = albumOwner(publication.invitationId, secret);
  return { way: "form", guestId: null, by: name, owner, counted: "form", most: albumLimits.perForm };
}
