/** Colour or place: three numbers. */
export type Three = readonly [number, number, number];

export function clamp(value: number, least = 0, most = 1): number {
  return value < least ? least : value > most ? most : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function mix3(from: Three, to: Three, share: number): Three {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export function scale3(three: Three, factor: number): Three {
  return [three[0] * factor, three[1] * factor, three[2] * factor];
}

/** 0 below `from`, 1 above `to`, and a soft way between. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export function unit(three: Three): Three {
  return scale3(three, 1 / (Math.hypot(...three) || 1));
}

/** `value` modulo `period`, never negative. */
export function wrapped(value: number, period: number): number {
  return ((value % period) + period) % period;
}
