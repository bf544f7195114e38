import "@mantine/core/styles/Drawer.css";
import { Drawer } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";
import type { ReactNode } from "react";
import { RaisedDialog } from "./raised-dialog.tsx";
import { RaisedParts } from "./raised-parts.tsx";
import { useCarefulClose } from "./use-careful-close.ts";
import classes from "./raised-panel.module.css";

export interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const width = 388;

/** What `SidePanel` draws. A form in it keeps a draft, so that closing loses nothing. */
export function RaisedPanel({ title, onClose, children }: SidePanelProps) {
  const isPhone = useIsPhone();
  const careful = useCarefulClose({ onClose, isTyped: false });
  if (isPhone)
    return (
      <RaisedDialog title={title} isLong isTyped={false} onClose={onClose}>
        {children}
      </RaisedDialog>
    );
  return (
    <Drawer.Root
      opened
      position="right"
      size={width}
      lockScroll={false}
      shadow="none"
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content ?? "" }}
      {...careful.root}
    >
      {/* The shell makes room for it. */}
      <span hidden data-beside />
      <RaisedParts of={Drawer} title={title} careful={careful} withOverlay={false}>
        {children}
      </RaisedParts>
    </Drawer.Root>
  );
}
