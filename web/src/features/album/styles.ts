import type { CSSProperties } from "react";

/*
 * How the room of the album looks. As properties and not as a sheet: the application's sheets are fetched whole by
 * everybody (A4). What needs a width or a state stands in `components/album.css`, which comes with its page.
 */

const dim = "var(--mantine-color-dimmed)";

export const styles = {
  lead: { margin: "0 0 16px", color: dim },
  settings: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 380px), 1fr))",
    gap: 16,
    alignItems: "start",
  },
  column: { display: "grid", gap: 16 },
  qr: { width: 176, flex: "none", borderRadius: 12, overflow: "hidden", background: "#fff" },
  qrRow: { display: "flex", flexWrap: "wrap", gap: 20, alignItems: "center" },
  buttons: { display: "flex", flexWrap: "wrap", gap: 8 },
  help: { margin: "0 0 12px", color: dim },
  part: { display: "grid", gap: 10, padding: "10px 0", borderTop: "1px solid var(--janur-line)" },
  partRow: { display: "flex", gap: 12, alignItems: "center" },
  partText: { flex: 1, minWidth: 0, textWrap: "balance" },
  list: { listStyle: "none", margin: "12px 0 0", padding: 0 },
} as const satisfies Record<string, CSSProperties>;
