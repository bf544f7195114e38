import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../lib/browser/use-copy.ts";
import { CopyByHand } from "../../../ui/dialog/copy-by-hand.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast/toast.ts";

interface ShownOnceProps {
  label: string;
  help: string;
  value: string;
  children?: ReactNode;
}

/** Something secret that is never shown again, to be copied now. */
export function ShownOnce({ label, help, value, children }: ShownOnceProps) {
  const { t } = useTranslation("integration");
  const { copy, refused, forget } = useCopy();
  const copyValue = async () => {
    if (await copy(value)) showToast({ tone: "done", id: "app", message: t("copied") });
  };
  return (
    <Stack gap="sm">
      <TextInput
        label={label}
        description={help}
        value={value}
        readOnly
        onFocus={(event) => {
          event.currentTarget.select();
        }}
      />
      <Group gap={8}>
        <Button variant="default" leftSection={<Icon of={IconCopy} />} onClick={() => void copyValue()}>
          {t("copy")}
        </Button>
        {children}
      </Group>
      {refused !== null && <CopyByHand title={t("copyByHand")} text={refused} onClose={forget} />}
    </Stack>
  );
}
