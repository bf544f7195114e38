import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";
import type { ReactNode } from "react";
import { RaisedParts } from "./raised-parts.tsx";

export interface DialogProps {
  title: string;
  /** A long form: fills a phone's screen and is wider elsewhere. */
  isLong?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What `Dialog` draws. */
export function RaisedDialog({ title, isLong = false, onClose, children }: DialogProps) {
  const isPhone = useIsPhone();
  const fillsScreen = isLong && isPhone;
  return (
    <Modal.Root
      opened
      centered
      radius="xl"
      size={isLong ? "lg" : "md"}
      fullScreen={fillsScreen}
      onClose={onClose}
    >
      <RaisedParts of={Modal} title={title} fillsScreen={fillsScreen}>
        {children}
      </RaisedParts>
    </Modal.Root>
  );
}
