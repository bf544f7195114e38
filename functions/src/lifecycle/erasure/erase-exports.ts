import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { filesUnder, removeFile } from "../../platform/google/bucket.ts";
import { exportJobDocument, exportsUnder } from "../../store/export-job-document.ts";

/** The job first: a worker that still writes finds it gone and ends. */
export async function eraseExports({ uid }: Pick<ErasedAccount, "uid">): Promise<void> {
  await exportJobDocument(uid).delete();
  await removeExportFiles(uid);
}

/** Finished copies and what was on its way into one. */
export async function removeExportFiles(uid: string): Promise<void> {
  for (let files = await filesUnder(exportsUnder(uid)); files.length > 0;) {
    await Promise.all(files.map(({ name }) => removeFile(name)));
    files = await filesUnder(exportsUnder(uid));
  }
}
