import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface DialogProps {
  title: string;
  /** A long form: fills a phone's screen and is wider elsewhere. */
  isLong?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What `Dialog` draws. */
export function RaisedDialog({ title, isLong = false, onClose, children }: DialogProps) {
  const { t } = useTranslation("shell");
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened
      centered
      radius="xl"
      size={isLong ? "lg" : "md"}
      fullScreen={isLong && isPhone}
      onClose={onClose}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* The library draws a <header>, which outside of <main> would be a second banner of the page. */}
        <Modal.Header role="none">
          <Modal.Title fz={18} fw={600}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={t("action.close")} size={44} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
