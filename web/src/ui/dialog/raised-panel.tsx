import "@mantine/core/styles/Drawer.css";
import { Drawer } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";
import type { ReactNode } from "react";
import { RaisedDialog } from "./raised-dialog.tsx";
import { RaisedParts } from "./raised-parts.tsx";
import classes from "./raised-panel.module.css";

export interface SidePanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const width = 388;

/** What `SidePanel` draws. */
export function RaisedPanel({ title, onClose, children }: SidePanelProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <RaisedDialog title={title} isLong onClose={onClose}>
        {children}
      </RaisedDialog>
    );
  return (
    <Drawer.Root
      opened
      position="right"
      size={width}
      lockScroll={false}
      closeOnClickOutside={false}
      shadow="none"
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content ?? "" }}
      onClose={onClose}
    >
      {/* The shell makes room for it. */}
      <span hidden data-beside />
      <RaisedParts of={Drawer} title={title} withOverlay={false}>
        {children}
      </RaisedParts>
    </Drawer.Root>
  );
}
