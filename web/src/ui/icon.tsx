import type { Icon as TablerIcon, IconProps } from "@tabler/icons-react";

/** An icon beside words or in a button that has a name: as wide as all others, and nothing that is read out. */
export function Icon({ of: Drawing, ...props }: IconProps & { of: TablerIcon }) {
  return <Drawing size={20} stroke={1.75} aria-hidden {...props} />;
}
