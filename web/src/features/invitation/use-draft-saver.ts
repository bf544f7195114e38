import { contentSchema, type Content } from "@janur/domain/content";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { callHost } from "../../lib/callables.ts";
import { createDraftSaver, type DraftSaver, type SaverSnapshot } from "./draft-saver.ts";
import { showRevision } from "./mutations.ts";
import { keepUnsavedDraft } from "./unsaved-draft.ts";

/** The autosave of one open editor. `initial` is read once. */
export function useDraftSaver(
  uid: string,
  invitationId: string,
  initial: { content: Content; revision: number },
): SaverSnapshot & { saver: DraftSaver } {
  const client = useQueryClient();
  const [saver] = useState(() =>
    createDraftSaver({
      initial,
      parse: (content) => contentSchema.safeParse(content).data ?? null,
      keep: (unsaved) => {
        keepUnsavedDraft(uid, invitationId, unsaved);
      },
      save: async (content, basedOn) => {
        const state = await callHost("saveDraft", { invitationId, basedOn, content });
        showRevision(client, invitationId, state);
        return state;
      },
    }),
  );
  useEffect(() => saver.open(), [saver]);
  return { ...useSyncExternalStore(saver.subscribe, saver.snapshot), saver };
}
