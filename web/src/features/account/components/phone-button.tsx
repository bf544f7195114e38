import { Button } from "@mantine/core";
import { IconPhone } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";

/** Leads to the code by SMS, which signs in who has an account and makes one for who has none. */
export function PhoneButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={PreloadLink} to={to} variant="default" fullWidth leftSection={<Icon of={IconPhone} />}>
      {children}
    </Button>
  );
}
