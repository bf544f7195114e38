import type { ReactNode } from "react";

/** Cards side by side as they find room. */
export function IntegrationCards({ children }: { children: ReactNode }) {
  return (
    <ul
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
        gap: 16,
        margin: "12px 0 32px",
        padding: 0,
        listStyle: "none",
      }}
    >
      {children}
    </ul>
  );
}
