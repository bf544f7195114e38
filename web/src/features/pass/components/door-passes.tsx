import { passState, type Pass } from "@janur/domain/helper/pass";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import classes from "../../../ui/list/person-list.module.css";
import { passQueries } from "../queries.ts";
import { ChangeDoorPassDialog, NewDoorPassDialog } from "./door-pass-dialog.tsx";
import { PassRow, type PassAction } from "./pass-row.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { UsesDialog } from "./uses-dialog.tsx";

interface DoorPassesProps {
  invitation: Invitation;
  /** Who asks for help, as the message calls them. */
  inviter: string;
}

/** Links for whoever stands at the door: one each, or one for the whole table. */
export function DoorPasses({ invitation, inviter }: DoorPassesProps) {
  const t = useEventText("pass");
  const [isNew, setNew] = useState(false);
  return (
    <Stack gap={12} align="flex-start">
      <Text c="dimmed">{t("door.lead")}</Text>
      <div style={{ width: "100%" }}>
        <PartBoundary skeleton={<Skeleton height={96} radius="lg" aria-hidden />}>
          <DoorPassList invitation={invitation} />
        </PartBoundary>
      </div>
      {invitation.status !== "trashed" && (
        <Button
          leftSection={<Icon of={IconLink} />}
          onClick={() => {
            setNew(true);
          }}
        >
          {t("door.open")}
        </Button>
      )}
      {isNew && (
        <NewDoorPassDialog
          invitation={invitation}
          inviter={inviter}
          onClose={() => {
            setNew(false);
          }}
        />
      )}
    </Stack>
  );
}

/** Those that are good, then what was taken back or is over. */
function ofDoor(passes: readonly Pass[]): Pass[] {
  const now = new Date();
  const isOpen = (pass: Pass) => Number(passState(pass, now) === "open");
  return passes
    .filter(({ scopes }) => scopes.includes("door"))
    .sort((a, b) => isOpen(b) - isOpen(a) || a.createdAt.getTime() - b.createdAt.getTime());
}

function DoorPassList({ invitation }: { invitation: Invitation }) {
  const { data } = useSuspenseQuery(passQueries.list(invitation.id));
  const [open, setOpen] = useState<{ action: PassAction; passId: string } | null>(null);
  const passes = ofDoor(data);
  const pass = passes.find(({ id }) => id === open?.passId);
  const close = () => {
    setOpen(null);
  };
  if (passes.length === 0) return null;
  return (
    <>
      <ul className={classes.list}>
        {passes.map((item) => (
          <PassRow
            key={item.id}
            pass={item}
            zone={invitation.zone}
            onAct={(action) => {
              setOpen({ action, passId: item.id });
            }}
          />
        ))}
      </ul>
      {pass !== undefined && open?.action === "change" && (
        <ChangeDoorPassDialog invitation={invitation} pass={pass} onClose={close} />
      )}
      {pass !== undefined && open?.action === "uses" && (
        <UsesDialog pass={pass} zone={invitation.zone} onClose={close} />
      )}
      {pass !== undefined && open?.action === "revoke" && <RevokeDialog pass={pass} onClose={close} />}
    </>
  );
}
