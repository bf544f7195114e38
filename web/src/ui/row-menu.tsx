import "@mantine/core/styles/Menu.css";
import { Menu } from "@mantine/core";
import { IconDots, type Icon } from "@tabler/icons-react";
import { useId, useImperativeHandle, useRef, useState, type Ref, type RefObject } from "react";
import classes from "./row-controls.module.css";

export interface RowAction<Name extends string> {
  name: Name;
  label: string;
  Icon: Icon;
}

interface RowMenuProps<Name extends string> {
  label: string;
  /** Asked for when the menu opens. */
  actions: () => readonly RowAction<Name>[];
  onAct: (name: Name) => void;
  width?: number;
  /** Out of a row that clips what stands beyond it. */
  withinPortal?: boolean;
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/**
 * What can be done with one row of a list, behind three dots. A list of thousands draws one with each row that is
 * scrolled into view: until it is opened it is a button and nothing more.
 */
export function RowMenu<Name extends string>(props: RowMenuProps<Name>) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [state, setState] = useState<"none" | "open" | "closing">("none");
  const isOpen = state === "open";
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.more}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={() => {
          setState(isOpen ? "closing" : "open");
        }}
      >
        <IconDots {...icon} />
      </button>
      {state !== "none" && (
        <OpenMenu
          {...props}
          id={id}
          button={button}
          isOpen={isOpen}
          onClose={() => {
            setState("closing");
          }}
          onClosed={() => {
            setState("none");
          }}
        />
      )}
    </>
  );
}

interface OpenMenuProps<Name extends string> extends RowMenuProps<Name> {
  /** Of the button; Mantine names the menu after it. */
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

function OpenMenu<Name extends string>(props: OpenMenuProps<Name>) {
  const { id, actions, onAct, width = 220, withinPortal = false, button, isOpen, onClose, onClosed } = props;
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
        {actions().map(({ name, label: words, Icon: Sign }) => (
          <Menu.Item
            key={name}
            leftSection={<Sign {...icon} />}
            onClick={() => {
              onAct(name);
            }}
          >
            {words}
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
