/** Which part of a laptop's cover becomes a card, in CSS pixels. */
export interface Framing {
  pane: { width: number; height: number };
  /** Of the card within the pane. */
  from: { x: number; y: number };
  /** Where words begin within the card, in colours of the cover's paper or of its words, for a cover whose words stand elsewhere. */
  words?: { left: number; coloured: "paper" | "cover" };
}

/** A card within the pane: 1200 × 630 of the preview. */
export const cardSize = { width: 900, height: 472.5 };

const usual: Framing = { pane: cardSize, from: { x: 0, y: 0 } };

/** Covers whose art is not where words leave room, or not in a pane as low as a card. */
const framings: Readonly<Record<string, Framing>> = {
  // The round window stands at the left, and words beside it.
  xi: { pane: { width: 1400, height: 560 }, from: { x: 470, y: 0 }, words: { left: 440, coloured: "paper" } },
  // The cradle hangs from the upper edge at the right, and words stand beside it.
  buaian: {
    pane: { width: 1240, height: 800 },
    from: { x: 280, y: 110 },
    words: { left: 36, coloured: "cover" },
  },
  // The windows stand at the left, and words on the wall beside them.
  kapel: {
    pane: { width: 1500, height: 660 },
    from: { x: 500, y: 0 },
    words: { left: 530, coloured: "cover" },
  },
  // Words on the closed wood below the lattice, for which a higher pane has more room.
  khatam: { pane: { width: 900, height: 640 }, from: { x: 0, y: 140 } },
  // The gate stands further right in a wide pane, and words have room beside it.
  jepun: { pane: { width: 1140, height: 472.5 }, from: { x: 0, y: 0 } },
  // The basin is as large as a higher pane lets it be, and words stand left of it.
  raudhah: { pane: { width: 900, height: 640 }, from: { x: 0, y: 32 } },
  // The white cell grows with the pane.
  sido: { pane: { width: 900, height: 700 }, from: { x: 0, y: 113.75 } },
  // Kites are large in a high sky, and words stand right of the small ones.
  layang: {
    pane: { width: 900, height: 860 },
    from: { x: 0, y: 0 },
    words: { left: 150, coloured: "paper" },
  },
  // Between the cloud above and the wave below, which are nearer in a low pane.
  mega: { pane: { width: 900, height: 660 }, from: { x: 0, y: 60 } },
  // What rises from the foot of a high pane.
  pesta: { pane: { width: 900, height: 800 }, from: { x: 0, y: 327.5 } },
  // The uppermost sheet and the fan below it.
  resmi: { pane: { width: 900, height: 600 }, from: { x: 0, y: 0 } },
  // Words of one colour beside the disc, not across its edge.
  kota: {
    pane: { width: 1100, height: 472.5 },
    from: { x: 130, y: 0 },
    words: { left: 400, coloured: "paper" },
  },
  // Words in the light between the crown and the trees behind, of a pane in which the crown is whole.
  teduh: { pane: { width: 1060, height: 1000 }, from: { x: 20, y: 236 } },
  // The lotus is at the water's edge of a high pane.
  teratai: { pane: { width: 900, height: 800 }, from: { x: 0, y: 327.5 } },
};

export function framingOf(theme: string): Framing {
  return framings[theme] ?? usual;
}
