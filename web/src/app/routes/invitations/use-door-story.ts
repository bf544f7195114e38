import { arrivalsByGuest } from "@janur/domain/door/arrivals-by-guest";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { may, type TeamRole } from "@janur/domain/team/team";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { doorQueries } from "../../../features/door/queries.ts";
import { usualView } from "../../../features/door/view.ts";
import type { DoorStory } from "../../../features/guest/door-story.ts";

/** Who of the guests came, for who may know; null before the day and where no door let anybody in. */
export function useDoorStory(invitation: Invitation, role: TeamRole): DoorStory | null {
  const [now] = useState(() => new Date());
  const view = usualView(invitation, now);
  const { data } = useQuery({
    ...doorQueries.report(invitation.id),
    enabled: may(role, "readArrivals") && view !== "prepare",
  });
  return useMemo(() => {
    const arrivals = arrivalsByGuest(data?.arrived ?? []);
    return arrivals.size === 0 ? null : { arrivals, isOver: view === "report" };
  }, [data, view]);
}
