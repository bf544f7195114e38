import { contentGaps } from "@janur/domain/content/completeness";
import { mainCeremony, type Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import {
  hasUnpublishedChanges,
  sideOf,
  type Invitation,
  type PublishedVersion,
} from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Button, Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { invitationPaths } from "../../../../lib/address/invitation-paths.ts";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { problemText } from "../../../../lib/calls/problem-text.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import type { DraftSaver } from "../../../draft/draft-saver.ts";
import { usePublishInvitation, useSchedulePublish } from "../../../invitation/mutations.ts";
import { useEditor } from "../../../section-forms/components/fields/editor-context.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { PublishMenu, type MoreActions, type PublishChoice } from "./publish-menu.tsx";
import { hasReasonsToReview } from "../review/has-reasons-to-review.ts";
import { UnpublishDialog } from "./unpublish-dialog.tsx";

const LastLook = lazyPart(async () => (await import("./last-look.tsx")).LastLook);
const GuestPreview = lazyPart(async () => (await import("./guest-preview.tsx")).GuestPreview);
const PublishReview = lazyPart(async () => (await import("../review/publish-review.tsx")).PublishReview);
const VersionHistory = lazyPart(
  async () => (await import("../../../versions/components/version-history.tsx")).VersionHistory,
);
const SenderNameDialog = lazyPart(async () => (await import("./sender-name-dialog.tsx")).SenderNameDialog);
const SlugDialog = lazyPart(
  async () => (await import("../../../invitation/components/slug-dialog.tsx")).SlugDialog,
);
const ScheduleDialog = lazyPart(async () => (await import("./schedule-dialog.tsx")).ScheduleDialog);
const SidesDialog = lazyPart(
  async () => (await import("../../../side/components/sides-dialog.tsx")).SidesDialog,
);
const AnnounceDialog = lazyPart(async () => (await import("./announce-dialog.tsx")).AnnounceDialog);

interface PublishActionsProps {
  invitation: Invitation;
  content: Content;
  /** Saves what is pending; null when it could not be saved. */
  flush: DraftSaver["flush"];
  replace: DraftSaver["replace"];
  /** A phone's bar has room for one word beside what was saved when. */
  isShort: boolean;
  /** What the menu holds besides. */
  more: MoreActions | null;
  /** Opens the form of a section, at one of its fields. */
  onSection: (sectionId: string, path?: string) => void;
  /** Shows what is missing. */
  onMissing: () => void;
  /** Shows a family's version, or with null the common text. */
  onSide: (side: GuestSide | null) => void;
}

type Asking =
  /** `retry` is what was refused for want of a name. */
  { kind: "sender"; retry: () => void } | { kind: "republish" | "look" | PublishChoice };

/** Publish, publish changes, schedule, postpone, cancel, unpublish: with whatever has to be asked in between. */
export function PublishActions(props: PublishActionsProps) {
  const { invitation, content, flush, replace, isShort, more, onSection, onMissing, onSide } = props;
  const { t } = useTranslation("invitation");
  const client = useQueryClient();
  const navigate = useNavigate();
  const publish = usePublishInvitation(invitation.id);
  const schedule = useSchedulePublish(invitation.id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Why the last try did not publish, where a dialog is open that says so. */
  const [problem, setProblem] = useState<string | null>(null);
  const { side, isLimited } = useEditor();
  /** The one version that this person publishes. */
  const family = isLimited ? side : null;
  const isPublished = invitation.status === "published";
  const isAnnounced = invitation.status === "postponed" || invitation.status === "cancelled";
  const isDone =
    isPublished &&
    (family === null
      ? !hasUnpublishedChanges(invitation)
      : sideOf(invitation, family)?.publishedRevision === invitation.draftRevision);
  const close = () => {
    setAsking(null);
    setProblem(null);
  };
  const isLooking = asking?.kind === "look";
  const refuse = (message: string) => {
    if (isLooking) setProblem(message);
    else showToast({ tone: "problem", id: "publish", message });
  };

  /** Looks for gaps, saves, and hands over the saved revision; refusals open what mends them. */
  const withSaved = async (act: (revision: number) => Promise<void>, retry: () => void) => {
    if (contentGaps(content).length > 0) {
      close();
      onMissing();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const revision = await flush();
      if (revision === null) refuse(t("publish.notSaved"));
      else await act(revision);
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === "publish/incomplete") {
        close();
        onMissing();
      } else if (code === "publish/sender-unnamed") setAsking({ kind: "sender", retry });
      else refuse(problemText(error));
    } finally {
      setBusy(false);
    }
  };

  const start = async (version: PublishedVersion = family ?? "all", done = t("publish.changesTitle")) => {
    if (!isLooking) close();
    await withSaved(
      async (revision) => {
        await publish.mutateAsync({ revision, version });
        if (isFirst) {
          await navigate(invitationPaths.published(invitation.id));
          return;
        }
        close();
        showToast({
          tone: "done",
          id: "publish",
          title: done,
          message: t("publish.changesDone"),
        });
      },
      () => void start(version, done),
    );
  };

  /** What guests see for the first time is looked at as one of them, whatever else was asked before. */
  const isFirst = !isPublished && !isAnnounced;
  const startOrLook = () => {
    if (isFirst) setAsking({ kind: "look" });
    else void start();
  };

  /** Changes are published at once where nothing speaks against it and nobody has seen anything else. */
  const startOrReview = async () => {
    if (contentGaps(content).length > 0) {
      onMissing();
      return;
    }
    setBusy(true);
    const hasReasons = await hasReasonsToReview(client, invitation, content).catch(() => true);
    setBusy(false);
    if (hasReasons) setAsking({ kind: "review" });
    else startOrLook();
  };

  const plan = async (at: Date, version: PublishedVersion) => {
    await withSaved(
      async (revision) => {
        await schedule.mutateAsync({ revision, at: at.toISOString(), version });
        showToast({ tone: "done", id: "publish", message: t("schedule.done") });
        close();
      },
      () => void plan(at, version),
    );
  };

  return (
    <Group gap={8} wrap="nowrap">
      {isAnnounced && (
        <Button
          loading={isBusy}
          onClick={() => {
            setAsking({ kind: "republish" });
          }}
        >
          {t("publish.again")}
        </Button>
      )}
      {!isDone && !isAnnounced && (
        <Button
          loading={isBusy}
          aria-label={t(isPublished ? "publish.changes" : "publish.publish")}
          onClick={() => void startOrReview()}
        >
          {t(isPublished && !isShort ? "publish.changes" : "publish.publish")}
        </Button>
      )}
      <PublishMenu
        invitation={invitation}
        isLimited={isLimited}
        more={more}
        onChoose={(kind) => {
          setAsking({ kind });
        }}
      />
      <Suspense>
        {asking?.kind === "look" && (
          <LastLook
            invitation={invitation}
            content={content}
            isBusy={isBusy}
            problem={problem}
            onSlug={() => {
              setAsking({ kind: "slug" });
            }}
            onSchedule={() => {
              setAsking({ kind: "schedule" });
            }}
            onPublish={() => void start()}
            onClose={close}
          />
        )}
        {asking?.kind === "sender" && <SenderNameDialog onNamed={asking.retry} onClose={close} />}
        {asking?.kind === "unpublish" && <UnpublishDialog invitationId={invitation.id} onClose={close} />}
        {asking?.kind === "republish" && (
          <ConfirmDialog
            title={t("republish.title")}
            text={t("republish.text")}
            confirm={t("republish.confirm")}
            isBusy={isBusy}
            error={null}
            onConfirm={() => void start()}
            onClose={close}
          />
        )}
        {asking?.kind === "schedule" && (
          <ScheduleDialog
            invitation={invitation}
            zone={mainCeremony(content)?.zone ?? invitation.zone}
            planned={invitation.scheduled?.at ?? null}
            isBusy={isBusy}
            onSchedule={(at, version) => void plan(at, version)}
            onClose={close}
          />
        )}
        {(asking?.kind === "postpone" || asking?.kind === "cancel") && (
          <AnnounceDialog invitation={invitation} change={asking.kind} onClose={close} />
        )}
        {asking?.kind === "review" && (
          <PublishReview
            invitation={invitation}
            content={content}
            isBusy={isBusy}
            isFirst={isFirst}
            onSection={onSection}
            onSender={() => {
              setAsking({ kind: "sender", retry: startOrLook });
            }}
            onAsGuest={() => {
              setAsking({ kind: "asGuest" });
            }}
            onPublish={startOrLook}
            onClose={close}
          />
        )}
        {asking?.kind === "asGuest" && (
          <GuestPreview invitation={invitation} content={content} onClose={close} />
        )}
        {asking?.kind === "history" && (
          <VersionHistory
            invitation={invitation}
            content={content}
            flush={flush}
            replace={replace}
            onClose={close}
          />
        )}
        {asking?.kind === "sides" && (
          <SidesDialog
            invitation={invitation}
            isBusy={isBusy}
            onWrite={(written) => {
              close();
              onSide(written);
            }}
            onPublish={(published, done) => void start(published, done)}
            onClose={close}
          />
        )}
        {asking?.kind === "slug" && (
          <SlugDialog
            invitation={invitation}
            onClose={() => {
              setAsking(invitation.status === "draft" ? { kind: "look" } : null);
            }}
          />
        )}
      </Suspense>
    </Group>
  );
}
