import "@mantine/core/styles/Drawer.css";
import { Drawer } from "@mantine/core";
import { useIsPhone } from "../use-is-phone.ts";
import type { ReactNode } from "react";
import { RaisedParts } from "./raised-parts.tsx";
import { useCarefulClose, type Closing } from "./use-careful-close.ts";

export interface SideDrawerProps extends Closing {
  title: string;
  /** On a phone no higher than what it shows. */
  isLow?: boolean;
  children: ReactNode;
}

/** What `SideDrawer` draws. */
export function RaisedDrawer({ title, isLow = false, children, ...closing }: SideDrawerProps) {
  const isPhone = useIsPhone();
  const careful = useCarefulClose(closing);
  return (
    <Drawer.Root
      opened
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "80%" : "md"}
      radius={isPhone ? "20px 20px 0 0" : 0}
      {...careful.root}
    >
      <RaisedParts of={Drawer} title={title} careful={careful} isLow={isLow && isPhone}>
        {children}
      </RaisedParts>
    </Drawer.Root>
  );
}
