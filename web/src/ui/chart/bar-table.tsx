import { figure } from "../../lib/i18n/figure.ts";
import classes from "./bar-table.module.css";

/** Told apart by their order and by words beside them too, never by colour alone. */
export type BarTone = "daun" | "kunyit" | "nila" | "cabai" | "tanah";

export const barColors: Record<BarTone, string> = {
  daun: "var(--mantine-color-daun-filled)",
  kunyit: "var(--mantine-color-kunyit-5)",
  nila: "var(--mantine-color-nila-filled)",
  cabai: "var(--mantine-color-cabai-6)",
  tanah: "var(--mantine-color-tanah-6)",
};

export interface Bar {
  key: string;
  label: string;
  /** As they are drawn, one behind the other, in the unit of `whole`. */
  parts: readonly { value: number; tone: BarTone }[];
  /** What the columns say: figures, or words with their unit. */
  values: readonly (number | string)[];
}

interface BarTableProps {
  /** What the first column holds, and each of the others. */
  columns: readonly [string, ...string[]];
  bars: readonly Bar[];
  /** What a bar from end to end stands for: the same for all bars of a set, so that half a bar is half of everybody. */
  whole: number;
}

/** Bars that are the rows of a table: read with eyes, by a screen reader, or copied into a letter. */
export function BarTable({ columns, bars, whole }: BarTableProps) {
  const lengths = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const full = Math.max(1, whole, ...lengths);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, parts, values }) => (
          <tr key={key}>
            <th scope="row" style={{ width: "100%" }}>
              {label}
              <span className={classes.bar} aria-hidden>
                {parts.map(({ value, tone }) => (
                  <span
                    key={tone}
                    style={{ width: `${String((100 * value) / full)}%`, background: barColors[tone] }}
                  />
                ))}
              </span>
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{figure(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
