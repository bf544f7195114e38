import "@mantine/core/styles/Menu.css";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isShown, nextStatus } from "@janur/domain/invitation/invitation-status";
import { may, type TeamRole } from "@janur/domain/team/team";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconExternalLink,
  IconMailOpened,
  IconTrash,
} from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { eventPagePath, invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { hasPage } from "../../invitation/list-view.ts";
import { usePutAway } from "../../invitation/components/use-put-away.ts";

const DuplicateDialog = lazyPart(async () => (await import("./duplicate-dialog.tsx")).DuplicateDialog);
const TrashDialog = lazyPart(async () => (await import("./trash-dialog.tsx")).TrashDialog);

/** Everything that can be done with one invitation of the list. */
export function CardMenu({ invitation, role }: { invitation: Invitation; role: TeamRole }) {
  const { t } = useTranslation("invitation");
  const [asking, setAsking] = useState<"duplicate" | "trash" | null>(null);
  const { copy, refused, forget } = useCopy();
  const { archive, trash, restore, isPending } = usePutAway(invitation);
  const title = titled(invitation.title);
  const mayManage = may(role, "manageInvitation");
  const can = (action: "archive" | "trash" | "restore") =>
    mayManage && nextStatus(invitation.status, action, invitation.statusBefore) !== null;
  const copyLink = async () => {
    if (await copy(window.location.origin + eventPagePath(invitation.slug))) {
      showToast({ tone: "done", id: "link-copied", message: t("card.copied") });
    }
  };
  const close = () => {
    setAsking(null);
  };
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="tanah"
            size={44}
            loading={isPending}
            aria-label={t("card.menuOf", { title })}
          >
            <Icon of={IconDots} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={PreloadLink}
            to={invitationPaths.rsvp(invitation.id)}
            leftSection={<Icon of={IconMailOpened} />}
          >
            {t("card.rsvp")}
          </Menu.Item>
          {hasPage(invitation) && (
            <>
              <Menu.Item
                component="a"
                href={eventPagePath(invitation.slug, invitation.publishedRevision)}
                target="_blank"
                rel="noopener"
                leftSection={<Icon of={IconExternalLink} />}
              >
                {t("card.open")}
              </Menu.Item>
              <Menu.Item leftSection={<Icon of={IconCopy} />} onClick={() => void copyLink()}>
                {t("card.copy")}
              </Menu.Item>
            </>
          )}
          {may(role, "editGuests") && (
            <Menu.Item
              leftSection={<Icon of={IconCopyPlus} />}
              onClick={() => {
                setAsking("duplicate");
              }}
            >
              {t("card.duplicate")}
            </Menu.Item>
          )}
          {can("restore") && (
            <Menu.Item leftSection={<Icon of={IconArrowBackUp} />} onClick={() => void restore()}>
              {t("card.restore")}
            </Menu.Item>
          )}
          {can("archive") && (
            <Menu.Item leftSection={<Icon of={IconArchive} />} onClick={() => void archive()}>
              {t("card.archive")}
            </Menu.Item>
          )}
          {can("trash") && (
            <Menu.Item
              leftSection={<Icon of={IconTrash} />}
              onClick={() => {
                if (isShown(invitation.status)) setAsking("trash");
                else void trash();
              }}
            >
              {t("card.trash")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {asking === "duplicate" && <DuplicateDialog invitation={invitation} onClose={close} />}
        {asking === "trash" && <TrashDialog title={title} onConfirm={() => void trash()} onClose={close} />}
      </Suspense>
      {refused !== null && <CopyByHand title={t("card.copyByHand")} text={refused} onClose={forget} />}
    </>
  );
}
