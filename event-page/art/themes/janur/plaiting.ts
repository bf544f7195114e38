import { FoldedLeaf } from "../../kit/folding.ts";
import { mix, type Three } from "../../kit/numbers.ts";
import { random } from "../../kit/random.ts";

/** A strip where it lies on top: it comes up from below the last one and goes down below the next. */
function float(
  leaf: FoldedLeaf,
  at: Three,
  turn: number,
  [long, wide]: readonly [number, number],
  { high, green, seed }: { high: number; green: number; seed: number },
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  leaf.ribbon(
    [14, 6],
    [long, wide],
    (share, across) => {
      const [u, v] = [(share - 0.5) * long, (across - 0.5) * wide];
      const rise = Math.cos((share - 0.5) * Math.PI * 1.04) ** 0.8 || 0;
      const swell = 0.5 * (1 - (across * 2 - 1) ** 2);
      return [at[0] + c * u - s * v, at[1] + s * u + c * v, at[2] + high * rise + swell];
    },
    { green, ribs: 2.6, seed },
  );
}

/** How strips lie over each other on a slant: `over` says which of both ways is seen at a crossing. */
interface Weave {
  pitch: number;
  columns: number;
  rows: number;
  /** Crossings after which it begins anew, so that a tile of it repeats. */
  period: number;
  seed: number;
}

/** A mat of one strip over and one under, on a slant. */
export function mat(leaf: FoldedLeaf, { pitch, columns, rows, period, seed }: Weave): void {
  const next = random(seed);
  const tones = Array.from({ length: period * 2 }, () => next());
  const half = pitch / 2;
  for (let row = -2; row < rows; row += 1) {
    for (let column = -2; column < columns; column += 1) {
      const isOdd = row % 2 !== 0;
      const at: Three = [(column + (isOdd ? 0.5 : 0)) * pitch, row * half, 6];
      // Strips of one way share a diagonal, and so one tone.
      const diagonal = isOdd ? column + (row + 1) / 2 + 1 : column - row / 2;
      const strip = (((diagonal % period) + period) % period) + (isOdd ? period : 0);
      const own = tones[strip];
      float(leaf, at, isOdd ? -Math.PI / 4 : Math.PI / 4, [pitch * 1.02, pitch * 0.665], {
        high: pitch * 0.2,
        green: isOdd ? mix(0.2, 0.46, own) : mix(0, 0.12, own),
        seed: seed * 999 + strip * 7 + ((((row % (period * 2)) + period * 2) % (period * 2)) + 1),
      });
    }
  }
}

/** Two bands of strips that come from both sides, are plaited where they meet, and part again. */
export function meeting(density: number): FoldedLeaf {
  const leaf = new FoldedLeaf(430, 450, density);
  const [count, pitch, wide] = [6, 23, 20.4];
  const [cx, cy] = [215, 196];
  const next = random(12);
  for (const way of [1, -1]) {
    const [c, s] = [Math.SQRT1_2 * way, Math.SQRT1_2];
    for (let k = 0; k < count; k += 1) {
      const aside = (k - (count - 1) / 2) * pitch;
      const end = 168 + 70 * next() + (way > 0 ? 30 : 0);
      const from = -330;
      const long = end - from;
      const bend = (next() - 0.5) * 26;
      const own = next();
      leaf.ribbon(
        [200, 8],
        [long, wide],
        (share, across) => {
          const u = from + share * long;
          // Where it crosses the others it lies over every second of them.
          const crossing = u / pitch + (count - 1) / 2;
          const isMeeting = crossing > -0.6 && crossing < count - 0.4;
          const parity = k + (way > 0 ? 0 : 1);
          const wave = isMeeting ? Math.cos(Math.PI * (crossing - parity)) : 0;
          const freed = Math.max(0, u - pitch * count * 0.5) / 180;
          const tip = Math.min(1, (long - share * long) / (wide * 1.5));
          const v = (across - 0.5) * wide * tip + bend * freed ** 2 + freed * (k - (count - 1) / 2) * 5;
          const lift = 14 + 5.5 * wave + 16 * freed ** 1.4 + (k % 2) * 1.5 * freed;
          const fold = (1 - Math.abs(across * 2 - 1)) * (2 + 3 * Math.min(1, freed * 2));
          return [cx + c * u - s * way * (aside + v), cy + s * u + c * way * (aside + v), lift + fold];
        },
        {
          green: (share) => (way > 0 ? 0.02 : 0.3) + 0.12 * own + 0.3 * Math.max(0, share - 0.8) * 4,
          ribs: 2.8,
          seed: 40 + k * 2 + way,
        },
      );
    }
  }
  return leaf;
}
