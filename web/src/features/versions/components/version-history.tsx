import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import type { DraftSaver } from "../../draft/draft-saver.ts";
import { invitationQueries } from "../../invitation/queries.ts";
import { VersionList } from "./version-list.tsx";
import { VersionView } from "./version-view.tsx";

export interface VersionHistoryProps extends Pick<DraftSaver, "flush" | "replace"> {
  invitation: Invitation;
  /** The draft as it is being written. */
  content: Content;
  onClose: () => void;
}

/** The invitation as it was before: what was kept by itself, what guests got, what the host named. */
export function VersionHistory(props: VersionHistoryProps) {
  const { invitation, content, flush, replace, onClose } = props;
  const { t } = useTranslation("versions");
  const [opened, setOpened] = useState<number | null>(null);
  const { data: rows, error } = useQuery(invitationQueries.versions(invitation.id));
  const row = rows?.find(({ revision }) => revision === opened);
  return (
    <Dialog title={t("history.title")} isLong onClose={onClose}>
      {rows === undefined ? (
        error === null ? (
          <Stack aria-hidden>
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        ) : (
          <ProblemNotice text={problemText(error)} />
        )
      ) : row === undefined ? (
        <VersionList invitation={invitation} rows={rows} flush={flush} onOpen={setOpened} />
      ) : (
        <VersionView
          key={row.revision}
          invitation={invitation}
          row={row}
          content={content}
          replace={replace}
          onBack={() => {
            setOpened(null);
          }}
          onRestored={onClose}
        />
      )}
    </Dialog>
  );
}
