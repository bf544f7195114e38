import { paths } from "@janur/domain/paths";
import { dayCountsSchema } from "@janur/domain/statistics";
import { documentOf } from "../firestore.ts";

export function dayDocument(invitationId: string, date: string) {
  return documentOf(paths.day(invitationId, date), dayCountsSchema);
}
