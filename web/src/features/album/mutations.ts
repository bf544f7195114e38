import type { AlbumWord } from "@janur/domain/album/album-photo";
import type { AlbumChange } from "@janur/domain/album/album-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { albumKeys } from "../../lib/query/keys.ts";

/** Shows, hides or removes pictures; the album follows within 70 s. */
export function useModerateAlbum(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ photoIds, word }: { photoIds: string[]; word: AlbumWord }) =>
      callHost("moderateAlbum", { invitationId, photoIds, word }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: albumKeys.lookedAt(invitationId) });
      void client.invalidateQueries({ queryKey: albumKeys.figures(invitationId) });
    },
  });
}

/** Opens and closes the album and its ways; the head, which is live, says it then. */
export function useChangeAlbum(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      settings = {},
      isTableRenewed = false,
    }: {
      settings?: AlbumChange;
      isTableRenewed?: boolean;
    }) => callHost("changeAlbum", { invitationId, settings, isTableRenewed }),
    onSuccess: () => client.invalidateQueries({ queryKey: albumKeys.figures(invitationId) }),
  });
}

export function useAskAlbumZip(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callHost("askAlbumZip", { invitationId }),
    onSuccess: () => client.invalidateQueries({ queryKey: albumKeys.zip(invitationId) }),
  });
}
