import { primaryLanguage, type Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import type { DraftSaver } from "../../draft/draft-saver.ts";
import { useNameVersion } from "../../invitation/mutations.ts";
import { invitationQueries } from "../../invitation/queries.ts";
import { StillPage } from "../../page-preview/components/still-page.tsx";
import { DifferenceLines } from "./difference-lines.tsx";
import { useRestoreVersion } from "./use-restore-version.ts";
import { useVersionWords } from "./use-version-words.ts";
import type { VersionRow } from "./use-version-words.ts";
import { VersionNameForm } from "./version-name-form.tsx";

interface VersionViewProps extends Pick<DraftSaver, "replace"> {
  invitation: Invitation;
  row: VersionRow;
  content: Content;
  onBack: () => void;
  onRestored: () => void;
}

/** One version: what has changed since, how guests would see it, and the way back to it. */
export function VersionView({ invitation, row, content, replace, onBack, onRestored }: VersionViewProps) {
  const { t } = useTranslation("versions");
  const { profile } = useSignedIn();
  const words = useVersionWords(invitation);
  const [view, setView] = useState("differences");
  const { data: version, error } = useQuery(invitationQueries.version(invitation.id, row.revision));
  const name = useNameVersion(invitation.id);
  const { restore, isBusy } = useRestoreVersion(invitation.id, replace, onRestored);
  return (
    <Stack>
      <Button
        variant="subtle"
        size="sm"
        me="auto"
        data-autofocus
        leftSection={<Icon of={IconArrowLeft} size={18} />}
        onClick={onBack}
      >
        {t("history.back")}
      </Button>
      <div>
        <Text component="h2" fz={18} fw={600} m={0} dir="auto">
          {words.title(row)}
        </Text>
        <Text c="dimmed">{words.when(row)}</Text>
      </div>
      <SegmentedControl
        aria-label={t("history.view")}
        value={view}
        onChange={setView}
        data={[
          { value: "differences", label: t("history.differences") },
          { value: "preview", label: t("history.preview") },
        ]}
      />
      {version === undefined ? (
        error === null ? (
          <Skeleton height={200} aria-hidden />
        ) : (
          <ProblemNotice text={problemText(error)} />
        )
      ) : view === "differences" ? (
        <DifferenceLines before={version.content} after={content} />
      ) : (
        <StillPage
          invitation={invitation}
          content={version.content}
          language={primaryLanguage(version.content)}
          title={t("history.preview")}
          senderName={profile?.displayName ?? ""}
        />
      )}
      <VersionNameForm
        key={row.name}
        label={t("history.name")}
        name={row.name ?? ""}
        onName={async (typed) => {
          await name.mutateAsync({ revision: row.revision, name: typed });
        }}
      />
      <Text size="sm" c="dimmed">
        {t("history.restoreHelp")}
      </Text>
      <Group justify="flex-end">
        <Button
          loading={isBusy}
          disabled={version === undefined}
          onClick={() => {
            if (version !== undefined) void restore(version);
          }}
        >
          {t("history.restore")}
        </Button>
      </Group>
    </Stack>
  );
}
