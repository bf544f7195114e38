import { exportJobId, exportJobSchema, type ExportJob } from "@janur/domain/export-job";
import { paths } from "@janur/domain/paths";
import { doc, onSnapshot } from "firebase/firestore";
import { callHost } from "../../lib/callables.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { readError } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/live-query.ts";

/** How far the copy of one's data is; null while there is none. */
export function watchExport(uid: string): Subscribe<ExportJob | null> {
  const reference = doc(firestore, paths.job(exportJobId(uid))).withConverter(readConverter(exportJobSchema));
  return (next, fail) =>
    onSnapshot(
      reference,
      (snapshot) => {
        try {
          next(snapshot.data() ?? null);
        } catch (error) {
          fail(readError(error));
        }
      },
      (error) => {
        fail(readError(error));
      },
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
    const bytes = Uint8Array.from(atob(piece.bytes), (character) => character.charCodeAt(0));
    pieces.push(new Blob([bytes]));
    offset += bytes.length;
    total = piece.total;
    onProgress(offset / total);
  }
  return new Blob(pieces, { type: "application/zip" });
}

/** Long enough for any browser to have begun. */
const downloadMs = 60_000;

/** Hands a file to the browser, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, downloadMs);
}
