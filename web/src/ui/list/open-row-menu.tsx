import "@mantine/core/styles/Menu.css";
import { Menu } from "@mantine/core";
import type { Icon as TablerIcon } from "@tabler/icons-react";
import { useImperativeHandle, type Ref, type RefObject } from "react";
import { Icon } from "../icon.tsx";

export interface OpenRowMenuProps {
  /** Of the button; Mantine names the menu after it. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  items: readonly { name: string; label: string; icon: TablerIcon; act: () => void }[];
  width: number;
  withinPortal: boolean;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** What `RowMenu` opens. */
export function OpenRowMenu(props: OpenRowMenuProps) {
  const { id, button, items, width, withinPortal, isOpen, onClose, onClosed } = props;
  return (
    <Menu
      id={id}
      opened={isOpen}
      onChange={() => {
        // Mantine gives the focus back only to what had it when a menu that stood there closed was opened.
        button.current?.focus({ preventScroll: true });
        onClose();
      }}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      position="bottom-end"
      width={width}
      withinPortal={withinPortal}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ name, label, icon, act }) => (
          <Menu.Item key={name} leftSection={<Icon of={icon} />} onClick={act}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Tells the menu which button it hangs at: the button was there before it and stays after it. */
function Anchor({ ref, button }: { ref?: Ref<HTMLElement>; button: RefObject<HTMLButtonElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
