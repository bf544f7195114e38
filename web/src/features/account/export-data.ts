import { exportJobId, exportJobSchema, type ExportJob } from "@janur/domain/account/export-job";
import { paths } from "@janur/domain/paths";
import { doc } from "firebase/firestore";
import { callHost } from "../../lib/client/callables.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToSnapshot } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { bytesOf } from "../../lib/storage/save-file.ts";

/** How far the copy of one's data is; null while there is none. */
export function watchExport(uid: string): Subscribe<ExportJob | null> {
  const reference = doc(firestore, paths.job(exportJobId(uid))).withConverter(readConverter(exportJobSchema));
  return (next, fail) =>
    listenToSnapshot(
      reference,
      (snapshot) => {
        next(snapshot.data() ?? null);
      },
      fail,
    );
}

/**
 * Fetches the finished copy piece by piece.
 * @param onProgress a part of 1
 */
export async function fetchExport(onProgress: (part: number) => void): Promise<Blob> {
  const pieces: Blob[] = [];
  for (let offset = 0, total = 1; offset < total;) {
    const piece = await callHost("readMyExport", { offset });
    const bytes = bytesOf(piece.bytes);
    pieces.push(new Blob([bytes]));
    offset += bytes.length;
    total = piece.total;
    onProgress(offset / total);
  }
  return new Blob(pieces, { type: "application/zip" });
}
