import type { DoorPicture } from "@janur/domain/door/door-picture";
import { limits } from "@janur/domain/limits";
import { clockText } from "@janur/domain/time/date-text";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { figure } from "../../../lib/i18n/figure.ts";
import { BarTable, type Bar } from "../../../ui/chart/bar-table.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { gateNumbers, halfHours } from "../half-hours.ts";
import { styles } from "../styles.ts";
import type { Expected } from "./arrival-hero.tsx";

interface ArrivalTablesProps {
  picture: DoorPicture;
  zone: string;
  /** Null where too little is known. */
  forecast: Expected | null;
}

type Part = Pick<DoorPicture, "arrived" | "expected">;

/** Arrivals by half hour, group, side and who let them in: charts that are tables. */
export function ArrivalTables({ picture, zone, forecast }: ArrivalTablesProps) {
  return (
    <>
      <Curve {...{ picture, zone, forecast }} />
      <Parts picture={picture} />
      <Gates picture={picture} zone={zone} />
    </>
  );
}

function Curve({ picture, zone, forecast }: ArrivalTablesProps) {
  const t = useEventText("door");
  const steps = halfHours(picture.curve);
  const clock = (at: number) => clockText(new Date(at), zone);
  const awaited = forecast === null ? 0 : (forecast.low + forecast.high) / 2;
  const columns = [t("curve.time"), t("curve.people"), t("curve.total")] as const;
  return (
    <Card title={t("curve.title")}>
      {steps.length === 0 ? (
        <p style={styles.lead}>{t("curve.none")}</p>
      ) : (
        <BarTable
          columns={awaited === 0 ? columns : [...columns, t("curve.ofForecast")]}
          whole={Math.max(...steps.map(({ people }) => people))}
          bars={steps.map(({ from, people, total }) => ({
            key: String(from),
            label: `${clock(from)}–${clock(from + limits.door.stepMs)}`,
            parts: [{ value: people, tone: "nila" }],
            values:
              awaited === 0
                ? [people, total]
                : [people, total, `${String(Math.round((100 * total) / awaited))}%`],
          }))}
        />
      )}
    </Card>
  );
}

function Parts({ picture: { groups, sides } }: { picture: DoorPicture }) {
  const t = useEventText("door");
  const bar = (key: string, label: string, { arrived, expected }: Part): Bar => ({
    key,
    label,
    parts: [
      { value: arrived.people, tone: "daun" },
      { value: Math.max(0, expected.people - arrived.people), tone: "tanah" },
    ],
    values: [
      `${figure(arrived.invitations)}/${figure(expected.invitations)}`,
      arrived.people,
      expected.people,
    ],
  });
  const columns = [t("invitationsColumn"), t("arrivedColumn"), t("expectedColumn")] as const;
  const isTold = ({ arrived, expected }: Part) => arrived.people + expected.people > 0;
  const [shownGroups, shownSides] = [groups.filter(isTold), sides.filter(isTold)];
  const whole = (parts: readonly Part[]) =>
    Math.max(0, ...parts.map(({ arrived, expected }) => Math.max(arrived.people, expected.people)));
  return (
    <>
      {shownGroups.length > 0 && (
        <Card title={t("groups.title")}>
          <BarTable
            columns={[t("groups.name"), ...columns]}
            whole={whole(shownGroups)}
            bars={shownGroups.map((part) =>
              bar(
                JSON.stringify(part.group),
                part.group === null ? t("groups.others") : part.group || t("groups.none"),
                part,
              ),
            )}
          />
        </Card>
      )}
      {shownSides.some(({ side }) => side !== null) && (
        <Card title={t("sides.title")}>
          <BarTable
            columns={[t("sides.name"), ...columns]}
            whole={whole(shownSides)}
            bars={shownSides.map((part) => bar(part.side ?? "none", t(`sides.${part.side ?? "none"}`), part))}
          />
        </Card>
      )}
    </>
  );
}

function Gates({ picture: { gates }, zone }: Omit<ArrivalTablesProps, "forecast">) {
  const t = useEventText("door");
  if (gates.length === 0) return null;
  const numbers = gateNumbers(gates);
  return (
    <Card title={t("gates.title")}>
      <BarTable
        columns={[t("gates.by"), t("gates.arrivals"), t("gates.people"), t("gates.last")]}
        whole={Math.max(...gates.map(({ people }) => people))}
        bars={gates.map(({ by, arrivals, people, lastAt }, index) => {
          const number = numbers[index];
          const name = by || t("family");
          return {
            key: String(index),
            label: number == null ? name : t("gates.device", { by: name, number }),
            parts: [{ value: people, tone: "kunyit" }],
            values: [arrivals, people, clockText(new Date(lastAt), zone)],
          };
        })}
      />
      <p style={{ ...styles.small, margin: "12px 0 0" }}>{t("gates.note")}</p>
    </Card>
  );
}
