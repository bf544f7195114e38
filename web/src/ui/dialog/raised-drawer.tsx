import "@mantine/core/styles/Drawer.css";
import { Drawer } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";
import type { ReactNode } from "react";
import { RaisedParts } from "./raised-parts.tsx";

export interface SideDrawerProps {
  title: string;
  /** On a phone no higher than what it shows. */
  isLow?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What `SideDrawer` draws. */
export function RaisedDrawer({ title, isLow = false, onClose, children }: SideDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer.Root
      opened
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "80%" : "md"}
      radius={isPhone ? "20px 20px 0 0" : 0}
      onClose={onClose}
    >
      <RaisedParts of={Drawer} title={title} isLow={isLow && isPhone}>
        {children}
      </RaisedParts>
    </Drawer.Root>
  );
}
