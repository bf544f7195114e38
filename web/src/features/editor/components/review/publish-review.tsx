import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { missingParts } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation/invitation";
import { publishAdvice } from "@janur/domain/content/publish-advice";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { MissingList } from "../missing/missing-list.tsx";
import { ChangesForGuests } from "./changes-for-guests.tsx";
import { ProofreadingStands } from "./proofreading-stands.tsx";
import { ReviewList, type ReviewLine } from "./review-list.tsx";
import { useSectionName } from "../../../invitation/use-section-name.ts";

export interface PublishReviewProps {
  invitation: Invitation;
  content: Content;
  isBusy: boolean;
  /** Whether guests have seen nothing yet: then the last look comes in between. */
  isFirst: boolean;
  /** Opens the form of a section, at one of its fields. */
  onSection: (sectionId: string, path?: string) => void;
  /** Asks for the sender's name. */
  onSender: () => void;
  onAsGuest: () => void;
  onPublish: () => void;
  onClose: () => void;
}

/** All that should be looked at before guests see it: what is missing, what looks wrong, and what changes for whom. */
export function PublishReview(props: PublishReviewProps) {
  const { invitation, content, isBusy, isFirst, onSection, onSender, onAsGuest, onPublish, onClose } = props;
  const { t } = useTranslation(["publish", "invitation"]);
  const sectionName = useSectionName();
  const { profile } = useSignedIn();
  const [now] = useState(() => new Date());
  const nameOf = (sectionId: string) => {
    const section = content.sections.find(({ id }) => id === sectionId);
    return section === undefined ? "" : sectionName(section.type);
  };
  const open = (sectionId: string, path: string) => {
    onClose();
    onSection(sectionId, path);
  };
  const isNameless = (profile?.displayName ?? DEFAULT_DISPLAY_NAME) === DEFAULT_DISPLAY_NAME;
  const advice: ReviewLine[] = publishAdvice(content, now).map(({ code, sectionId, path }) => ({
    key: `${code} ${sectionId}`,
    text: t(`advice.${code}`, { section: nameOf(sectionId) }),
    onOpen: () => {
      open(sectionId, path);
    },
  }));
  const isDone = invitation.status === "published" && !hasUnpublishedChanges(invitation);
  const isComplete = missingParts(content).length === 0 && !isNameless;
  return (
    <Dialog title={t("review.title")} isLong onClose={onClose}>
      <Stack gap={24}>
        {isComplete && advice.length === 0 && <Text>{t("review.good")}</Text>}
        <ReviewList title={t("review.advice")} lines={advice} />
        {isShown(invitation.status) && invitation.publishedRevision !== null && (
          <ChangesForGuests
            invitation={invitation}
            publishedRevision={invitation.publishedRevision}
            content={content}
          />
        )}
        <ProofreadingStands invitation={invitation} content={content} />
        <div>
          <MissingList content={content} onField={open} onSender={isNameless ? onSender : undefined} />
        </div>
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
              {t(isFirst ? "review.next" : "review.publish")}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
