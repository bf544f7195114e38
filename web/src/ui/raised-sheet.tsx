import "@mantine/core/styles/Drawer.css";
import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** What `Sheet` draws. */
export function RaisedSheet({ title, onClose, children }: SheetProps) {
  const { t } = useTranslation("shell");
  const isPhone = useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false });
  return (
    <Drawer.Root
      opened
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "80%" : "md"}
      radius={isPhone ? "20px 20px 0 0" : 0}
      onClose={onClose}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* The library draws a <header>, which outside of <main> would be a second banner of the page. */}
        <Drawer.Header role="none">
          <Drawer.Title fz={18} fw={600}>
            {title}
          </Drawer.Title>
          <Drawer.CloseButton aria-label={t("action.close")} size={44} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
