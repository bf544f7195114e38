import { refusalParams } from "@janur/domain/contracts/callables";
import { AppError } from "@janur/domain/errors";
import { sideOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { Group, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/toast.ts";
import { useChangeSlug } from "../mutations.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { SlugField } from "./slug-field.tsx";
import { slugProblem } from "./slug-problem.ts";
import { slugYear } from "./slug-year.ts";

interface SlugDialogProps {
  invitation: Invitation;
  /** Whose version moves; null for the common one. */
  side?: GuestSide | null;
  onClose: () => void;
}

/** Moves the page to another address; what guests already have keeps working. */
export function SlugDialog({ invitation, side = null, onClose }: SlugDialogProps) {
  const { t } = useTranslation("invitation");
  const change = useChangeSlug(invitation.id);
  const own = sideOf(invitation, side) ?? invitation;
  const [slug, setSlug] = useState(own.slug);
  const [isChecked, setChecked] = useState(false);
  const wasSeen = own.publishedRevision !== null;
  const confirm = () => {
    setChecked(true);
    if (slugProblem(slug) !== null) return;
    if (slug === own.slug) {
      onClose();
      return;
    }
    change.mutate(
      { slug, side },
      {
        onSuccess: () => {
          showToast({
            tone: "done",
            id: "publish",
            message: t(wasSeen ? "slugChange.doneForwards" : "slugChange.done"),
          });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t("slugChange.title")}
      text={t(wasSeen ? "slugChange.textForwards" : "slugChange.text")}
      confirm={t("slugChange.confirm")}
      isBusy={change.isPending}
      error={change.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SlugField
        value={slug}
        own={own.slug}
        year={slugYear(invitation)}
        error={isChecked ? slugProblem(slug) : null}
        onChange={(next) => {
          setSlug(next);
          change.reset();
        }}
      />
      <Group gap={8}>
        {suggestionsOf(change.error).map((suggestion) => (
          <Button
            key={suggestion}
            variant="default"
            size="sm"
            onClick={() => {
              setSlug(suggestion);
              change.reset();
            }}
          >
            {suggestion}
          </Button>
        ))}
      </Group>
    </ConfirmDialog>
  );
}

/** Somebody may have taken the address since it was checked; the refusal names free ones. */
function suggestionsOf(error: Error | null): string[] {
  if (!(error instanceof AppError) || error.code !== "slug/taken") return [];
  return refusalParams["slug/taken"].safeParse(error.params).data?.suggestions ?? [];
}
