import type { Draft } from "@janur/domain/draft";
import type { Invitation } from "@janur/domain/invitation";
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../../lib/problem-text.ts";
import { ProblemNotice } from "../../../../ui/problem-notice.tsx";
import { invitationQueries } from "../../queries.ts";

interface ConflictNoticeProps {
  invitation: Invitation;
  uid: string;
  /** The newer revision on the server. */
  revision: number;
  /** Whether something typed here would be lost by taking the other version. */
  hasOwnChanges: boolean;
  onTake: (draft: Draft) => void;
  onKeep: (revision: number) => void;
}

/** Two people, or two tabs, changed one draft: says who, and lets the person choose. Nothing is lost until then. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { invitation, uid, revision, hasOwnChanges, onTake, onKeep } = props;
  const { t } = useTranslation("invitation");
  const { data: draft, error, refetch } = useQuery(invitationQueries.newerDraft(invitation.id, revision));
  if (error !== null) {
    return (
      <ProblemNotice text={problemText(error)} action={t("save.retry")} onAction={() => void refetch()} />
    );
  }
  if (draft === undefined) return null;
  const isOwn = draft.updatedBy === uid;
  const name = invitation.team[draft.updatedBy]?.name ?? "";
  return (
    <ProblemNotice text={isOwn || name === "" ? t("conflict.elsewhere") : t("conflict.by", { name })}>
      <Group mt="sm" gap={8}>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            onTake(draft);
          }}
        >
          {t("conflict.take")}
        </Button>
        {hasOwnChanges && (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              onKeep(draft.revision);
            }}
          >
            {t("conflict.keep")}
          </Button>
        )}
      </Group>
    </ProblemNotice>
  );
}
