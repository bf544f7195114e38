import { petal, petalPath } from "./petal.ts";

/**
 * A lotus from the side: seven petals that rise from one foot, the outer ones
 * behind, as three layers to be filled and outlined.
 * @param radius height of the middle petal, in units of the drawing
 */
export function lotus(x: number, y: number, radius: number): readonly [string, string, string] {
  const layer = (turns: readonly number[]) =>
    petalPath(
      turns.map((degrees) =>
        petal(x, y, ((degrees - 90) * Math.PI) / 180, radius * (1 - Math.abs(degrees) / 230), 0.2),
      ),
    );
  return [layer([-74, 74]), layer([-48, 48]), layer([-23, 23, 0])];
}
