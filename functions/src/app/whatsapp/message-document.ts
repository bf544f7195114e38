import { messageSchema } from "@janur/domain/message";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../firestore.ts";

export function messageDocument(messageId: string) {
  return documentOf(paths.delivery(messageId), messageSchema);
}
