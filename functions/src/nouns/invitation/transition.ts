import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import {
  nextStatus,
  type InvitationAction,
  type InvitationStatus,
} from "@janur/domain/invitation/invitation-status";

/**
 * The status that `action` leads to.
 * @throws AppError `invitation/wrong-status` when it is not possible now
 */
export function requireTransition(
  invitation: Pick<Invitation, "status" | "statusBefore">,
  action: InvitationAction,
): InvitationStatus {
  const status = nextStatus(invitation.status, action, invitation.statusBefore);
  if (status === null) throw new AppError("invitation/wrong-status", { status: invitation.status });
  return status;
}
