import { Button } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import classes from "./proposals.module.css";

const ProposalsDialog = lazyPart(async () => (await import("./proposals-dialog.tsx")).ProposalsDialog);

interface ProposalsButtonProps {
  invitationId: string;
  /** Those who wait for the family's word. */
  waiting: number;
}

/** Leads to those whom helpers wrote down; nothing while nobody waits. Open at `?proposed=open`. */
export function ProposalsButton({ invitationId, waiting }: ProposalsButtonProps) {
  const { t } = useTranslation("guest");
  const [parameters, setParameters] = useSearchParams();
  const show = (isShown: boolean) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        if (isShown) next.set("proposed", "open");
        else next.delete("proposed");
        return next;
      },
      { replace: !isShown, preventScrollReset: true },
    );
  };
  return (
    <>
      {waiting > 0 && (
        <Button
          variant="default"
          rightSection={<span className={classes.count}>{waiting}</span>}
          onClick={() => {
            show(true);
          }}
        >
          {t("proposed")}
        </Button>
      )}
      {parameters.get("proposed") === "open" && (
        <Suspense>
          <ProposalsDialog
            invitationId={invitationId}
            waiting={waiting}
            onClose={() => {
              show(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
