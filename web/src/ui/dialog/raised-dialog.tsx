import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";
import type { ReactNode } from "react";
import { RaisedParts } from "./raised-parts.tsx";
import { useCarefulClose, type Closing } from "./use-careful-close.ts";

export interface DialogProps extends Closing {
  title: string;
  /** A long form: fills a phone's screen and is wider elsewhere. */
  isLong?: boolean;
  children: ReactNode;
}

/** What `Dialog` draws. */
export function RaisedDialog({ title, isLong = false, children, ...closing }: DialogProps) {
  const isPhone = useIsPhone();
  const careful = useCarefulClose(closing);
  const fillsScreen = isLong && isPhone;
  return (
    <Modal.Root
      opened
      centered
      radius="xl"
      size={isLong ? "lg" : "md"}
      fullScreen={fillsScreen}
      {...careful.root}
    >
      <RaisedParts of={Modal} title={title} careful={careful} fillsScreen={fillsScreen}>
        {children}
      </RaisedParts>
    </Modal.Root>
  );
}
