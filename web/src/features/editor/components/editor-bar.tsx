import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button } from "@mantine/core";
import { IconExternalLink, IconPalette } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { HeadLink } from "../../../ui/layout/head-button.tsx";
import { StatusBadge } from "../../invitation/components/status-badge.tsx";
import { hasPage } from "../../invitation/list-view.ts";
import type { NamedCoeditor } from "../../draft/use-presence.ts";
import { EditorTitle } from "./editor-title.tsx";
import classes from "./invitation-editor.module.css";
import { Coeditors } from "./notices/coeditors.tsx";

interface EditorBarProps {
  invitation: Invitation;
  content: Content;
  coeditors: readonly NamedCoeditor[];
  isWide: boolean;
  /** What was saved when. */
  saved: ReactNode;
  steps: ReactNode;
  /** Publishing and the rarer decisions. */
  children: ReactNode;
  onTheme: () => void;
}

/** The editor's one head: the way out and whose it is, what is told at the left, what is done at the right. */
export function EditorBar(props: EditorBarProps) {
  const { invitation, content, coeditors, isWide, saved, steps, children, onTheme } = props;
  const { t } = useTranslation(["editor", "invitation"]);
  return (
    <div className={classes.bar}>
      <EditorTitle invitation={invitation} />
      {isWide && (
        // Heard beside the title, as on a phone.
        <span aria-hidden>
          <StatusBadge invitation={invitation} />
        </span>
      )}
      {saved}
      {coeditors.length > 0 && <Coeditors content={content} coeditors={coeditors} />}
      <div className={classes.actions}>
        {steps}
        {isWide && (
          <>
            <Button variant="default" leftSection={<Icon of={IconPalette} />} onClick={onTheme}>
              {t("editor:theme.title")}
            </Button>
            {hasPage(invitation) && (
              <HeadLink
                icon={IconExternalLink}
                href={eventPagePath(invitation.slug, invitation.publishedRevision)}
              >
                {t("invitation:frame.openPage")}
              </HeadLink>
            )}
          </>
        )}
        {children}
      </div>
    </div>
  );
}
