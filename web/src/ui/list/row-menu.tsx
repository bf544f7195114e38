import { IconDots, type Icon as TablerIcon } from "@tabler/icons-react";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { Icon } from "../icon.tsx";
import classes from "./row-controls.module.css";

const OpenRowMenu = lazyPart(async () => (await import("./open-row-menu.tsx")).OpenRowMenu);

export interface RowAction<Name extends string> {
  name: Name;
  label: string;
  icon: TablerIcon;
}

interface RowMenuProps<Name extends string> {
  label: string;
  /** Asked for when the menu opens. */
  actions: () => readonly RowAction<Name>[];
  onAct: (name: Name) => void;
  width?: number;
  /** Out of a row that clips what stands beyond it. */
  withinPortal?: boolean;
  /** Beside other buttons, in their looks. */
  isFramed?: boolean;
}

/**
 * What can be done with one row of a list, behind three dots. A list of thousands draws one with each row that is
 * scrolled into view: until it is opened it is a button and nothing more.
 */
export function RowMenu<Name extends string>(props: RowMenuProps<Name>) {
  const { label, actions, onAct, width = 220, withinPortal = false, isFramed = false } = props;
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
        data-framed={isFramed || undefined}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={() => {
          setState(isOpen ? "closing" : "open");
        }}
        onKeyDown={({ key }) => {
          // Before the menu has the focus, which comes a moment after it.
          if (key === "Escape" && isOpen) setState("closing");
        }}
      >
        <Icon of={IconDots} />
      </button>
      {state !== "none" && (
        <Suspense>
          <OpenRowMenu
            id={id}
            button={button}
            items={actions().map(({ name, ...action }) => ({
              ...action,
              name,
              act: () => {
                onAct(name);
              },
            }))}
            width={width}
            withinPortal={withinPortal}
            isOpen={isOpen}
            onClose={() => {
              setState("closing");
            }}
            onClosed={() => {
              setState("none");
            }}
          />
        </Suspense>
      )}
    </>
  );
}
