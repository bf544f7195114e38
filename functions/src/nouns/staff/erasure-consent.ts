import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { ceremoniesOf } from "@janur/domain/content/content";
import { invitationSchema } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { limits } from "@janur/domain/limits";
import { isNearEvent } from "@janur/domain/moderation/moderation";
import { paths } from "@janur/domain/paths";
import type { AuditEntry } from "@janur/domain/account/staff";
import { converter, db } from "../../platform/google/firestore.ts";
import { publicationDocument } from "../../store/publication-document.ts";
import { readable } from "../../platform/log/readable.ts";

/** Who of the staff asked for an erasure and still waits for another one; null where nobody does. */
export function erasureRequest(trail: readonly AuditEntry[], now: Date): { by: string; at: Date } | null {
  const asked = trail.find(
    ({ deed, at }) =>
      deed.kind === "eraseUser" && deed.isRequest && now.getTime() - at.getTime() < limits.staff.requestMs,
  );
  return asked?.by == null || asked.by === FORMER_ACCOUNT ? null : { by: asked.by, at: asked.at };
}

/** Whether guests are on their way to a page of an account, so that two of the staff decide about it. */
export async function hasPageNearEvent(uid: string, now: Date): Promise<boolean> {
  const owned = await db()
    .collection(paths.invitations())
    .where("owner", "==", uid)
    .limit(limits.invitation.perAccount)
    .withConverter(converter(invitationSchema))
    .get();
  const shown = readable(owned.docs).filter(({ status }) => isShown(status));
  const days = await Promise.all(
    shown.map(async ({ slug, startAt }) => {
      const page = (await publicationDocument(slug).get()).data();
      const told = page === undefined ? [] : ceremoniesOf(page.content);
      return [
        ...(startAt === null ? [] : [startAt]),
        ...told.flatMap(({ startAt: at }) => (at === null ? [] : [new Date(at)])),
      ];
    }),
  );
  return isNearEvent(days.flat(), now);
}
