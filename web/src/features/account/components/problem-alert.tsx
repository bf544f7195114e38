import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import type { ProblemKey } from "../auth-message.ts";

/** What went wrong, above the button; read out as soon as it appears. */
export function ProblemAlert({ problem }: { problem: ProblemKey | null }) {
  const { t } = useTranslation("account");
  return <AlertText text={problem === null ? null : t(`problem.${problem}`)} />;
}

export function AlertText({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <Alert role="presentation" color="cabai" variant="light" icon={<Icon of={IconAlertTriangle} />}>
          {text}
        </Alert>
      )}
    </div>
  );
}
