import { useId } from "react";

/** The weave: a cell of three strands lying, beside a cell of three standing. Units of the drawing: 1 cell = 12. */
function Cell({
  x,
  y,
  standing,
  className,
}: {
  x: number;
  y: number;
  standing: boolean;
  className?: string;
}) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} className={className}>
      {[1, 4.7, 8.4].map((offset) =>
        standing ? (
          <rect key={offset} x={offset} y={0.6} width={2.6} height={10.8} rx={0.7} />
        ) : (
          <rect key={offset} x={0.6} y={offset} width={10.8} height={2.6} rx={0.7} />
        ),
      )}
    </g>
  );
}

/** The brand's texture, filling its parent; the colour is the parent's text colour. */
export function AnyamanPattern({
  scale = 1.6,
  className,
}: {
  scale?: number;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="100%" aria-hidden focusable="false">
      <defs>
        <pattern
          id={id}
          width={24}
          height={24}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(45) scale(${String(scale)})`}
          fill="currentColor"
        >
          <Cell x={0} y={0} standing={false} />
          <Cell x={12} y={0} standing />
          <Cell x={0} y={12} standing />
          <Cell x={12} y={12} standing={false} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** A piece of the weave with one strand in turmeric: empty states, error pages. @param size in px */
export function AnyamanFragment({ size = 72 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 51 51" aria-hidden focusable="false">
      <g transform="translate(25.5 25.5) rotate(45) translate(-18 -18)" fill="var(--janur-line)">
        {[0, 1, 2].flatMap((row) =>
          [0, 1, 2].map((column) => (
            <Cell
              key={`${String(row)}-${String(column)}`}
              x={column * 12}
              y={row * 12}
              standing={(row + column) % 2 === 1}
            />
          )),
        )}
        <rect x={16.7} y={0.6} width={2.6} height={10.8} rx={0.7} fill="var(--mantine-color-kunyit-4)" />
        <rect x={16.7} y={24.6} width={2.6} height={10.8} rx={0.7} fill="var(--mantine-color-kunyit-4)" />
      </g>
    </svg>
  );
}

/** The mark: four woven cells. */
function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden focusable="false">
      <g transform="translate(17 17) rotate(45) translate(-12 -12)" fill="currentColor">
        <Cell x={0} y={0} standing={false} />
        <g fill="var(--mantine-color-kunyit-4)">
          <Cell x={12} y={0} standing />
        </g>
        <Cell x={0} y={12} standing />
        <Cell x={12} y={12} standing={false} />
      </g>
    </svg>
  );
}

/** Mark and name. @param size height of the mark in px */
export function Wordmark({ size = 30, withName = true }: { size?: number; withName?: boolean }) {
  return (
    <span
      style={{
        display: "inline-flex",
        alignItems: "center",
        gap: size * 0.3,
        fontWeight: 700,
        fontSize: size * 0.72,
        letterSpacing: "-0.02em",
        lineHeight: 1,
        color: "inherit",
      }}
    >
      <Mark size={size} />
      {withName ? "Janur" : null}
    </span>
  );
}
