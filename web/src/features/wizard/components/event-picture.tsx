import type { EventType } from "@janur/domain/content/event-type";
import classes from "./event-picture.module.css";

type SmallEvent = Exclude<EventType, "wedding">;

/** What stands on each little card: its colours, and lines in a field of 24 × 24. */
const pictures: Record<SmallEvent, { tint: string; lines: string }> = {
  engagement: {
    tint: "rose",
    lines: "M9 20a5 5 0 1 0 0-10a5 5 0 0 0 0 10ZM15 20a5 5 0 1 0-2.4-9.4M9 9.5L6.8 6.8L8 4.5h2.4l1.2 2.3Z",
  },
  mitoni: {
    tint: "leaf",
    lines:
      "M12 20a6 6 0 1 0 0-12a6 6 0 0 0 0 12ZM12 8V4M12 6c-3 .4-5-.6-6-3c3-.4 5 .6 6 3ZM12 6c3 .4 5-.6 6-3c-3-.4-5 .6-6 3ZM9.5 14c.5 1.5 1.5 2.2 2.5 2.2",
  },
  aqiqah: {
    tint: "sky",
    lines:
      "M12 21a8 8 0 1 0 0-16a8 8 0 0 0 0 16ZM12 5c-1.5-1.5 0-3 1.5-2.200M9 12v.1M15 12v.1M9 15.500c1.8 1.8 4.2 1.8 6 0",
  },
  "tedak-siten": {
    tint: "turmeric",
    lines: "M7 21L9 3M17 21L15 3M8.6 7h6.800M8.2 11h7.600M7.7 15h8.600M7.3 19h9.4",
  },
  baptism: {
    tint: "sky",
    lines:
      "M12 3c3.2 3.6 5 6 5 8.200a5 5 0 0 1-10 0C7 9 8.8 6.6 12 3ZM4 18c2 1.4 3.4 1.4 5.3 0s3.4-1.4 5.4 0s3.4 1.4 5.3 0M6.5 21.500c1.6.8 2.8.8 4.2 0s2.8-.8 4.2 0s2 .6 2.8 0",
  },
  khitanan: {
    tint: "leaf",
    lines:
      "M17.5 15.500A7.5 7.5 0 1 1 11 4.200a6 6 0 0 0 6.5 11.300ZM17.5 4.500l.8 1.700l1.9.3l-1.4 1.300l.4 1.900l-1.7-.9l-1.7.9l.4-1.900l-1.4-1.300l1.9-.3Z",
  },
  birthday: {
    tint: "turmeric",
    lines:
      "M4 20.500h16M5.5 20.500V14a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v6.500M5.5 16c1.6 1.5 2.7 1.5 4.3 0s2.7-1.5 4.3 0s2.7 1.5 4.4 0M12 12V8M12 6.500c-1.2-1-.8-2.2 0-3.500c.8 1.3 1.2 2.5 0 3.500Z",
  },
  graduation: {
    tint: "night",
    lines: "M12 5L2.5 9.500L12 14l9.5-4.500ZM6.5 11.500V16c3 2.7 8 2.7 11 0v-4.500M21.5 9.500V15",
  },
  thanksgiving: {
    tint: "turmeric",
    lines:
      "M3.5 11.500L12 4l8.5 7.500M6 9.500V20h12V9.500M12 17.500c-2.6-1.6-3.6-2.7-3.2-4.100c.5-1.5 2.4-1.6 3.2-.2c.8-1.4 2.7-1.3 3.2.2c.4 1.4-.6 2.5-3.2 4.100Z",
  },
  memorial: {
    tint: "earth",
    lines:
      "M12 14c-2.6-1.7-2.6-4.7 0-9.500c2.6 4.8 2.6 7.8 0 9.500ZM7 16.500h10M8.5 16.500l1 4h5l1-4M4.5 20.500h15",
  },
  reunion: {
    tint: "rose",
    lines:
      "M3 5c5 4 13 4 18 0M5.2 6.400L6 11.500L8.8 8M10.2 8.200L12 13l1.8-4.800M15.2 8L18 11.500l.8-5.100M5 20.500c1.8-2.4 4.2-2.4 6 0M13 20.500c1.8-2.4 4.2-2.4 6 0M8 16.800v.1M16 16.800v.1",
  },
  "halal-bihalal": {
    tint: "leaf",
    lines:
      "M12 3l7 7l-7 7l-7-7ZM8.5 6.500l7 7M15.5 6.500l-7 7M12 3v14M5 10h14M12 17c-1.5 1.5-1.5 3-.5 4.500M12 17c1.5 1.5 2 3 1.5 4.5",
  },
  seminar: {
    tint: "night",
    lines:
      "M4 4.500h16M5.5 4.500v10h13v-10M12 14.500v3M8.5 20.500l3.5-3l3.5 3M8.5 11.500V10M12 11.500V7.500M15.5 11.500V9",
  },
  meeting: {
    tint: "earth",
    lines:
      "M12 16.500a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9ZM12 4.500v-.1M12 19.600v-.1M4.5 12h-.1M19.6 12h-.1M6.7 6.700l-.1-.1M17.4 17.400l-.1-.1M17.3 6.700l.1-.1M6.6 17.400l.1-.1",
  },
  inauguration: {
    tint: "night",
    lines:
      "M12 9.500a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM10.3 10.500C7 7 4 7 4 9.500c0 3.5 3.5 4 6.2 2.800M13.7 10.500C17 7 20 7 20 9.500c0 3.5-3.5 4-6.2 2.800M10.7 13.200L7.5 20.500l2.5-1l1.5 1.500l1-7.500M13.3 13.200l3.2 7.300l-2.5-1l-1.5 1.5",
  },
};

/** A little invitation card for an event, cut off by the edge of its tile. */
export function EventPicture({ of }: { of: SmallEvent }) {
  const { tint, lines } = pictures[of];
  return (
    <svg
      className={classes.card}
      data-tint={tint}
      viewBox="0 0 52 60"
      width={52}
      height={60}
      aria-hidden
      focusable="false"
    >
      <rect className={classes.paper} x={1} y={1} width={50} height={58} rx={5} />
      <rect className={classes.edge} x={5} y={5} width={42} height={50} rx={3} />
      <path className={classes.lines} transform="translate(12 11) scale(1.17)" d={lines} />
    </svg>
  );
}

/** A string of jasmine buds with a gilt tip. */
function JasmineString({ x, length }: { x: number; length: number }) {
  const buds = Array.from({ length: Math.floor(length / 5) }, (_, index) => index * 5);
  return (
    <g transform={`translate(${String(x)} 0)`}>
      {buds.map((y) => (
        <ellipse key={y} cx={y % 2 === 0 ? -0.6 : 0.6} cy={y + 2.5} rx={2.1} ry={2.7} fill="#f1efe2" />
      ))}
      <path
        d={`M-2 ${String(length)}Q0 ${String(length - 3)} 2 ${String(length)}L0 ${String(length + 9)}Z`}
        fill="#d7a640"
      />
    </g>
  );
}

/** Three invitations, fanned out: cloth at dusk, jasmine on silk, a page of print. */
export function WeddingPicture() {
  return (
    <svg className={classes.fan} viewBox="0 0 172 132" width={172} height={132} aria-hidden focusable="false">
      <g transform="translate(6 34) rotate(-9)">
        <rect width={64} height={112} rx={6} fill="#f7f4ec" stroke="#ddd8cb" />
        <circle cx={44} cy={30} r={17} fill="#1b1a17" />
        <path d="M9 62h30M9 72h38M9 82h22" stroke="#1b1a17" strokeWidth={4.5} strokeLinecap="round" />
        <path d="M9 95h18" stroke="#a06a3c" strokeWidth={2.5} strokeLinecap="round" />
      </g>
      <g transform="translate(102 22) rotate(9)">
        <rect width={64} height={112} rx={6} fill="#6e1420" />
        <path d="M0 14V6a6 6 0 0 1 6-6h52a6 6 0 0 1 6 6v8Z" fill="#3f0912" />
        <path
          d="M2 14l5-7l5 7l5-7l5 7l5-7l5 7l5-7l5 7l5-7l5 7l5-7l5 7"
          fill="none"
          stroke="#d99a35"
          strokeWidth={1.6}
        />
        <path d="M0 86V70c10 2 17-4 20-18c2 10 7 14 12 14s10-4 12-14c3 14 10 20 20 18v16Z" fill="#250509" />
        <path d="M0 86h64v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z" fill="#e5672c" opacity={0.85} />
        <path d="M14 32h36M20 41h24" stroke="#f0c272" strokeWidth={3.5} strokeLinecap="round" />
      </g>
      <g transform="translate(52 8)">
        <rect x={-2} y={-2} width={76} height={130} rx={8} fill="#0b2a1a" opacity={0.16} />
        <rect width={72} height={130} rx={7} fill="#14402f" />
        <path
          d="M18 0c4 44-4 80 2 130M36 0c-3 50 4 90 0 130M54 0c3 44-3 84 1 130"
          stroke="#1d5640"
          strokeWidth={5}
          fill="none"
          opacity={0.7}
        />
        {[
          [6, 66],
          [14, 44],
          [23, 30],
          [32, 20],
          [40, 20],
          [49, 30],
          [58, 44],
          [66, 66],
        ].map(([x = 0, length = 0]) => (
          <JasmineString key={x} x={x} length={length} />
        ))}
        <path
          d="M21 66c6-8 9 4 14-2s9 2 16-3"
          fill="none"
          stroke="#f6f1de"
          strokeWidth={3}
          strokeLinecap="round"
        />
        <path
          d="M33 78c3-4 6-2 5 1s-5 4-6 1"
          fill="none"
          stroke="#d7a640"
          strokeWidth={2}
          strokeLinecap="round"
        />
        <path
          d="M19 94c7-9 10 3 15-2s10 2 18-4"
          fill="none"
          stroke="#f6f1de"
          strokeWidth={3}
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
