import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import type { Icon as TablerIcon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import type { IntegrationDrawer } from "../integration-view.ts";

interface IntegrationCardProps {
  name: IntegrationDrawer;
  icon: TablerIcon;
  /** Null for what needs no connection. */
  isConnected: boolean | null;
  onOpen: () => void;
}

/** One thing that Janur can be connected to, and whether it is. */
export function IntegrationCard({ name, icon, isConnected, onOpen }: IntegrationCardProps) {
  const { t } = useTranslation("integration");
  const title = t(`kind.${name}.title`);
  const action = isConnected === null ? "open" : isConnected ? "manage" : "connect";
  return (
    <Paper component="li" withBorder radius="lg" p={20}>
      <Stack gap={8} h="100%">
        <Group gap={10} wrap="nowrap">
          <Icon of={icon} size={24} />
          <h3 style={{ margin: 0 }}>{title}</h3>
        </Group>
        <Text c="dimmed">{t(`kind.${name}.lead`)}</Text>
        {isConnected !== null && (
          <Text size="sm" fw={isConnected ? 600 : 400}>
            {t(isConnected ? "state.on" : "state.off")}
          </Text>
        )}
        <Button variant="default" mt="auto" aria-label={t(`${action}Of`, { name: title })} onClick={onOpen}>
          {t(action)}
        </Button>
      </Stack>
    </Paper>
  );
}
