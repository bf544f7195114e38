import { guestImportSchema } from "@janur/domain/guest/guest-import";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../platform/google/firestore.ts";

export function importDocument(invitationId: string, fileId: string) {
  return documentOf(paths.guestImport(invitationId, fileId), guestImportSchema);
}
