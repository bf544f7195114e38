import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import classes from "./sending.module.css";

interface PreviewProps {
  name: string;
  /** Where a real project would lead. */
  link: string;
  text: string;
  onClose: () => void;
}

/** Stands for WhatsApp in demonstrations, where nobody is written to. */
export function Preview({ name, link, text, onClose }: PreviewProps) {
  const { t } = useTranslation("sending");
  return (
    <Dialog title={t("preview.title", { name })} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t("preview.text")}</Text>
        <pre className={classes.text}>{text}</pre>
        <Text size="sm" c="dimmed" className={classes.address}>
          {link}
        </Text>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t("preview.back")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
