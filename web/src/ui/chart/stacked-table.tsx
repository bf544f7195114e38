import { figure } from "../../lib/i18n/figure.ts";
import { barColors, type BarTone } from "./bar-table.tsx";
import classes from "./stacked-table.module.css";

export interface StackedRow {
  key: string;
  label: string;
  tone: BarTone;
  /** In the unit of the bar. */
  value: number;
  /** What the columns say. */
  values: readonly (number | string)[];
}

interface StackedTableProps {
  /** What the table holds, for who hears it. */
  label: string;
  columns: readonly string[];
  rows: readonly StackedRow[];
  /** The last line, of all rows together. */
  total: { label: string; values: readonly (number | string)[] };
}

/** Parts of one whole on one bar, so that all share its scale, and the same as a table beneath. */
export function StackedTable({ label, columns, rows, total }: StackedTableProps) {
  return (
    <div className={classes.stack}>
      <div className={classes.bar} aria-hidden>
        {rows
          .filter(({ value }) => value > 0)
          .map(({ key, tone, value }) => (
            <span key={key} style={{ flexGrow: value, background: barColors[tone] }} />
          ))}
      </div>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label: name, tone, values }) => (
            <tr key={key}>
              <th scope="row">
                <span className={classes.tone} style={{ background: barColors[tone] }} aria-hidden />
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index]}>{figure(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            {total.values.map((value, index) => (
              <td key={columns[index]}>{figure(value)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
