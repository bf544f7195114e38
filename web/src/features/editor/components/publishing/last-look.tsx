import { wishedParts } from "@janur/domain/content/completeness";
import { primaryLanguage, type Content } from "@janur/domain/content/content";
import { addressedName } from "@janur/domain/guest/guest-name";
import { contentOfGuest, type Invitation } from "@janur/domain/invitation/invitation";
import { contentFor } from "@janur/domain/invitation/shown-content";
import { localize } from "@janur/domain/text/language";
import { ActionIcon, Button, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconLink, IconRocket } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../../lib/address/invitation-paths.ts";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import { useSignedIn } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../../ui/error/problem-notice.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { invitationQueries } from "../../../invitation/queries.ts";
import { StillPage } from "../../../page-preview/components/still-page.tsx";
import classes from "./last-look.module.css";

interface LastLookProps {
  invitation: Invitation;
  content: Content;
  isBusy: boolean;
  /** Why it is not published, in words; null for no reason. */
  problem: string | null;
  onSlug: () => void;
  onSchedule: () => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Before guests see it for the first time: the page as one of them gets it, its address, and what is safe. */
export function LastLook(props: LastLookProps) {
  const { invitation, content, isBusy, problem, onSlug, onSchedule, onPublish, onClose } = props;
  const { t } = useTranslation("publish");
  const { profile } = useSignedIn();
  const isOnline = useOnline();
  // A look as nobody in particular does as well: no reason to wait, or to fail.
  const { data: guests = [] } = useQuery(invitationQueries.guestsNamed(invitation.id, ""));
  const [index, setIndex] = useState(0);
  // Whoever came with the link of nobody stands behind the last one.
  const guest = guests[index];
  const seenBy = guest === undefined ? t("lastLook.someGuest") : addressedName(guest);
  const vague = vagueCeremonies(content);
  const step = (by: number) => () => {
    setIndex((index + by + guests.length + 1) % (guests.length + 1));
  };
  return (
    <Dialog title={t("lastLook.title")} isLong onClose={onClose}>
      <div className={classes.seen}>
        {guests.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="tanah"
            size={44}
            aria-label={t("lastLook.former")}
            onClick={step(-1)}
          >
            <Icon of={IconChevronLeft} />
          </ActionIcon>
        )}
        <p aria-live="polite">{t("lastLook.seenBy", { guest: seenBy })}</p>
        {guests.length > 0 && (
          <ActionIcon
            variant="subtle"
            color="tanah"
            size={44}
            aria-label={t("lastLook.next")}
            onClick={step(1)}
          >
            <Icon of={IconChevronRight} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.page}>
        <StillPage
          invitation={invitation}
          content={contentFor(contentOfGuest(invitation, content, guest ?? null), guest ?? null)}
          language={primaryLanguage(content)}
          title={t("asGuest.page", { guest: seenBy })}
          senderName={profile?.displayName ?? ""}
          {...(guest === undefined ? {} : { guest })}
        />
      </div>
      <div className={classes.foot}>
        <div className={classes.address}>
          <Icon of={IconLink} size={18} />
          <span>
            {window.location.host}
            <wbr />
            <b>{eventPagePath(invitation.slug)}</b>
          </span>
          <Button variant="subtle" px={8} onClick={onSlug}>
            {t("lastLook.change")}
          </Button>
        </div>
        {vague.map(({ code, of }) => (
          <Text key={code} size="sm" c="dimmed">
            {t(`lastLook.${code}`, { of })}
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          {t("lastLook.safe")}
        </Text>
        {!isOnline && <ProblemNotice text={t("lastLook.offline")} />}
        {isOnline && problem !== null && <ProblemNotice text={problem} />}
        <div className={classes.buttons}>
          <Button variant="default" disabled={isBusy} onClick={onSchedule}>
            {t("lastLook.schedule")}
          </Button>
          <Button
            leftSection={<Icon of={IconRocket} size={18} />}
            loading={isBusy}
            disabled={!isOnline}
            data-autofocus
            onClick={onPublish}
          >
            {t("lastLook.publish")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Ceremonies of which a guest would ask where they are, or of which no guest sees anything: by name, once for each kind. */
function vagueCeremonies(content: Content) {
  const parts = wishedParts(content);
  return (["venue", "waiting"] as const).flatMap((code) => {
    const names = parts.flatMap((part) =>
      part.code === code && part.of !== null ? [localize(part.of, currentLanguage())] : [],
    );
    return names.length === 0 ? [] : [{ code, of: names.join(", ") }];
  });
}
