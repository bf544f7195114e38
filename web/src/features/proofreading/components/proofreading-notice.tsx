import { Alert, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { proofreadingQueries } from "../queries.ts";
import type { ProofreadDraft } from "./proofread-draft.ts";

const CorrectionsDialog = lazyPart(async () => (await import("./corrections-dialog.tsx")).CorrectionsDialog);

/** Says that proof-readers would change something; nothing while nobody would. */
export function ProofreadingNotice(props: ProofreadDraft) {
  const { t } = useTranslation("proofreading");
  const [parameters, setParameters] = useSearchParams();
  const show = (isShown: boolean) => {
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        if (isShown) next.set("corrections", "open");
        else next.delete("corrections");
        return next;
      },
      { replace: !isShown, preventScrollReset: true },
    );
  };
  const { data: corrections = [] } = useQuery(proofreadingQueries.corrections(props.invitation.id));
  const names = [...new Set(corrections.map(({ name }) => name))].join(", ");
  return (
    <>
      {corrections.length > 0 && (
        <Alert color="nila" variant="light" mb="md" role="status">
          <Text>{t("notice.text", { count: corrections.length, names })}</Text>
          <Button
            mt="sm"
            size="sm"
            variant="default"
            onClick={() => {
              show(true);
            }}
          >
            {t("notice.open")}
          </Button>
        </Alert>
      )}
      {parameters.get("corrections") === "open" && (
        <Suspense>
          <CorrectionsDialog
            {...props}
            corrections={corrections}
            onClose={() => {
              show(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
