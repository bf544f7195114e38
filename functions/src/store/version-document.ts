import { paths } from "@janur/domain/paths";
import { versionRowSchema, versionSchema, type VersionRow } from "@janur/domain/invitation/version";
import type { Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";

export function versionDocument(invitationId: string, revision: number) {
  return documentOf(paths.version(invitationId, String(revision)), versionSchema);
}

/** All versions of an invitation, newest first, without what they say: as many as are kept, so without a limit. */
export function versionRows(invitationId: string): Query<VersionRow> {
  return db()
    .collection(paths.versions(invitationId))
    .select("revision", "createdAt", "createdBy", "kind", "name")
    .orderBy("revision", "desc")
    .withConverter(converter(versionRowSchema));
}
