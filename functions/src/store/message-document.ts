import { messageSchema } from "@janur/domain/integration/whatsapp-message";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../platform/google/firestore.ts";

export function messageDocument(messageId: string) {
  return documentOf(paths.delivery(messageId), messageSchema);
}
