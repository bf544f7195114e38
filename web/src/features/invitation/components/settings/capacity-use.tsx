import type { Figures, Tally } from "@janur/domain/figures";
import { useTranslation } from "react-i18next";
import classes from "./settings-room.module.css";

/** Those who are coming and do not wait for seats. */
export function seatedOf({ coming, waiting }: Figures): Tally {
  return {
    invitations: Math.max(0, coming.invitations - waiting.invitations),
    people: Math.max(0, coming.people - waiting.people),
  };
}

/** How full the room is: a bar and the same in words, in envelopes and in people. */
export function CapacityUse({
  figures,
  capacity,
}: {
  figures: Figures | undefined;
  capacity: number | null;
}) {
  const { t } = useTranslation("invitation-settings");
  if (figures === undefined) return <p className={classes.use}>{t("capacity.counting")}</p>;
  const seated = seatedOf(figures);
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
      </p>
    </div>
  );
}
