import type { SectionType } from "@janur/domain/content/section";
import type { Palette } from "@janur/event-page/themes/base/theme";
import type { ReactNode } from "react";

/** Lines of text as one sees them from afar, each as long as it says, from the middle or from the left. */
function Lines({ y, widths, x }: { y: number; widths: readonly number[]; x?: number }) {
  return widths.map((width, index) => (
    <rect
      key={index}
      x={x ?? 80 - width / 2}
      y={y + index * 8}
      width={width}
      height={3}
      rx={1.5}
      opacity={0.45}
    />
  ));
}

function Words({ x = 80, y, size, children }: { x?: number; y: number; size: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={x === 80 ? "middle" : "start"}
      fontFamily="Lora, Georgia, serif"
    >
      {children}
    </text>
  );
}

/** A frame that plays something. */
function Screen({ palette }: { palette: Palette }) {
  return (
    <>
      <rect x={32} y={18} width={96} height={60} rx={5} fill={palette.ornament} opacity={0.55} />
      <circle cx={80} cy={48} r={13} fill={palette.paper} />
      <path d="M76 41.5l10 6.5-10 6.5z" fill={palette.accent} />
    </>
  );
}

const drawings: Record<SectionType, (palette: Palette) => ReactNode> = {
  cover: () => (
    <>
      <Words y={44} size={20}>
        R & D
      </Words>
      <Lines y={58} widths={[56, 36]} />
    </>
  ),
  opening: ({ accent }) => (
    <>
      <g fill={accent}>
        <Words y={40} size={34}>
          “
        </Words>
      </g>
      <Lines y={44} widths={[92, 104, 70]} />
    </>
  ),
  hosts: ({ ornament }) => (
    <>
      <circle cx={54} cy={36} r={16} fill={ornament} opacity={0.6} />
      <circle cx={106} cy={36} r={16} fill={ornament} opacity={0.6} />
      <Lines y={62} x={36} widths={[36]} />
      <Lines y={62} x={88} widths={[36]} />
    </>
  ),
  ceremonies: ({ panel, accent }) => (
    <>
      <rect x={34} y={14} width={92} height={68} rx={6} fill={panel} />
      <Words y={36} size={15}>
        08.00
      </Words>
      <Lines y={44} widths={[60, 44]} />
      <rect x={58} y={64} width={44} height={11} rx={3} fill={accent} />
    </>
  ),
  countdown: ({ accent }) => (
    <>
      <g fill={accent}>
        <Words y={56} size={42}>
          45
        </Words>
      </g>
      <Lines y={68} widths={[34]} />
    </>
  ),
  story: ({ ornament }) => (
    <>
      <path d="M44 18v62" stroke={ornament} strokeWidth={1.5} />
      <circle cx={44} cy={26} r={5} fill={ornament} />
      <circle cx={44} cy={60} r={5} fill={ornament} />
      <Lines y={20} x={58} widths={[40, 66]} />
      <Lines y={54} x={58} widths={[32, 60]} />
    </>
  ),
  gallery: ({ ornament, accent, panel }) => (
    <>
      <rect x={28} y={14} width={60} height={68} rx={4} fill={ornament} opacity={0.55} />
      <path
        d="M28 78v-14l18-18 16 14 10-8 16 16v10a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z"
        fill={accent}
        opacity={0.55}
      />
      <circle cx={70} cy={32} r={7} fill={panel} />
      <rect x={94} y={14} width={38} height={31} rx={4} fill={accent} opacity={0.35} />
      <rect x={94} y={51} width={38} height={31} rx={4} fill={panel} />
    </>
  ),
  video: (palette) => <Screen palette={palette} />,
  stream: (palette) => (
    <>
      <Screen palette={palette} />
      <circle cx={42} cy={28} r={4} fill={palette.accent} />
      <rect x={50} y={26.5} width={18} height={3} rx={1.5} fill={palette.accent} />
    </>
  ),
  rundown: () =>
    ["08.00", "10.00", "11.30"].map((time, index) => (
      <g key={time}>
        <Words x={34} y={32 + index * 20} size={11}>
          {time}
        </Words>
        <Lines y={26.5 + index * 20} x={72} widths={[54 - index * 8]} />
      </g>
    )),
  notes: ({ panel }) => (
    <>
      <rect x={38} y={12} width={84} height={72} rx={5} fill={panel} />
      <Lines y={26} x={50} widths={[40, 60, 54, 60, 34]} />
    </>
  ),
  "co-hosts": () => (
    <>
      <Lines y={24} x={30} widths={[42, 36, 44, 38, 40]} />
      <Lines y={24} x={88} widths={[40, 44, 36, 42, 34]} />
    </>
  ),
  gifts: ({ accent, onAccent }) => (
    <>
      <rect x={30} y={20} width={100} height={58} rx={7} fill={accent} />
      <g fill={onAccent}>
        <Lines y={30} x={40} widths={[34]} />
        <Words x={40} y={56} size={13}>
          0000 1234
        </Words>
        <Lines y={66} x={40} widths={[50]} />
      </g>
    </>
  ),
  rsvp: ({ accent, ink }) => (
    <>
      <Lines y={18} widths={[72]} />
      <rect x={34} y={30} width={44} height={18} rx={4} fill="none" stroke={accent} strokeWidth={2} />
      <path d="M50 39l4 4 8-9" fill="none" stroke={accent} strokeWidth={2.5} />
      <rect
        x={84}
        y={30}
        width={42}
        height={18}
        rx={4}
        fill="none"
        stroke={ink}
        opacity={0.3}
        strokeWidth={1.5}
      />
      <rect x={34} y={58} width={92} height={18} rx={4} fill={accent} />
    </>
  ),
  wishes: ({ panel, ornament }) => (
    <>
      <path
        d="M34 16h74a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H50l-10 8v-8h-6a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z"
        fill={panel}
      />
      <Lines y={24} x={40} widths={[58, 42]} />
      <rect x={58} y={58} width={74} height={24} rx={6} fill={ornament} opacity={0.4} />
      <Lines y={68} x={70} widths={[46]} />
    </>
  ),
  "contact-persons": ({ ornament, accent }) => (
    <>
      {[32, 66].map((y) => (
        <g key={y}>
          <circle cx={46} cy={y} r={10} fill={ornament} opacity={0.6} />
          <Lines y={y - 6} x={64} widths={[44, 30]} />
          <circle cx={122} cy={y} r={8} fill={accent} />
        </g>
      ))}
    </>
  ),
  closing: ({ ornament }) => (
    <>
      <path
        d="M80 40c-10-12-24-2-14 8l14 12 14-12c10-10-4-20-14-8z"
        fill={ornament}
        opacity={0.7}
        transform="translate(0 -12)"
      />
      <Lines y={60} widths={[84, 60]} />
    </>
  ),
  music: ({ accent }) => (
    <g fill={accent}>
      {[18, 34, 50, 28, 58, 40, 22, 46, 30, 16].map((height, index) => (
        <rect key={index} x={38 + index * 9} y={48 - height / 2} width={4} height={height} rx={2} />
      ))}
    </g>
  ),
};

/** A section of the page in small, in the colours that the invitation wears. */
export function SectionPicture({ type, palette }: { type: SectionType; palette: Palette }) {
  return (
    <svg viewBox="0 0 160 96" fill={palette.ink} aria-hidden focusable="false">
      <rect width={160} height={96} fill={palette.paper} />
      {drawings[type](palette)}
    </svg>
  );
}
