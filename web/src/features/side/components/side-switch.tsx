import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { SegmentedControl } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import type { PictureQueue } from "../../media/components/use-upload-queue.ts";

interface SideSwitchProps {
  invitation: Pick<Invitation, "sides">;
  value: GuestSide | null;
  /** Takes a row of its own. */
  isWhole: boolean;
  uploads: PictureQueue;
  onChange: (side: GuestSide | null) => void;
}

const common = "all";

/** For whom what is written now: everybody, or one family's version. */
export function SideSwitch({ invitation, value, isWhole, uploads, onChange }: SideSwitchProps) {
  const { t } = useTranslation("side");
  const pictures = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const isBusy = pictures.some(({ state }) => state.kind !== "failed" && state.kind !== "refused");
  return (
    <SegmentedControl
      aria-label={t("forWhom")}
      fullWidth={isWhole}
      {...(isWhole ? { w: "100%" } : {})}
      value={value ?? common}
      onChange={(next) => {
        // A picture goes where it was chosen; by then that place must still be the one that is open.
        if (isBusy) showToast({ tone: "info", id: "side", message: t("wait") });
        else onChange(invitation.sides.find(({ id }) => id === next)?.id ?? null);
      }}
      data={[
        { value: common, label: t("all") },
        ...invitation.sides.map(({ id }) => ({ value: id, label: t(`name.${id}`) })),
      ]}
    />
  );
}
