import type { Content } from "@janur/domain/content";
import type { Guest } from "@janur/domain/guest";
import { may, type TeamRole } from "@janur/domain/team";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { QueryBoundary } from "../../../ui/query-boundary.tsx";
import { DeleteGuestDialog } from "./delete-guest-dialog.tsx";
import { GuestList, GuestListSkeleton } from "./guest-list.tsx";

/** The phone number tables are large: they come with the form, not with the list. */
const GuestDialog = lazy(async () => ({ default: (await import("./guest-dialog.tsx")).GuestDialog }));

type Open = { kind: "add" } | { kind: "edit" | "delete"; guest: Guest };

interface GuestRoomProps {
  invitationId: string;
  role: TeamRole;
  /** The draft; undefined while it loads or where this person may not read it. */
  content: Content | undefined;
  /** Buttons beside those of the room. */
  actions: ReactNode;
  onRecord: (guest: Guest) => void;
}

/** The guests of one invitation: list, add, change, delete, personal links. */
export function GuestRoom({ invitationId, role, content, actions, onRecord }: GuestRoomProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
  };
  const mayEdit = may(role, "editGuests");
  return (
    <>
      <QueryBoundary skeleton={<GuestListSkeleton />}>
        <GuestList
          invitationId={invitationId}
          mayEdit={mayEdit}
          mayCopyLinks={may(role, "readLinks")}
          mayAnswer={may(role, "answerForGuests")}
          actions={actions}
          onRecord={onRecord}
          onAdd={() => {
            setOpen({ kind: "add" });
          }}
          onEdit={(guest) => {
            setOpen({ kind: "edit", guest });
          }}
          onDelete={(guest) => {
            setOpen({ kind: "delete", guest });
          }}
        />
      </QueryBoundary>
      <Suspense>
        {(open?.kind === "add" || open?.kind === "edit") && (
          <GuestDialog
            invitationId={invitationId}
            guest={open.kind === "edit" ? open.guest : null}
            content={content}
            onClose={close}
          />
        )}
      </Suspense>
      {open?.kind === "delete" && (
        <DeleteGuestDialog invitationId={invitationId} guest={open.guest} onClose={close} />
      )}
    </>
  );
}
