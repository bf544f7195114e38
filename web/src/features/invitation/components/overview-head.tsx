import { daysBetween } from "@janur/domain/content/ceremony-time";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { Button, Group, Text } from "@mantine/core";
import { IconCopy, IconPencil, IconShare3, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { eventPagePath, invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { whenText } from "../../../lib/text/when-text.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { isPutAway } from "@janur/domain/invitation/invitation-status";
import { hasPage } from "../list-view.ts";
import { pageName } from "../pages.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";

interface OverviewHeadProps {
  invitation: Invitation;
  role: TeamRole;
  now: Date;
}

/** How long until the day, when and where it is, the page's link, and what this role does most. */
export function OverviewHead({ invitation, role, now }: OverviewHeadProps) {
  const { t } = useTranslation("invitation");
  const isPhone = useIsPhone();
  const { id, startAt, zone, city, status, eventType } = invitation;
  return (
    <Card title={countdown(invitation, now, t)}>
      <Text c="dimmed" mb="md">
        {startAt === null ? t("dateUnknown") : whenText(startAt, zone)}
        {city !== "" && `, ${city}`}
      </Text>
      <Group gap={8} grow={isPhone} preventGrowOverflow={false}>
        {hasPage(invitation) && <ShareButtons invitation={invitation} />}
        {may(role, "editContent") && !isPutAway(status) && (
          <Button
            component={PreloadLink}
            to={invitationPaths.edit(id)}
            variant="default"
            size="sm"
            leftSection={<Icon of={IconPencil} size={18} />}
          >
            {t("overview.edit")}
          </Button>
        )}
        <Button
          component={PreloadLink}
          to={invitationPaths.guests(id)}
          variant="default"
          size="sm"
          leftSection={<Icon of={IconUsers} size={18} />}
        >
          {may(role, "editGuests")
            ? t("overview.editGuests")
            : may(role, "readLinks")
              ? t("overview.guestLinks")
              : t(`frame.${pageName("guests", eventType)}`)}
        </Button>
      </Group>
    </Card>
  );
}

type Translate = ReturnType<typeof useTranslation<"invitation">>["t"];

/** In days on the calendar of the place, as people count them. */
function countdown({ startAt, zone }: Invitation, now: Date, t: Translate): string {
  if (startAt === null) return t("overview.noDay");
  const days = daysBetween(now.toISOString(), startAt.toISOString(), zone);
  if (days === 0) return t("overview.today");
  if (days === 1) return t("overview.tomorrow");
  return days > 0 ? t("overview.daysLeft", { count: days }) : t("overview.daysAgo", { count: -days });
}

/** The clean address of the page: personal links are copied from the guests. */
function ShareButtons({ invitation: { slug, title } }: { invitation: Pick<Invitation, "slug" | "title"> }) {
  const { t } = useTranslation("invitation");
  const { copy, refused, forget } = useCopy();
  const url = window.location.origin + eventPagePath(slug);
  const copyLink = async () => {
    if (await copy(url)) showToast({ tone: "done", id: "link-copied", message: t("card.copied") });
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={IconCopy} size={18} />}
        onClick={() => void copyLink()}
      >
        {t("card.copy")}
      </Button>
      {"share" in navigator && (
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconShare3} size={18} />}
          onClick={() => {
            // Whoever closes the drawer has changed their mind, and that is no problem.
            navigator.share({ title, url }).catch(() => undefined);
          }}
        >
          {t("overview.share")}
        </Button>
      )}
      {refused !== null && <CopyByHand title={t("card.copyByHand")} text={refused} onClose={forget} />}
    </>
  );
}
