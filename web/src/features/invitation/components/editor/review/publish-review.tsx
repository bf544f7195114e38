import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account";
import { contentGaps } from "@janur/domain/completeness";
import type { Content } from "@janur/domain/content";
import { isShown } from "@janur/domain/invitation-status";
import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation";
import { publishAdvice, publishTips } from "@janur/domain/publish-advice";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../../../lib/session/session.ts";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { sectionOfGap } from "../section-of-gap.ts";
import { ChangesForGuests } from "./changes-for-guests.tsx";
import { ProofStands } from "./proof-stands.tsx";
import { ReviewList, type ReviewLine } from "./review-list.tsx";

export interface PublishReviewProps {
  invitation: Invitation;
  content: Content;
  isBusy: boolean;
  /** Opens the form of a section. */
  onSection: (sectionId: string) => void;
  /** Asks for the sender's name. */
  onSender: () => void;
  onAsGuest: () => void;
  onPublish: () => void;
  onClose: () => void;
}

/** All that should be looked at before guests see it: what is missing, what looks wrong, and what changes for whom. */
export function PublishReview(props: PublishReviewProps) {
  const { invitation, content, isBusy, onSection, onSender, onAsGuest, onPublish, onClose } = props;
  const { t } = useTranslation(["publish", "invitation"]);
  const { profile } = useSignedIn();
  const [now] = useState(() => new Date());
  const nameOf = (sectionId: string) => {
    const section = content.sections.find(({ id }) => id === sectionId);
    return section === undefined ? "" : t(`invitation:section.${section.type}`);
  };
  const open = (sectionId: string) => () => {
    onClose();
    onSection(sectionId);
  };
  const gaps: ReviewLine[] = contentGaps(content).map((gap) => ({
    key: gap,
    text: t(`invitation:gap.${gap}`),
    onOpen: open(content.sections.find(({ type }) => type === sectionOfGap[gap])?.id ?? ""),
  }));
  if ((profile?.displayName ?? DEFAULT_DISPLAY_NAME) === DEFAULT_DISPLAY_NAME)
    gaps.push({ key: "sender", text: t("review.sender"), onOpen: onSender });
  const advice: ReviewLine[] = publishAdvice(content, now).map(({ code, sectionId }) => ({
    key: `${code} ${sectionId}`,
    text: t(`advice.${code}`, { section: nameOf(sectionId) }),
    onOpen: open(sectionId),
  }));
  const tips: ReviewLine[] = publishTips(content).map(({ code, sectionId }) => ({
    key: code,
    text: t(`tip.${code}`),
    onOpen: open(sectionId),
  }));
  const isDone = invitation.status === "published" && !hasUnpublishedChanges(invitation);
  const isComplete = gaps.length === 0;
  return (
    <Dialog title={t("review.title")} isLong onClose={onClose}>
      <Stack gap={24}>
        {isComplete && advice.length === 0 && <Text>{t("review.good")}</Text>}
        <ReviewList title={t("review.gaps")} lines={gaps} />
        <ReviewList title={t("review.advice")} lines={advice} />
        {isShown(invitation.status) && invitation.publishedRevision !== null && (
          <ChangesForGuests
            invitation={invitation}
            publishedRevision={invitation.publishedRevision}
            content={content}
          />
        )}
        <ProofStands invitation={invitation} content={content} />
        <ReviewList title={t("review.tips")} lines={tips} />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onAsGuest}>
            {t("review.asGuest")}
          </Button>
          {!isDone && (
            <Button
              loading={isBusy}
              disabled={!isComplete}
              data-autofocus={isComplete || undefined}
              onClick={onPublish}
            >
              {t("review.publish")}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
