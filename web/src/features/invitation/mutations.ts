import type { Invitation, PublishedVersion } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import type { LocalizedText } from "@janur/domain/text/language";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { callHost, type HostOutput } from "../../lib/client/callables.ts";
import { invitationKeys } from "../../lib/query/keys.ts";
import { invitationQueries } from "./queries.ts";

type RevisionState = HostOutput<"saveDraft">;

/** Shows an answered change at once; the listener confirms it a moment later. */
export function showRevision(client: QueryClient, invitationId: string, state: RevisionState): void {
  client.setQueryData(invitationQueries.head(invitationId).queryKey, (head: Invitation | undefined) => {
    if (head === undefined || head.draftRevision > state.draftRevision) return head;
    const scheduled =
      state.scheduled === null
        ? null
        : // Who scheduled it is not answered and not shown; the listener knows in a moment.
          {
            ...state.scheduled,
            at: new Date(state.scheduled.at),
            by: head.scheduled?.by ?? head.owner,
          };
    return { ...head, ...state, scheduled };
  });
}

/** `slug/taken`, `slug/reserved`, `invitation/limit-reached` */
export function useCreateInvitation() {
  return useMutation({
    mutationFn: (input: Parameters<typeof callHost<"createInvitation">>[1]) =>
      callHost("createInvitation", input),
  });
}

/** `publish/incomplete`, `publish/sender-unnamed`, `draft/conflict` */
export function usePublishInvitation(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { revision: number; version?: PublishedVersion }) =>
      callHost("publishInvitation", { invitationId, ...input }),
    onSuccess: (state) => {
      showRevision(client, invitationId, state);
    },
  });
}

/** Puts an invitation away or brings it back. `invitation/wrong-status` */
export function useMoveInvitation(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: "archiveInvitation" | "trashInvitation" | "restoreInvitation") =>
      callHost(move, { invitationId }),
    onSuccess: (state) => {
      showRevision(client, invitationId, state);
    },
  });
}

/** `slug/taken`, `slug/reserved`, `invitation/limit-reached` */
export function useDuplicateInvitation(invitationId: string) {
  return useMutation({
    mutationFn: (input: { slug: string; withGuests: boolean }) =>
      callHost("duplicateInvitation", { invitationId, ...input }),
  });
}

/** `invitation/wrong-status` */
export function useUnpublishInvitation(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callHost("unpublishInvitation", { invitationId }),
    onSuccess: (state) => {
      showRevision(client, invitationId, state);
    },
  });
}

/** As publishing, and `input/invalid` for a time that is past or too far ahead. */
export function useSchedulePublish(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: { revision: number; at: string; version?: PublishedVersion }) =>
      callHost("schedulePublish", { invitationId, ...plan }),
    onSuccess: (state) => {
      showRevision(client, invitationId, state);
    },
  });
}

export function useUnschedulePublish(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callHost("unschedulePublish", { invitationId }),
    onSuccess: (state) => {
      showRevision(client, invitationId, state);
    },
  });
}

/** `invitation/wrong-status` */
export function useAnnounceChange(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (announcement: { change: "postpone" | "cancel"; notice: LocalizedText }) =>
      callHost("announceChange", { invitationId, ...announcement }),
    onSuccess: (state) => {
      showRevision(client, invitationId, state);
    },
  });
}

/** `slug/taken` with free ones, `slug/reserved`, `invitation/limit-reached` */
export function useChangeSlug(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { slug: string; side: GuestSide | null }) =>
      callHost("changeSlug", { invitationId, ...input }),
    onSuccess: ({ slug }, { side }) => {
      client.setQueryData(invitationQueries.head(invitationId).queryKey, (head: Invitation | undefined) => {
        if (head === undefined || side === null) return head && { ...head, slug };
        return { ...head, sides: head.sides.map((one) => (one.id === side ? { ...one, slug } : one)) };
      });
      return client.invalidateQueries({ queryKey: invitationKeys.slugs() });
    },
  });
}

/** The empty name takes it away. `version/not-found`, `version/limit-reached` */
export function useNameVersion(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { revision: number; name: string }) =>
      callHost("nameVersion", { invitationId, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationKeys.versions(invitationId) }),
  });
}

/** The head's listener shows that it was said. `invitation/wrong-status` */
export function useAppealModeration(invitationId: string) {
  return useMutation({
    mutationFn: (text: string) => callHost("appealModeration", { invitationId, text }),
  });
}
