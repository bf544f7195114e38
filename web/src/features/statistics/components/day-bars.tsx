import { useTranslation } from "react-i18next";
import { barColors, type BarTone } from "../../../ui/bar-table.tsx";

interface DayBarsProps {
  label: string;
  tone: BarTone;
  days: readonly { date: string; text: string; count: number }[];
}

const height = 64;

/** One count by day, a bar for each; the table beside says the same. */
export function DayBars({ label, tone, days }: DayBarsProps) {
  const { t } = useTranslation("statistics");
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <figure style={{ margin: "0 0 16px" }}>
      <figcaption>
        {label} <strong>{total}</strong>
      </figcaption>
      <svg
        role="img"
        aria-label={t("days.picture", { label, total, most: total === 0 ? 0 : most })}
        viewBox={`0 0 ${String(days.length * 4)} ${String(height)}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        style={{ display: "block", borderBottom: "1px solid var(--janur-control-line)" }}
      >
        {days.map(({ date, text, count }, index) => {
          const size = (count / most) * height;
          return (
            <rect key={date} x={index * 4} y={height - size} width={3} height={size} fill={barColors[tone]}>
              <title>{`${text}: ${String(count)}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
