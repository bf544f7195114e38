import { contentDifferences } from "@janur/domain/content/merge/merge-content";
import type { Version } from "@janur/domain/invitation/version";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callHost } from "../../../lib/client/callables.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { invitationKeys } from "../../../lib/query/keys.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { readVersion } from "../../invitation/draft-data.ts";
import { withStep } from "../../draft/draft-history.ts";
import type { DraftSaver } from "../../draft/draft-saver.ts";
import { showRevision } from "../../invitation/mutations.ts";
import { useEditor } from "../../section-forms/components/fields/editor-context.ts";

/**
 * Makes a version the draft again; for as long as the toast stays, one tap takes that back, but nothing that anybody has
 * written since.
 */
export function useRestoreVersion(
  invitationId: string,
  replace: DraftSaver["replace"],
  onRestored: () => void,
) {
  const { t } = useTranslation("versions");
  const { user } = useSignedIn();
  const client = useQueryClient();
  const { editWhole } = useEditor();
  const [isBusy, setBusy] = useState(false);

  /** @returns the revision that was replaced, or null when nothing was restored */
  const put = async ({
    revision,
    content,
  }: Pick<Version, "revision" | "content">): Promise<number | null> => {
    let replaced: number | null = null;
    try {
      const isSaved = await replace(async (basedOn) => {
        const state = await callHost("restoreVersion", { invitationId, revision, basedOn });
        showRevision(client, invitationId, state);
        replaced = basedOn;
        return { content, revision: state.draftRevision, updatedBy: user.uid };
      });
      if (!isSaved) showToast({ tone: "problem", id: "version", message: t("history.notSaved") });
      void client.invalidateQueries({ queryKey: invitationKeys.versions(invitationId) });
    } catch (error) {
      showToast({ tone: "problem", id: "version", message: problemText(error) });
    }
    return replaced;
  };

  const restore = async (version: Version) => {
    setBusy(true);
    const replaced = await put(version);
    setBusy(false);
    if (replaced === null) return;
    offerUndo(t("history.restored"), async () => {
      const before = await readVersion(invitationId, replaced);
      editWhole((current) => {
        const { content } = withStep(current, version.content, before.content) ?? { content: current };
        if (contentDifferences(content, before.content).length > 0)
          showToast({ tone: "info", id: "version", message: t("history.kept") });
        return content;
      });
    });
    onRestored();
  };
  return { restore, isBusy };
}
