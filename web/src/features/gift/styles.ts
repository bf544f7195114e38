import type { CSSProperties } from "react";

/*
 * How the pages of gifts look. As properties and not as a sheet, for the reason that the door's styles give: the
 * application's sheets are fetched whole by everybody (A4), and these pages are opened by few.
 */

const dim = "var(--mantine-color-dimmed)";
const line = "1px solid var(--janur-line)";
const figure: CSSProperties = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" };

export const styles = {
  headActions: { display: "flex", flexWrap: "wrap", gap: 8 },
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 380px), 1fr))",
    gap: 16,
    alignItems: "start",
  },
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16, minWidth: 0 },
  /* What is wider scrolls within it. */
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 },
  lead: { margin: "0 0 16px", color: dim, maxWidth: 640 },
  fields: { display: "grid", gridTemplateColumns: "minmax(96px, 1fr) minmax(0, 2.4fr)", gap: 12 },
  /* The bar at the top covers nothing of what is scrolled to. */
  belowBar: { scrollMarginTop: 72 },
  /* What is about to be saved, to be read from a chair's distance. */
  preview: {
    ...figure,
    margin: "2px 0 0",
    fontSize: 28,
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: "-.01em",
  },
  rows: { listStyle: "none", margin: 0, padding: 0 },
  row: {
    display: "flex",
    gap: 12,
    alignItems: "baseline",
    justifyContent: "space-between",
    padding: "10px 0",
    borderTop: line,
    minHeight: 52,
    width: "100%",
    textAlign: "start",
  },
  who: { flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" },
  name: { fontWeight: 600 },
  about: { margin: 0, color: dim, fontSize: 14 },
  line: { display: "flex", gap: 12, alignItems: "baseline", justifyContent: "space-between" },
  amount: { ...figure, flex: "none", fontWeight: 600 },
  number: {
    ...figure,
    flex: "none",
    minWidth: 32,
    fontSize: 14,
    color: dim,
  },
  hero: {
    ...figure,
    display: "block",
    fontSize: 40,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: "-.02em",
  },
  heroLong: { fontSize: "clamp(26px, 7.5vw, 40px)" },
  small: { color: dim, fontSize: 14 },
  figures: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(136px, 1fr))",
    gap: "12px 16px",
    margin: "16px 0 0",
  },
  figure: { ...figure, display: "block", fontSize: 18, fontWeight: 600 },
  pad: { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 8, marginTop: 12 },
  key: {
    height: 56,
    border: line,
    borderRadius: 10,
    background: "var(--janur-surface)",
    color: "inherit",
    fontSize: 22,
    fontWeight: 600,
    touchAction: "manipulation",
  },
  options: {
    listStyle: "none",
    margin: "4px 0 0",
    padding: 4,
    border: line,
    borderRadius: 10,
    background: "var(--janur-surface)",
  },
  option: { padding: "8px 10px", borderRadius: 6, cursor: "pointer", minHeight: 44 },
  chosen: { background: "var(--janur-quiet)" },
  photoField: { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" },
  photoSmall: { width: 72, height: 72, objectFit: "cover", borderRadius: 8, border: line },
  photo: { display: "block", maxWidth: "100%", maxHeight: 320, borderRadius: 10 },
  actions: { display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 },
} as const satisfies Record<string, CSSProperties>;
