import "@mantine/core/styles/Menu.css";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, type Icon } from "@tabler/icons-react";

export interface RowAction<Name extends string> {
  name: Name;
  label: string;
  Icon: Icon;
}

interface RowMenuProps<Name extends string> {
  label: string;
  actions: readonly RowAction<Name>[];
  onAct: (name: Name) => void;
}

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** What can be done with one row of a list, behind three dots. */
export function RowMenu<Name extends string>({ label, actions, onAct }: RowMenuProps<Name>) {
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="tanah" size={44} aria-label={label}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ name, label: words, Icon: Sign }) => (
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
