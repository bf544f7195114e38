import { paths } from "@janur/domain/paths";
import { sendingTemplatesSchema } from "@janur/domain/sending/sending-template";
import { documentOf } from "../platform/google/firestore.ts";

export function templateDocument(invitationId: string) {
  return documentOf(paths.sendingTemplates(invitationId), sendingTemplatesSchema);
}
