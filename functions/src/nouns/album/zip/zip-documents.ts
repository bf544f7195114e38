import { albumZipJobId, albumZipJobSchema, type AlbumZipJob } from "@janur/domain/album/album-zip-job";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../../platform/google/firestore.ts";

export function albumZipJobDocument(invitationId: string) {
  return documentOf(paths.job(albumZipJobId(invitationId)), albumZipJobSchema);
}

/** Where an invitation's archives lie; no rule lets anybody in. */
export function albumZipsUnder(invitationId: string): string {
  return `album-zips/${invitationId}/`;
}

/** What stands behind the pictures of all archives when they are read as one. */
export function albumDirectoryPath(job: Pick<AlbumZipJob, "invitationId" | "askedAt">): string {
  return `${albumZipsUnder(job.invitationId)}${String(job.askedAt.getTime())}/all.directory`;
}

/** One archive. Those that are asked for anew have new names, so that an old worker never touches them. */
export function albumZipPath(
  { invitationId, askedAt }: { invitationId: string; askedAt: Date },
  part: number,
): string {
  return `${albumZipsUnder(invitationId)}${String(askedAt.getTime())}/${String(part)}.zip`;
}
