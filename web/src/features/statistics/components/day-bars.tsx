import { figure } from "../../../lib/i18n/figure.ts";
import { barColors, type BarTone } from "../../../ui/chart/bar-table.tsx";

interface DayBarsProps {
  label: string;
  tone: BarTone;
  days: readonly { date: string; text: string; count: number }[];
  /** What the picture says to who does not see it. */
  describe: (figures: { label: string; total: number; most: number }) => string;
}

const height = 64;

/** One count by day or hour, a bar for each; the table beside says the same. */
export function DayBars({ label, tone, days, describe }: DayBarsProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <figure style={{ margin: "0 0 16px" }}>
      <figcaption>
        {label} <strong>{figure(total)}</strong>
      </figcaption>
      <svg
        role="img"
        aria-label={describe({ label, total, most: total === 0 ? 0 : most })}
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
              <title>{`${text}: ${figure(count)}`}</title>
            </rect>
          );
        })}
      </svg>
    </figure>
  );
}
