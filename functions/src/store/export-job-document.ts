import { exportJobId, exportJobSchema } from "@janur/domain/account/export-job";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../platform/google/firestore.ts";

export function exportJobDocument(uid: string) {
  return documentOf(paths.job(exportJobId(uid)), exportJobSchema);
}

/** Where files of an account's copies lie; no rule lets anybody in. */
export function exportsUnder(uid: string): string {
  return `exports/${uid}/`;
}

/** The finished copy. A new one has a new name, so that an old worker never touches it. */
export function exportPath({ account, askedAt }: { account: string; askedAt: Date }): string {
  return `${exportsUnder(account)}${String(askedAt.getTime())}.zip`;
}

/** A table on its way into the copy. @param index its place among all tables */
export function tablePath({ account, askedAt }: { account: string; askedAt: Date }, index: number): string {
  return `${exportsUnder(account)}${String(askedAt.getTime())}/${String(index)}`;
}
