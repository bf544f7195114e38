import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useTranslation } from "react-i18next";

const SpreadsheetDrawer = lazyPart(async () => (await import("./spreadsheet-drawer.tsx")).SpreadsheetDrawer);

interface SpreadsheetButtonProps {
  invitation: Pick<Invitation, "id" | "slug" | "zone">;
  role: TeamRole;
}

/** Opens what takes guests and answers along; nothing for roles that may not. */
export function SpreadsheetButton({ invitation, role }: SpreadsheetButtonProps) {
  const { t } = useTranslation("spreadsheet");
  const [isOpen, setOpen] = useState(false);
  if (!may(role, "exportGuests")) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("open")}
      </Button>
      <Suspense>
        {isOpen && (
          <SpreadsheetDrawer
            invitation={invitation}
            role={role}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
