import { paths } from "@janur/domain/paths";
import { storedDaySchema } from "@janur/domain/statistics/statistics";
import { documentOf } from "../platform/google/firestore.ts";

export function dayDocument(invitationId: string, date: string) {
  return documentOf(paths.day(invitationId, date), storedDaySchema);
}
