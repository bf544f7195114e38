import type { Invitation } from "@janur/domain/invitation/invitation";
import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { PartBoundary } from "../../../ui/error/query-boundary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { passQueries } from "../queries.ts";
import { ChangeDoorPassDialog, NewDoorPassDialog } from "./door-pass-dialog.tsx";
import type { DoorOfCeremony } from "./door-pass-fields.tsx";
import { ofScope, PassList } from "./pass-list.tsx";

interface DoorPassesProps {
  invitation: Invitation;
  ceremonies: readonly DoorOfCeremony[];
  /** Who asks for help, as the message calls them. */
  inviter: string;
}

/** Links for whoever stands at the door: one each, or one for the whole table. */
export function DoorPasses({ invitation, ceremonies, inviter }: DoorPassesProps) {
  const t = useEventText("pass");
  const [isNew, setNew] = useState(false);
  return (
    <Stack gap={12} align="flex-start">
      <Text c="dimmed">{t("door.lead")}</Text>
      <div style={{ width: "100%" }}>
        <PartBoundary skeleton={<Skeleton height={96} radius="lg" aria-hidden />}>
          <DoorPassList invitation={invitation} ceremonies={ceremonies} />
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
          ceremonies={ceremonies}
          inviter={inviter}
          onClose={() => {
            setNew(false);
          }}
        />
      )}
    </Stack>
  );
}

function DoorPassList({ invitation, ceremonies }: Omit<DoorPassesProps, "inviter">) {
  const { data } = useSuspenseQuery(passQueries.list(invitation.id));
  const passes = ofScope(data, "door");
  if (passes.length === 0) return null;
  return (
    <PassList
      passes={passes}
      zone={invitation.zone}
      change={(pass, close) => <ChangeDoorPassDialog {...{ invitation, ceremonies, pass }} onClose={close} />}
    />
  );
}
