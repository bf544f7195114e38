import type { Figures } from "@janur/domain/statistics/figures";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { figureQueries } from "../figure-queries.ts";
import classes from "./rsvp-page.module.css";

interface CapacityFiguresProps {
  invitationId: string;
  /** Heads that there is room for. */
  capacity: number;
  ceremonyIds: readonly string[];
  figures: Figures | undefined;
}

/** How full the room is, and who waits. */
export function CapacityFigures({ invitationId, capacity, ceremonyIds, figures }: CapacityFiguresProps) {
  const { t } = useTranslation("rsvp");
  const held = useQuery(figureQueries.headCounts(invitationId, ceremonyIds)).data?.held;
  if (held === undefined) return null;
  const waiting = figures?.waiting;
  const share = Math.min(1, held.people / capacity);
  return (
    <section className={classes.capacity}>
      <p>
        {t("capacity.used", {
          held: held.people,
          capacity,
          invitations: t("invitations", { count: held.invitations }),
        })}
      </p>
      <div className={classes.bar} data-full={share === 1 || undefined} aria-hidden>
        <div style={{ width: `${String(share * 100)}%` }} />
      </div>
      {waiting !== undefined && (
        <p>
          {waiting.invitations === 0
            ? t("capacity.nobodyWaiting")
            : t("capacity.waiting", {
                invitations: t("invitations", { count: waiting.invitations }),
                people: t("people", { count: waiting.people }),
              })}
        </p>
      )}
    </section>
  );
}
