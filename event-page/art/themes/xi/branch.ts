import { random } from "../../kit/random.ts";
import { bud, leaf, peony, placed, stem } from "./knife.ts";

/** A branch of peonies that comes from below and leans to the left, on 360 × 360 units: one open, one behind it, one bud. */
export function branch(): string {
  const [first, second, third] = [random(5), random(29), random(11)];
  return [
    stem([330, 372], [250, 270], [170, 190], 11),
    stem([300, 330], [320, 220], [286, 120], 8),
    stem([246, 262], [200, 150], [214, 62], 6),
    placed(leaf(14), [296, 308], -18, 0.86),
    placed(leaf(-14), [262, 282], 112, 0.8),
    placed(leaf(12), [306, 214], -12, 0.62),
    placed(leaf(-12), [226, 120], -150, 0.66),
    placed(leaf(12), [228, 110], -42, 0.56),
    placed(bud(third), [215, 70], 8, 1),
    placed(peony(second), [284, 134], 18, 0.58),
    placed(leaf(12), [86, 154], -140, 0.78),
    placed(leaf(-12), [80, 262], 150, 0.78),
    placed(leaf(12), [150, 300], 72, 0.84),
    placed(peony(first), [142, 216], -12, 1.05),
  ].join("");
}
