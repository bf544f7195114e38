import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { Stack, Text, UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import people from "../../../ui/list/person-list.module.css";
import { authorName } from "../../draft/author-name.ts";
import type { DraftSaver } from "../../draft/draft-saver.ts";
import { useNameVersion } from "../../invitation/mutations.ts";
import { useVersionWords, type VersionRow } from "./use-version-words.ts";
import { VersionNameForm } from "./version-name-form.tsx";

interface VersionListProps extends Pick<DraftSaver, "flush"> {
  invitation: Invitation;
  rows: readonly VersionRow[];
  onOpen: (revision: number) => void;
}

/** Versions newest first, and a name for the draft as it is now. */
export function VersionList({ invitation, rows, flush, onOpen }: VersionListProps) {
  const { t } = useTranslation("versions");
  const { user } = useSignedIn();
  const words = useVersionWords(invitation);
  const name = useNameVersion(invitation.id);
  const nameNow = async (typed: string) => {
    const revision = await flush();
    if (revision === null) {
      showToast({ tone: "problem", id: "version", message: t("history.notSaved") });
      return;
    }
    await name.mutateAsync({ revision, name: typed });
  };
  return (
    <Stack gap={24}>
      <Text>{t("history.lead", { count: limits.version.everyMs / 60_000 })}</Text>
      <VersionNameForm
        label={t("history.nameNow")}
        description={t("history.nameHelp")}
        name=""
        onName={nameNow}
      />
      {rows.length === 0 ? (
        <Text c="dimmed">{t("history.none")}</Text>
      ) : (
        <ul className={people.list} aria-label={t("history.title")}>
          {rows.map((row) => {
            const author = authorName(invitation, row.createdBy, user.uid);
            const mark = words.mark(row);
            return (
              <li key={row.revision}>
                <UnstyledButton
                  className={people.person}
                  w="100%"
                  onClick={() => {
                    onOpen(row.revision);
                  }}
                >
                  <span className={people.who}>
                    <span className={people.name}>
                      {words.title(row)}
                      {mark !== null && <span className={people.role}>{mark}</span>}
                    </span>
                    <Text span size="sm" c="dimmed">
                      {author === null
                        ? words.when(row)
                        : t("history.whenBy", { when: words.when(row), author })}
                    </Text>
                  </span>
                  <Icon of={IconChevronRight} />
                </UnstyledButton>
              </li>
            );
          })}
        </ul>
      )}
      <HelpLink article="versions" />
    </Stack>
  );
}
