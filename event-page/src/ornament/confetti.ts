import { petal, type Petal } from "./petal.ts";

/** The golden angle, radians: steps of it never fall into rows. */
const golden = 2.4;

/**
 * Petals thrown into the air: spread evenly over a width, denser at the top.
 * @param from the first of the sequence, so that several colours do not lie on each other
 */
export function confetti(width: number, height: number, count: number, from: number): Petal[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 3 + from) * golden;
    const across = ((index * 3 + from) * 0.618) % 1;
    const down = ((index * 3 + from) * 0.382 * golden) % 1;
    return petal(across * width, down * down * height, turn, 20 + (index % 3) * 7, 0.3);
  });
}
