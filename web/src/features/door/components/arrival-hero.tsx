import type { DoorPicture } from "@janur/domain/door/door-picture";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { figure } from "../../../lib/i18n/figure.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { styles } from "../styles.ts";

/** How many come by all that is known before the day. */
export interface Expected {
  low: number;
  high: number;
  /** From how many earlier feasts that was learned. */
  feasts: number;
}

interface ArrivalHeroProps {
  title: string;
  picture: DoorPicture;
  /** Null where too little is known. */
  forecast: Expected | null;
}

/** One glance: how many are in, of how many, and how many more to cook for. */
export function ArrivalHero({ title, picture, forecast }: ArrivalHeroProps) {
  const t = useEventText("door");
  const { arrived, expected, awaited, walkIns, strangers } = picture;
  const people = arrived.people + walkIns.people + strangers.people;
  const whole = Math.max(people, expected.people);
  const left = {
    low: Math.max(0, (forecast?.low ?? expected.people) - people),
    high: Math.max(0, (forecast?.high ?? expected.people) - people),
  };
  const figures = [
    {
      key: "awaited" as const,
      value: awaited.people,
      of: t("envelopes", { count: awaited.invitations }),
    },
    {
      key: "portions" as const,
      value: left.low === left.high ? left.low : t("hero.range", left),
      of: "",
    },
    { key: "walkIns" as const, value: walkIns.people, of: "" },
    ...(strangers.people > 0 ? [{ key: "strangers" as const, value: strangers.people, of: "" }] : []),
    ...(picture.over > 0 ? [{ key: "over" as const, value: picture.over, of: "" }] : []),
    { key: "souvenirs" as const, value: picture.souvenirs, of: "" },
  ];
  return (
    <Card title={title}>
      <p style={styles.hero}>
        {t("hero.arrived")}
        <strong style={styles.heroFigure}>{figure(people)}</strong>
        {t("hero.ofExpected", { people: expected.people })}
      </p>
      <div style={styles.bar} role="img" aria-label={t("hero.bar", { arrived: people, whole })}>
        <span style={{ ...styles.barFill, width: `${String(whole === 0 ? 0 : (100 * people) / whole)}%` }} />
      </div>
      <p style={styles.lead}>
        {people === 0
          ? t("hero.empty")
          : t("hero.invitations", { arrived: arrived.invitations, expected: expected.invitations })}
        {forecast !== null && (
          <> {t(forecast.low === forecast.high ? "hero.forecastExact" : "hero.forecast", { ...forecast })}</>
        )}
        {forecast !== null && forecast.feasts > 0 && <> {t("hero.learned", { count: forecast.feasts })}</>}
      </p>
      <dl style={styles.figures}>
        {figures.map(({ key, value, of }) => (
          <div key={key}>
            <dt style={styles.small}>{t(`hero.${key}`)}</dt>
            <dd style={{ margin: 0 }}>
              <strong style={styles.figure}>{figure(value)}</strong>
              {of !== "" && <small style={styles.small}>{of}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
