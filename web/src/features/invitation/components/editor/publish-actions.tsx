import { contentGaps, type GapCode } from "@janur/domain/completeness";
import { refusalParams } from "@janur/domain/callables";
import type { Content } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation";
import { nextStatus } from "@janur/domain/invitation-status";
import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../../lib/problem-text.ts";
import { showToast } from "../../../../ui/toast.ts";
import { usePublishInvitation } from "../../mutations.ts";
import { GapsDialog } from "./gaps-dialog.tsx";
import { SenderNameDialog } from "./sender-name-dialog.tsx";
import { UnpublishDialog } from "./unpublish-dialog.tsx";

interface PublishActionsProps {
  invitation: Invitation;
  content: Content;
  /** Saves what is pending; null when it could not be saved. */
  flush: () => Promise<number | null>;
  onGap: (gap: GapCode) => void;
}

type Asking = { kind: "gaps"; gaps: GapCode[] } | { kind: "sender" } | { kind: "unpublish" };

/** Publish, publish changes, unpublish: with whatever has to be asked in between. */
export function PublishActions({ invitation, content, flush, onGap }: PublishActionsProps) {
  const { t } = useTranslation("invitation");
  const publish = usePublishInvitation(invitation.id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isPublished = invitation.status === "published";
  const isDone = isPublished && !hasUnpublishedChanges(invitation);

  const start = async () => {
    setAsking(null);
    const gaps = contentGaps(content);
    if (gaps.length > 0) {
      setAsking({ kind: "gaps", gaps });
      return;
    }
    setBusy(true);
    try {
      const revision = await flush();
      if (revision === null) showToast({ tone: "problem", id: "publish", message: t("publish.notSaved") });
      else {
        await publish.mutateAsync(revision);
        showToast({
          tone: "done",
          id: "publish",
          title: t(isPublished ? "publish.changesTitle" : "publish.doneTitle"),
          message: t(isPublished ? "publish.changesDone" : "publish.done"),
        });
      }
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const refuse = (error: unknown) => {
    const code = error instanceof AppError ? error.code : null;
    if (error instanceof AppError && code === "publish/incomplete") {
      const params = refusalParams["publish/incomplete"].safeParse(error.params);
      setAsking({ kind: "gaps", gaps: params.data?.gaps ?? [] });
    } else if (code === "publish/sender-unnamed") setAsking({ kind: "sender" });
    else showToast({ tone: "problem", id: "publish", message: problemText(error) });
  };

  const close = () => {
    setAsking(null);
  };
  return (
    <Group gap={8}>
      {nextStatus(invitation.status, "unpublish") !== null && (
        <Button
          variant="default"
          onClick={() => {
            setAsking({ kind: "unpublish" });
          }}
        >
          {t("publish.unpublish")}
        </Button>
      )}
      {!isDone && (
        <Button loading={isBusy} onClick={() => void start()}>
          {t(isPublished ? "publish.changes" : "publish.publish")}
        </Button>
      )}
      {asking?.kind === "gaps" && <GapsDialog gaps={asking.gaps} onGap={onGap} onClose={close} />}
      {asking?.kind === "sender" && <SenderNameDialog onNamed={() => void start()} onClose={close} />}
      {asking?.kind === "unpublish" && <UnpublishDialog invitationId={invitation.id} onClose={close} />}
    </Group>
  );
}
