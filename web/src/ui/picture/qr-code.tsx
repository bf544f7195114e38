import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  /** Says what it holds, to who does not see it; absent where it is said beside it. */
  label?: string;
}

/** A QR code as one path, black on white whatever stands around it, with the quiet edge that scanners need. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      role={label === undefined ? "presentation" : "img"}
      aria-label={label}
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
