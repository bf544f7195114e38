import { Button, Group } from "@mantine/core";
import { dateTimeText } from "@janur/domain/date-text";
import type { Invitation } from "@janur/domain/invitation";
import { may, type TeamRole } from "@janur/domain/team";
import { IconCopy, IconExternalLink, IconPencil, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { eventPagePath, invitationPaths } from "../../../lib/invitation-paths.ts";
import { useCopy } from "../../../lib/use-copy.ts";
import { CopyByHand } from "../../../ui/copy-by-hand.tsx";
import { PreloadLink } from "../../../ui/preload-link.tsx";
import { showToast } from "../../../ui/toast.ts";
import classes from "./invitation-card.module.css";
import { MiniCover } from "./mini-cover.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** One invitation in a list: cover, state, when and where, and what to do with it. */
export function InvitationCard({ invitation, role }: { invitation: Invitation; role: TeamRole }) {
  const { t } = useTranslation("invitation");
  const title = invitation.title || t("untitled");
  const when =
    invitation.startAt === null
      ? t("dateUnknown")
      : dateTimeText(invitation.startAt, invitation.zone, currentLanguage());
  const mayEdit = may(role, "editContent");
  return (
    <article className={classes.card} aria-label={title}>
      <MiniCover invitation={{ title, theme: invitation.theme }} />
      <div className={classes.body}>
        <StatusBadge invitation={invitation} />
        <h2 className={classes.title}>
          <PreloadLink
            to={mayEdit ? invitationPaths.edit(invitation.id) : invitationPaths.rsvp(invitation.id)}
          >
            {title}
          </PreloadLink>
        </h2>
        <p className={classes.facts}>
          {t(`eventType.${invitation.eventType}`)}
          <br />
          {when}
          {invitation.city !== "" && `, ${invitation.city}`}
        </p>
        <Group gap={8} mt="auto">
          {mayEdit && (
            <Button
              component={PreloadLink}
              to={invitationPaths.edit(invitation.id)}
              variant="default"
              size="sm"
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
              aria-label={t("card.editOf", { title })}
            >
              {t("card.edit")}
            </Button>
          )}
          <Button
            component={PreloadLink}
            to={invitationPaths.guests(invitation.id)}
            variant="default"
            size="sm"
            leftSection={<IconUsers size={18} stroke={1.75} aria-hidden />}
            aria-label={t("card.guestsOf", { title })}
          >
            {t("card.guests")}
          </Button>
          {invitation.status === "published" && <PageActions invitation={invitation} title={title} />}
        </Group>
      </div>
    </article>
  );
}

function PageActions({ invitation, title }: { invitation: Invitation; title: string }) {
  const { t } = useTranslation("invitation");
  const { copy, refused, forget } = useCopy();
  const address = window.location.origin + eventPagePath(invitation.slug);
  const copyLink = async () => {
    if (await copy(address)) showToast({ tone: "done", id: "link-copied", message: t("card.copied") });
  };
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        onClick={() => void copyLink()}
        leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
        aria-label={t("card.copyOf", { title })}
      >
        {t("card.copy")}
      </Button>
      <Button
        component="a"
        href={eventPagePath(invitation.slug, invitation.publishedRevision)}
        target="_blank"
        rel="noopener"
        variant="subtle"
        size="sm"
        leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
        aria-label={t("card.openOf", { title })}
      >
        {t("card.open")}
      </Button>
      {refused !== null && <CopyByHand title={t("card.copyByHand")} text={refused} onClose={forget} />}
    </>
  );
}
