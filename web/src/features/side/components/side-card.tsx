import { sideOf, type Invitation } from "@janur/domain/invitation/invitation";
import { isShown } from "@janur/domain/invitation/invitation-status";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { IconExternalLink, IconLink, IconPencil, IconRocket, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { eventPagePath } from "../../../lib/address/invitation-paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";

interface SideCardProps {
  invitation: Invitation;
  /** Null for the common version. */
  side: GuestSide | null;
  isBusy: boolean;
  onWrite: (side: GuestSide | null) => void;
  onPublish?: (side: GuestSide) => void;
  onSlug?: () => void;
  onRemove?: () => void;
}

/** One version: whose, where, and whether what is written is what guests see. */
export function SideCard({ invitation, side, isBusy, onWrite, onPublish, onSlug, onRemove }: SideCardProps) {
  const { t } = useTranslation("side");
  const { slug, publishedRevision } = sideOf(invitation, side) ?? invitation;
  const name = side === null ? t("dialog.common") : t(`name.${side}`);
  const isSeen = isShown(invitation.status) && publishedRevision !== null;
  const isChanged = publishedRevision !== invitation.draftRevision;
  const state = isSeen ? (isChanged ? "changed" : "shown") : publishedRevision === null ? "waiting" : "away";
  const mayPublish = side !== null && invitation.status === "published" && isChanged;
  return (
    <Paper component="section" withBorder radius="lg" p="md" aria-label={name}>
      <Stack gap={8}>
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap={8}>
          <div style={{ minWidth: 0 }}>
            <Text component="h3" fz={18} fw={600} m={0}>
              {name}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`dialog.state.${state}`)}
              {side === null && ` · ${t("dialog.commonHelp")}`}
            </Text>
          </div>
          {side !== null && (
            <RowMenu
              label={name}
              actions={() => [
                ...(mayPublish
                  ? [{ name: "publish" as const, label: t("dialog.publish"), icon: IconRocket }]
                  : []),
                { name: "slug" as const, label: t("dialog.slug"), icon: IconLink },
                { name: "remove" as const, label: t("dialog.remove"), icon: IconTrash },
              ]}
              onAct={(action) => {
                if (action === "publish") onPublish?.(side);
                else if (action === "slug") onSlug?.();
                else onRemove?.();
              }}
            />
          )}
        </Group>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {window.location.host}
          {eventPagePath(slug)}
        </Text>
        <Group gap={8}>
          <Button
            variant="default"
            loading={isBusy}
            leftSection={<Icon of={IconPencil} size={18} />}
            onClick={() => {
              onWrite(side);
            }}
          >
            {t("dialog.write")}
          </Button>
          {isSeen && (
            <Anchor
              href={eventPagePath(slug, publishedRevision)}
              target="_blank"
              rel="noopener"
              style={{ display: "inline-flex", gap: 6, alignItems: "center", minHeight: 44 }}
            >
              <Icon of={IconExternalLink} size={18} />
              {t("dialog.look")}
            </Anchor>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
