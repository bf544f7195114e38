/** One 喜 in strokes, on 50 × 80 units; `x` moves it. */
function half(x: number): string {
  const at = (px: number, y: number) => `${String(x + px)} ${String(y)}`;
  return [
    `M${at(7, 10)}h36M${at(25, 2)}v19M${at(11, 21)}h28`,
    `M${at(14, 30)}h22v11h-22z`,
    `M${at(17, 46)}l2 6M${at(33, 46)}l-2 6`,
    `M${at(12, 63)}h26v14h-26z`,
  ].join("");
}

/** 囍, double happiness: two 喜 joined by one stroke. To be stroked 5 wide, on 100 × 80 units. */
export const doubleHappiness = `${half(0)}${half(50)}M2 54h96`;
