import type { Invitation } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createPresence, type Coeditor } from "./presence.ts";
import { sayPresence, takePresenceBack, watchPresence } from "./presence-data.ts";

/** Somebody else at the draft, as the team knows this person. */
export interface NamedCoeditor extends Coeditor {
  name: string;
  photo: string | null;
}

/**
 * Who else has the draft open, and where. Silent where nobody else may edit.
 * @param section the one whose form is open here, or null
 */
export function usePresence(
  { id, team }: Pick<Invitation, "id" | "team">,
  uid: string,
  section: string | null,
): NamedCoeditor[] {
  const [presence] = useState(() =>
    createPresence({
      uid,
      say: (at) => sayPresence(id, uid, at),
      leave: () => {
        takePresenceBack(id, uid);
      },
      watch: (next) => watchPresence(id, next),
    }),
  );
  const isShared = Object.values(team).filter(({ role }) => may(role, "editContent")).length > 1;
  useEffect(() => (isShared ? presence.open() : undefined), [presence, isShared]);
  useEffect(() => {
    presence.look(section);
  }, [presence, section]);
  const coeditors = useSyncExternalStore(presence.subscribe, presence.snapshot);
  return useMemo(
    () =>
      coeditors.flatMap((coeditor) => {
        const member = Object.hasOwn(team, coeditor.uid) ? team[coeditor.uid] : undefined;
        return member === undefined ? [] : [{ ...coeditor, name: member.name, photo: member.photo }];
      }),
    [coeditors, team],
  );
}
