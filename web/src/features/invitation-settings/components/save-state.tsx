import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import type { useChangeSettings } from "../../invitation/use-change-settings.ts";

interface SaveStateProps {
  mutation: Pick<
    ReturnType<typeof useChangeSettings>,
    "isPending" | "isSuccess" | "error" | "variables" | "mutate"
  >;
  /** Whether guests have a page now. */
  isShown: boolean;
}

/** Where a change is: on its way, in effect, or taken back with the reason and another try. */
export function SaveState({ mutation, isShown }: SaveStateProps) {
  const { t } = useTranslation(["invitation-settings", "problem"]);
  const { isPending, isSuccess, error, variables, mutate } = mutation;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {isPending && t("invitation-settings:saving")}
        {isSuccess && t(isShown ? "invitation-settings:saved" : "invitation-settings:savedUnshown")}
      </Text>
      {error !== null && (
        <ProblemNotice
          text={`${t("invitation-settings:takenBack")} ${problemText(error)}`}
          action={t("problem:retry")}
          onAction={() => {
            if (variables !== undefined) mutate(variables);
          }}
        />
      )}
    </>
  );
}
