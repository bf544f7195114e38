import { QrCode } from "../../../ui/picture/qr-code.tsx";

const frame = {
  display: "block",
  width: "min(100%, 240px)",
  marginBottom: 12,
  borderRadius: 10,
  overflow: "hidden",
  lineHeight: 0,
} as const;

/** A link as a code for the device beside. */
export function LinkCode({ link, label }: { link: string; label: string }) {
  return (
    <span style={frame}>
      <QrCode text={link} label={label} />
    </span>
  );
}
