import { paths } from "@janur/domain/paths";
import { sendingTemplatesSchema } from "@janur/domain/sending-template";
import { documentOf } from "../firestore.ts";

export function templateDocument(invitationId: string) {
  return documentOf(paths.sendingTemplates(invitationId), sendingTemplatesSchema);
}
