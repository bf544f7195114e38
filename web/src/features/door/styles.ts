import type { CSSProperties } from "react";

/*
 * How the pages of the door look. As properties and not as a sheet: the application's sheets are fetched whole by
 * everybody (A4), and these pages are opened on one day.
 */

const dim = "var(--mantine-color-dimmed)";
const line = "1px solid var(--janur-line)";

const lead: CSSProperties = { margin: "0 0 12px", color: dim };
const who: CSSProperties = { flex: "1 1 10rem", minWidth: 0, overflowWrap: "anywhere" };
const mark: CSSProperties = { flex: "none", fontSize: 14, fontWeight: 600, whiteSpace: "nowrap" };
const good = "var(--mantine-color-daun-text)";
const bad = "var(--mantine-color-cabai-text)";

export const styles = {
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
    gap: 16,
    alignItems: "start",
  },
  column: { display: "grid", gap: 16, minWidth: 0 },
  fresh: {
    display: "flex",
    gap: 12,
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 44,
    color: dim,
    fontSize: 14,
  },
  /* What a father reads at arm's length. */
  hero: { margin: 0 },
  heroFigure: {
    display: "block",
    fontSize: 56,
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: "-.02em",
    fontVariantNumeric: "tabular-nums",
  },
  bar: {
    height: 14,
    margin: "12px 0",
    borderRadius: 7,
    background: "var(--janur-quiet)",
    overflow: "hidden",
  },
  barFill: { display: "block", height: "100%", background: "var(--mantine-color-daun-filled)" },
  figures: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))",
    gap: "12px 16px",
    margin: "16px 0 0",
  },
  small: { color: dim, fontSize: 14 },
  figure: { display: "block", fontSize: 22, fontWeight: 700, lineHeight: 1.25 },
  lead,
  rows: { display: "grid", margin: 0, padding: 0, listStyle: "none" },
  row: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 12px",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 52,
    padding: "8px 0",
    borderTop: line,
  },
  who,
  name: { fontWeight: 600 },
  about: { margin: 0, color: dim, fontSize: 14, overflowWrap: "anywhere" },
  /* Told apart by a sign before the word as well. */
  markGood: { ...mark, color: good },
  markBad: { ...mark, color: bad },
  markWaiting: { ...mark, color: dim },
  dispute: { padding: "12px 0", borderTop: line },
  disputeName: { margin: 0, fontSize: 16 },
  urgent: { borderRadius: 14, boxShadow: "inset 4px 0 0 var(--mantine-color-kunyit-5)" },
  steps: { display: "grid", gap: 16, maxWidth: 720, margin: 0, padding: 0, listStyle: "none" },
  device: { padding: "12px 0", borderTop: line },
  deviceHead: { display: "flex", gap: 12, alignItems: "baseline", justifyContent: "space-between" },
  points: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 210px), 1fr))",
    gap: "4px 16px",
    margin: "8px 0 0",
    padding: 0,
    fontSize: 14,
    listStyle: "none",
  },
  point: { display: "flex", gap: 8, alignItems: "baseline" },
  pointBad: { display: "flex", gap: 8, alignItems: "baseline", color: bad },
  signGood: { flex: "none", color: good, fontWeight: 700 },
  signBad: { flex: "none", color: bad, fontWeight: 700 },
  pointText: { margin: 0 },
  /* As large as the page is wide: a camera reads it across a table. */
  code: {
    width: "min(100%, 320px)",
    marginInline: "auto",
    borderRadius: 10,
    background: "white",
    lineHeight: 0,
    overflow: "hidden",
  },
  result: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    width: "100%",
    minHeight: 52,
    padding: "8px 0",
    textAlign: "left",
  },
} as const satisfies Record<string, CSSProperties>;
