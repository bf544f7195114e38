import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ProblemKey } from "../auth-message.ts";

/** What went wrong, above the button; read out as soon as it appears. */
export function ProblemAlert({ problem }: { problem: ProblemKey | null }) {
  const { t } = useTranslation("account");
  return (
    <div role="alert">
      {problem !== null && (
        <Alert
          role="presentation"
          color="cabai"
          variant="light"
          icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
        >
          {t(`problem.${problem}`)}
        </Alert>
      )}
    </div>
  );
}
