interface Size {
  width: number;
  height: number;
}

/** Drawings of a theme as path data, in units of their own size. */
export interface Ornament {
  /** The left half of the gate on the cover; the right one is its mirror. */
  gate: { back: string; front: string; pole: string; size: Size } | null;
  /** Above headings, and for some layouts on the cover; `thread` is stroked over it. */
  crown: { path: string; thread: string; size: Size } | null;
}
