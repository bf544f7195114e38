import type { DoorPicture } from "@janur/domain/door/door-picture";
import { clockText } from "@janur/domain/time/date-text";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { styles } from "../styles.ts";

/** Who must not stand and wait: here, in part, or awaited; a shape and a word for each. */
export function VipsCard({ vips, zone }: { vips: DoorPicture["vips"]; zone: string }) {
  const t = useEventText("door");
  const here = vips.filter(({ people }) => people > 0).length;
  // Those who are awaited are looked for first.
  const inOrder = [...vips.filter(({ at }) => at === null), ...vips.filter(({ at }) => at !== null)];
  return (
    <Card
      title={t("vips.title")}
      action={vips.length > 0 && <span>{t("vips.count", { here, all: vips.length })}</span>}
    >
      {vips.length === 0 ? (
        <p style={styles.lead}>{t("vips.none")}</p>
      ) : (
        <ul style={styles.rows}>
          {inOrder.map(({ guest, name, tags, expected, people, at }) => {
            const time = at === null ? "" : clockText(new Date(at), zone);
            const isPart = people > 0 && people < expected;
            return (
              <li key={guest} style={styles.row}>
                <div style={styles.who}>
                  <span style={styles.name} dir="auto">
                    {name}
                  </span>
                  <p style={styles.about} dir="auto">
                    {tags.join(" · ")}
                  </p>
                </div>
                <span style={at === null ? styles.markWaiting : styles.markGood}>
                  <span aria-hidden>{at === null ? "○ " : isPart ? "◑ " : "✓ "}</span>
                  {at === null
                    ? t("vips.awaited")
                    : isPart
                      ? t("vips.partly", { people, expected, time })
                      : t("vips.here", { time })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
