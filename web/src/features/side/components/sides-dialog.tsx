import type { Invitation } from "@janur/domain/invitation/invitation";
import { sideOf } from "@janur/domain/invitation/invitation";
import { guestSides, type GuestSide } from "@janur/domain/side/guest-side";
import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HelpLink } from "../../../ui/layout/help-link.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SlugDialog } from "../../invitation/components/slug-dialog.tsx";
import { AddSide } from "./add-side.tsx";
import { RemoveSideDialog } from "./remove-side-dialog.tsx";
import { SideCard } from "./side-card.tsx";

interface SidesDialogProps {
  invitation: Invitation;
  isBusy: boolean;
  /** Opens the editor on a family's version. */
  onWrite: (side: GuestSide | null) => void;
  /** Publishes one version. @param done what is said once guests see it */
  onPublish: (side: GuestSide, done: string) => void;
  onClose: () => void;
}

/** Which families have an invitation of their own, where it is, and whether their guests see it. */
export function SidesDialog({ invitation, isBusy, onWrite, onPublish, onClose }: SidesDialogProps) {
  const { t } = useTranslation("side");
  const [asking, setAsking] = useState<{ kind: "slug" | "remove"; side: GuestSide } | null>(null);
  const end = () => {
    setAsking(null);
  };
  if (asking?.kind === "slug") return <SlugDialog invitation={invitation} side={asking.side} onClose={end} />;
  if (asking?.kind === "remove")
    return <RemoveSideDialog invitationId={invitation.id} side={asking.side} onClose={end} />;
  return (
    <Dialog title={t("dialog.title")} isLong onClose={onClose}>
      <Stack>
        <Text>{t("dialog.lead")}</Text>
        <HelpLink article="two-families" />
        <SideCard invitation={invitation} side={null} isBusy={isBusy} onWrite={onWrite} />
        {guestSides.map((side) =>
          sideOf(invitation, side) === undefined ? (
            <AddSide key={side} invitation={invitation} side={side} onAdded={onWrite} />
          ) : (
            <SideCard
              key={side}
              invitation={invitation}
              side={side}
              isBusy={isBusy}
              onWrite={onWrite}
              onPublish={() => {
                onPublish(side, t("dialog.published", { side: t(`inText.${side}`) }));
              }}
              onSlug={() => {
                setAsking({ kind: "slug", side });
              }}
              onRemove={() => {
                setAsking({ kind: "remove", side });
              }}
            />
          ),
        )}
        {invitation.sides.length === guestSides.length && (
          <Text fz={14} c="dimmed">
            {t("dialog.third")}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
