import type { Invitation } from "@janur/domain/invitation/invitation";
import type { GuestSide } from "@janur/domain/side/guest-side";
import type { GivenRole } from "@janur/domain/team/team-invite";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";

const SideChoice = lazyPart(async () => (await import("./side-choice.tsx")).SideChoice);

interface SideOfEditorProps {
  invitation: Pick<Invitation, "sides">;
  role: GivenRole;
  value: GuestSide | null;
  onChange: (side: GuestSide | null) => void;
}

/** Asks an editor's family where the feast has versions for families; nothing for other roles, which are for all. */
export function SideOfEditor({ invitation, role, value, onChange }: SideOfEditorProps) {
  if (role !== "editor" || (invitation.sides.length === 0 && value === null)) return null;
  return (
    <Suspense>
      <SideChoice value={value} onChange={onChange} />
    </Suspense>
  );
}
