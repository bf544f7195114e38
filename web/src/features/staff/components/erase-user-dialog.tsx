import type { UserRow } from "@janur/domain/contracts/staff-callables";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useEraseUser } from "../mutations.ts";

/** Erasing at once, asking for it near an event, or consenting to what another one asked for. */
export type Erasing = "erase" | "eraseRequest" | "eraseConsent";

interface EraseUserDialogProps {
  user: UserRow;
  erasing: Erasing;
  onErased: () => void;
  onClose: () => void;
}

/** Says what goes for good, and asks for the address, so that nobody erases the neighbour in the list. */
export function EraseUserDialog({ user, erasing, onErased, onClose }: EraseUserDialogProps) {
  const { t } = useTranslation("staff");
  const erase = useEraseUser(user.uid);
  const [typed, setTyped] = useState("");
  const { displayName: name } = user;
  const word = user.email ?? name;
  return (
    <ConfirmDialog
      title={t(`change.${erasing}.title`, { name })}
      text={t(`change.${erasing}.text`)}
      confirm={t(`change.${erasing}.confirm`)}
      isSevere
      isReady={typed.trim().toLocaleLowerCase() === word.trim().toLocaleLowerCase()}
      isBusy={erase.isPending}
      error={erase.error}
      onClose={onClose}
      onConfirm={() => {
        erase.mutate(undefined, {
          onSuccess: ({ status }) => {
            const message = t(status === "waiting" ? "user.eraseAsked" : "user.erased", { name });
            showToast({ tone: "done", id: "staff", message });
            if (status === "waiting") onClose();
            else onErased();
          },
        });
      }}
    >
      <TextInput
        label={t("user.typeToErase", { word })}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
    </ConfirmDialog>
  );
}
