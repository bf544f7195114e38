import type { Invitation } from "@janur/domain/invitation/invitation";
import {
  settingsChangeSchema,
  type InvitationSettings,
  type SettingsChange,
} from "@janur/domain/invitation/settings";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { callHost } from "../../lib/client/callables.ts";
import { invitationQueries } from "./queries.ts";

interface AskedChange {
  change: SettingsChange;
  /** A new password of the page; absent keeps the one there is. */
  password?: string;
}

const keyOf = (invitationId: string) => ["change-settings", invitationId];

/** Changes settings and leaves the others as they are, one change after the other. `input/invalid` */
export function useChangeSettings(invitationId: string) {
  const client = useQueryClient();
  const { queryKey } = invitationQueries.head(invitationId);
  return useMutation({
    mutationKey: keyOf(invitationId),
    scope: { id: `settings-${invitationId}` },
    mutationFn: ({ change, password = "" }: AskedChange) =>
      callHost(
        "changeSettings",
        { invitationId, settings: change, password: password === "" ? null : password },
        { keepalive: true },
      ),
    onSuccess: ({ settings }) => {
      client.setQueryData(queryKey, (head: Invitation | undefined) => head && { ...head, settings });
    },
  });
}

const pendingSchema = z.object({ change: settingsChangeSchema });

/**
 * The invitation with the changes of its settings that are on their way. What
 * the server says of an earlier one does not take a later one off the screen; a
 * refused one goes from it by itself.
 */
export function useWithPendingSettings(invitation: Invitation): Invitation {
  const pending = useMutationState({
    filters: { mutationKey: keyOf(invitation.id), status: "pending" },
    select: ({ state }) => pendingSchema.parse(state.variables).change,
  });
  if (pending.length === 0) return invitation;
  const settings = pending.reduce<InvitationSettings>(
    (before, change) => ({ ...before, ...change }),
    invitation.settings,
  );
  return { ...invitation, settings };
}
