import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useDisconnectIntegration, useTestIntegration } from "../mutations.ts";
import type { TestOutcome } from "../test-outcome.ts";

interface IntegrationActionsProps {
  appId: string;
  /** What came of a test, in words; good news unless it says otherwise. Null for what is not true any more. */
  tested: (outcome: TestOutcome) => { text: string; isGood: boolean } | null;
  /** What stops when the connection is cut. */
  consequence: string;
  onDisconnected?: () => void;
  children?: ReactNode;
}

/** Tests a connection and cuts it; cutting asks once more, because it cannot be taken back. */
export function IntegrationActions({
  appId,
  tested,
  consequence,
  onDisconnected,
  children,
}: IntegrationActionsProps) {
  const { t } = useTranslation("integration");
  const [isAsking, setAsking] = useState(false);
  const test = useTestIntegration();
  const disconnect = useDisconnectIntegration();
  const outcome = test.data === undefined ? null : tested(test.data);
  // With the connection this part may be gone before the answer is told to it; to a promise it is told all the same.
  const cut = async () => {
    try {
      await disconnect.mutateAsync(appId);
    } catch {
      // Shown from the mutation.
      return;
    }
    showToast({ tone: "done", id: "app", message: t("disconnected") });
    onDisconnected?.();
  };
  const error = test.error ?? disconnect.error;
  return (
    <Stack gap="md" ref={keptFocus}>
      <Group gap={8}>
        <Button
          variant="default"
          loading={test.isPending}
          onClick={() => {
            test.mutate(appId);
          }}
        >
          {t("test")}
        </Button>
        {children}
        {!isAsking && (
          <Button
            variant="subtle"
            color="cabai"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t("disconnect")}
          </Button>
        )}
      </Group>
      <div role="status">{outcome?.isGood === true && <Alert variant="light">{outcome.text}</Alert>}</div>
      {outcome?.isGood === false && <ProblemNotice text={outcome.text} />}
      {error !== null && <ProblemNotice text={problemText(error)} />}
      {isAsking && (
        <Alert color="cabai" variant="light">
          <Text>{consequence}</Text>
          <Group gap={8} mt="sm">
            <Button autoFocus color="cabai" loading={disconnect.isPending} onClick={() => void cut()}>
              {t("disconnectNow")}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                setAsking(false);
              }}
            >
              {t("keep")}
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  );
}
