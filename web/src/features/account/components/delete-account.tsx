import { Button } from "@mantine/core";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import classes from "./account.module.css";

const DeleteAccountDialog = lazyPart(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** The end of an account: what it means, and the door to it. @param invitations own and shared ones */
export function DeleteAccount({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation("settings");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={classes.quiet}>{t("deletion.lead")}</p>
      <div>
        <Button
          variant="default"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t("deletion.open")}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog
            invitations={invitations}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
