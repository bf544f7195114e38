import { Button } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import classes from "./proposals.module.css";

const ProposalsDialog = lazyPart(async () => (await import("./proposals-dialog.tsx")).ProposalsDialog);

const viewSchema = z.object({ proposed: z.enum(["", "open"]).catch("") });

interface ProposalsButtonProps {
  invitationId: string;
  /** Those who wait for the family's word. */
  waiting: number;
}

/** Leads to those whom helpers wrote down; nothing while nobody waits. Open at `?proposed=open`. */
export function ProposalsButton({ invitationId, waiting }: ProposalsButtonProps) {
  const { t } = useTranslation("guest");
  const [{ proposed }, change] = useAddressView(viewSchema, {
    isStep: (_, changed) => changed.proposed === "open",
  });
  return (
    <>
      {waiting > 0 && (
        <Button
          variant="default"
          rightSection={<span className={classes.count}>{waiting}</span>}
          onClick={() => {
            change({ proposed: "open" });
          }}
        >
          {t("proposed")}
        </Button>
      )}
      {proposed === "open" && (
        <Suspense>
          <ProposalsDialog
            invitationId={invitationId}
            waiting={waiting}
            onClose={() => {
              change({ proposed: "" });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
