import type { Icon as TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

/** What a place of the bottom bar shows: a shape above its word. */
export function BarWords({ icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <>
      <i>
        <Icon of={icon} size={22} />
      </i>
      {children}
    </>
  );
}
