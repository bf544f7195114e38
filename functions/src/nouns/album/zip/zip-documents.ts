import { albumZipJobId, albumZipJobSchema } from "@janur/domain/album/album-zip-job";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../../platform/google/firestore.ts";

export function albumZipJobDocument(invitationId: string) {
  return documentOf(paths.job(albumZipJobId(invitationId)), albumZipJobSchema);
}

/** Where an invitation's archives lie; no rule lets anybody in. */
export function albumZipsUnder(invitationId: string): string {
  return `album-zips/${invitationId}/`;
}

/** One archive. Those that are asked for anew have new names, so that an old worker never touches them. */
export function albumZipPath(
  { invitationId, askedAt }: { invitationId: string; askedAt: Date },
  part: number,
): string {
  return `${albumZipsUnder(invitationId)}${String(askedAt.getTime())}/${String(part)}.zip`;
}
