import "@mantine/core/styles/Modal.css";
import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFocusBack } from "./use-focus-back.ts";

/** Asked over a dialog or a drawer that is about to close with something typed in it. */
export function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const { t } = useTranslation("shell");
  useFocusBack();
  return (
    <Modal.Root opened centered radius="xl" onClose={onStay}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="none">
          <Modal.Title fz={18} fw={600}>
            {t("discard.title")}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Text mb="md">{t("discard.text")}</Text>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onStay}>
              {t("action.cancel")}
            </Button>
            <Button color="cabai" onClick={onDiscard}>
              {t("discard.confirm")}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
