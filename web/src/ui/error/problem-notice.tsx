import { Alert, Button, Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

/** Something did not work: what is true, what to do, and the button that does it. */
export function ProblemNotice({
  text,
  action,
  onAction,
  children,
}: {
  text: string;
  action?: string;
  onAction?: () => void;
  children?: ReactNode;
}) {
  return (
    <Alert color="cabai" variant="light" role="alert" icon={<Icon of={IconAlertTriangle} />}>
      <Text>{text}</Text>
      {children}
      {action !== undefined && (
        <Group mt="sm">
          <Button variant="default" size="sm" onClick={onAction}>
            {action}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
