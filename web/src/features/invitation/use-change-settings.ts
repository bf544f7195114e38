import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation";
import { settingsInputSchema, type InvitationSettings } from "@janur/domain/settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { invitationQueries } from "./queries.ts";

interface SettingsChange {
  change: Partial<InvitationSettings>;
  /** A new password of the page; absent keeps the one there is. */
  password?: string;
}

/**
 * Changes settings over the newest ones, one change after the other. The screen
 * shows a change at once and takes it back when it was refused. `input/invalid`
 */
export function useChangeSettings(invitationId: string) {
  const client = useQueryClient();
  const { queryKey } = invitationQueries.head(invitationId);
  const show = (change: Partial<InvitationSettings>) => {
    client.setQueryData(
      queryKey,
      (head: Invitation | undefined) => head && { ...head, settings: { ...head.settings, ...change } },
    );
  };
  const current = (): InvitationSettings => {
    const head = client.getQueryData<Invitation>(queryKey);
    if (head === undefined) throw new AppError("invitation/not-found");
    return head.settings;
  };
  return useMutation({
    scope: { id: `settings-${invitationId}` },
    networkMode: "always",
    mutationFn: ({ change, password = "" }: SettingsChange) =>
      callHost(
        "changeSettings",
        {
          invitationId,
          settings: { ...current(), ...change },
          password: password === "" ? null : password,
        },
        { keepalive: true },
      ),
    onMutate: ({ change }) => {
      const before = unchanged(current(), change);
      show(change);
      return before;
    },
    onError: (_error, _input, before) => {
      if (before !== undefined) show(before);
    },
    onSuccess: ({ settings }) => {
      show(settings);
    },
  });
}

/** The same fields as `change`, as they are before it. */
function unchanged(
  settings: InvitationSettings,
  change: Partial<InvitationSettings>,
): Partial<InvitationSettings> {
  const fields = Object.entries(settings).filter(([name]) => Object.hasOwn(change, name));
  return settingsInputSchema.partial().parse(Object.fromEntries(fields));
}
