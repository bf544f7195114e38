import { ceremoniesOf } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { PageReport } from "@janur/domain/moderation/abuse-report";

/** Starts of the ceremonies of a reported page, as far as it told them to everybody, and of the main one. */
export function eventDays({ snapshot }: PageReport, { startAt }: Pick<Invitation, "startAt">): Date[] {
  const told = ceremoniesOf(snapshot.content).flatMap(({ startAt: at }) =>
    at === null ? [] : [new Date(at)],
  );
  return startAt === null ? told : [startAt, ...told];
}
