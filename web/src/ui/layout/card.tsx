import { Paper } from "@mantine/core";
import { useId, type ReactNode } from "react";

interface CardProps {
  title: string;
  /** Of the heading; 2 unless it stands beneath another. */
  order?: 2 | 3;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page on a surface of its own. */
export function Card({ title, order = 2, action, children }: CardProps) {
  const id = useId();
  const Heading = order === 2 ? "h2" : "h3";
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      p={{ base: "md", xs: "lg" }}
      bg="var(--janur-surface)"
      bd="1px solid var(--janur-line)"
      miw={0}
    >
      <div style={rowStyle}>
        <Heading id={id} style={headingStyle}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </Paper>
  );
}

/** The same for every card, whatever stands around it. */
const headingStyle = { margin: 0, fontSize: 18, fontWeight: 600 } as const;

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  alignItems: "center",
  justifyContent: "space-between",
  marginBottom: 12,
} as const;
