import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button } from "@mantine/core";
import { IconExternalLink, IconPalette } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
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

/* Drawn when the invitation changes, not with every key. */
const StillTitle = memo(EditorTitle);
const StillState = memo(StatusBadge);
const StillTools = memo(Tools);

/** The editor's one head: the way out and whose it is, what is told at the left, what is done at the right. */
export function EditorBar(props: EditorBarProps) {
  const { invitation, content, coeditors, isWide, saved, steps, children, onTheme } = props;
  return (
    <div className={classes.bar}>
      <StillTitle invitation={invitation} />
      {isWide && (
        // Heard beside the title, as on a phone.
        <span aria-hidden>
          <StillState invitation={invitation} />
        </span>
      )}
      {saved}
      {coeditors.length > 0 && <Coeditors content={content} coeditors={coeditors} />}
      <div className={classes.actions}>
        {steps}
        {isWide && <StillTools invitation={invitation} onTheme={onTheme} />}
        {children}
      </div>
    </div>
  );
}

/** What a phone has elsewhere: the themes, and the page as guests see it. */
function Tools({ invitation, onTheme }: Pick<EditorBarProps, "invitation" | "onTheme">) {
  const { t } = useTranslation(["editor", "invitation"]);
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconPalette} />} onClick={onTheme}>
        {t("editor:theme.title")}
      </Button>
      {hasPage(invitation) && (
        <HeadLink icon={IconExternalLink} href={eventPagePath(invitation.slug, invitation.publishedRevision)}>
          {t("invitation:frame.openPage")}
        </HeadLink>
      )}
    </>
  );
}
