import { contentSchema } from "@janur/domain/content/content";
import type { Draft } from "@janur/domain/content/draft";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { callHost } from "../../lib/client/callables.ts";
import { writeWhenIdle } from "../../lib/browser/write-when-idle.ts";
import { readDraft } from "../invitation/draft-data.ts";
import { createDraftSaver, type DraftSaver } from "./draft-saver.ts";
import { showRevision } from "../invitation/mutations.ts";
import type { SaverSnapshot } from "./save-state.ts";
import { purgeSetAside, keepSetAside, readSetAside, type SetAside } from "./set-aside.ts";
import { holdVisit, keepUnsavedDraft, type UnsavedContent, type Visit } from "./unsaved-draft.ts";

interface OpenEditor extends SaverSnapshot {
  saver: DraftSaver;
  /** Versions that were not chosen, newest first. */
  setAside: readonly SetAside[];
  purgeSetAside: () => void;
}

/**
 * The autosave of one open editor. `initial` is read once.
 * @param latest the revision that the live head of the invitation names
 */
export function useDraftSaver(visit: Visit, initial: Draft, latest: number): OpenEditor {
  const { uid, invitationId } = visit;
  const client = useQueryClient();
  const [setAside, showSetAside] = useState(() => readSetAside(uid, invitationId));
  const [saver] = useState(() => {
    const device = writeWhenIdle((unsaved: UnsavedContent | null) => {
      keepUnsavedDraft(visit, unsaved);
    });
    return createDraftSaver({
      initial,
      uid,
      parse: (content) => contentSchema.safeParse(content).data ?? null,
      // Both drafts are written out whole: after the frame that shows the key, before the next one (budget A6).
      keep: (unsaved) => {
        if (unsaved === null) device.now(null);
        else device.soon(unsaved);
      },
      setAside: (versions) => {
        keepSetAside(uid, invitationId, versions);
        showSetAside(readSetAside(uid, invitationId));
      },
      load: () => readDraft(invitationId),
      save: async (content, basedOn) => {
        const state = await callHost("saveDraft", { invitationId, basedOn, content });
        showRevision(client, invitationId, state);
        return state;
      },
    });
  });
  useEffect(() => saver.open(), [saver]);
  useEffect(() => holdVisit(visit), [visit]);
  useEffect(() => {
    saver.hear(latest);
  }, [saver, latest]);
  return {
    ...useSyncExternalStore(saver.subscribe, saver.snapshot),
    saver,
    setAside,
    purgeSetAside: () => {
      purgeSetAside(uid, invitationId);
      showSetAside([]);
    },
  };
}
