import { useIsPhone } from "../use-is-phone.ts";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./raised-dialog.tsx";
import { SideDrawer } from "./side-drawer.tsx";

/** A list to choose from: from below on a phone, as high as it needs, and a dialog elsewhere. Open while mounted. */
export function Sheet(props: DialogProps) {
  const isPhone = useIsPhone();
  if (!isPhone) return <Dialog {...props} />;
  const { title, onClose, children } = props;
  return (
    <SideDrawer title={title} onClose={onClose} isLow>
      {children}
    </SideDrawer>
  );
}
