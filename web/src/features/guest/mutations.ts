import type { GuestChange } from "@janur/domain/guest/guest-change";
import type { ContactEdit, GuestEdit } from "@janur/domain/guest/guest-edit";
import type { SavedView, ViewOwner } from "@janur/domain/guest/saved-view";
import { useMutation } from "@tanstack/react-query";
import { AppError } from "@janur/domain/errors";
import { inChunks } from "@janur/domain/list/in-chunks";
import { callHost } from "../../lib/client/callables.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { guestKeys, keysAfterGuests } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";
import { showToast } from "../../ui/toast/toast.ts";

interface SaveGuest {
  /** Null adds a guest. */
  guestId: string | null;
  guest: GuestEdit;
  contact: ContactEdit;
}

/** `guest/limit-reached`, `guest/not-found` */
export function useSaveGuest(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (input: SaveGuest) => callHost("saveGuest", { invitationId, ...input }),
    onSuccess: refresh,
  });
}

/** Guests that one call removes. */
const removedAtOnce = 100;

/** Removes guests, so many in a call that none takes long; those of earlier calls are gone when a later one fails. */
export function useDeleteGuests(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: async (guestIds: readonly string[]) => {
      for (const some of inChunks(guestIds, removedAtOnce))
        await callHost("deleteGuests", { invitationId, guestIds: some });
    },
    onSettled: refresh,
  });
}

/** One change of many guests, which `useUndoGuestChange` takes back within a minute. */
export function useChangeGuests(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (input: { changeId: string; guestIds: string[]; change: GuestChange }) =>
      callHost("changeGuests", { invitationId, ...input }),
    onSuccess: refresh,
  });
}

/** `guest/undo-over` */
export function useUndoGuestChange(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (changeId: string) => callHost("undoGuestChange", { invitationId, changeId }),
    onSuccess: refresh,
  });
}

/** Writes the team's views of the list, or one's own, as a whole. `guest/views-changed` */
export function useSaveViews(invitationId: string) {
  const refresh = useRefresh(guestKeys.views(invitationId));
  return useMutation({
    mutationFn: (input: { owner: ViewOwner; basedOn: number; views: SavedView[] }) =>
      callHost("saveGuestViews", { invitationId, ...input }),
    onSettled: refresh,
  });
}

/** One guest of two entries. `guest/not-found` */
export function useMergeGuests(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (input: { keptId: string; goneId: string }) =>
      callHost("mergeGuests", { invitationId, ...input }),
    onSuccess: refresh,
  });
}

/** Makes the link that a guest has worthless. `guest/not-found` */
export function useRotateGuestLink(invitationId: string) {
  return useMutation({
    mutationFn: (guestId: string) => callHost("rotateGuestLink", { invitationId, guestId }),
  });
}

/** Takes the link of a guest back. `guest/not-found` */
export function useRevokeGuestLink(invitationId: string) {
  return useMutation({
    mutationFn: (guestId: string) => callHost("revokeGuestLink", { invitationId, guestId }),
  });
}

/** Shows the page as a guest sees it, in a tab of its own. `guest/not-found` */
export function usePreviewAsGuest(invitationId: string) {
  return useMutation({
    mutationFn: async (guestId: string) => {
      // Opened by the tap itself: browsers block a window that comes after an answer.
      const tab = window.open("about:blank");
      try {
        const { path } = await callHost("previewAsGuest", { invitationId, guestId });
        if (tab === null) window.location.assign(path);
        else {
          tab.opener = null;
          tab.location.replace(window.location.origin + path);
        }
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => {
      showToast({ tone: "problem", id: "look", message: problemText(error) });
    },
  });
}

/** The whole address of a guest's personal link. `guest/not-found` */
export function useGuestLink(invitationId: string) {
  return useMutation({
    mutationFn: async (guestId: string) => {
      const { links } = await callHost("guestLinks", { invitationId, guestIds: [guestId] });
      const link = links[0];
      if (link === undefined) throw new AppError("guest/not-found");
      return window.location.origin + link.path;
    },
  });
}
