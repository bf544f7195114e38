import type { Figures, Tally } from "@janur/domain/statistics/figures";
import { useTranslation } from "react-i18next";
import classes from "./invitation-settings-page.module.css";

export interface CapacityCounts {
  /** Undefined while they load, as are the seats that are taken. */
  figures: Figures | undefined;
  held: Tally | undefined;
  /** Neither will come. */
  isFailed: boolean;
}

interface CapacityUseProps {
  counts: CapacityCounts;
  capacity: number | null;
}

/** How full the room is: a bar and the same in words, in envelopes and in people. */
export function CapacityUse({ counts, capacity }: CapacityUseProps) {
  const { t } = useTranslation("invitation-settings");
  const { figures, held, isFailed } = counts;
  const seated = capacity === null ? figures?.coming : held;
  if (figures === undefined || seated === undefined)
    return <p className={classes.use}>{t(isFailed ? "capacity.uncounted" : "capacity.counting")}</p>;
  const both = ({ invitations, people }: Tally) =>
    t("capacity.both", {
      invitations: t("capacity.invitations", { count: invitations }),
      people: t("capacity.people", { count: people }),
    });
  return (
    <div className={classes.use}>
      {capacity !== null && (
        <div className={classes.bar} aria-hidden data-full={seated.people >= capacity || undefined}>
          <span style={{ width: `${String(Math.min(100, (seated.people / capacity) * 100))}%` }} />
        </div>
      )}
      <p>
        {t(capacity === null ? "capacity.coming" : "capacity.seated", {
          both: both(seated),
          capacity: capacity ?? 0,
        })}
        {figures.waiting.people > 0 && ` ${t("capacity.waiting", { both: both(figures.waiting) })}`}
        {capacity !== null &&
          figures.inbox.people > 0 &&
          ` ${t("capacity.inbox", { both: both(figures.inbox) })}`}
      </p>
    </div>
  );
}
