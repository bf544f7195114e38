import { Carving } from "../../kit/carving.ts";
import { brick, bricks, stone } from "../../kit/masonry.ts";
import { mix3, scale3, wrapped } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { carvedLight } from "../../kit/relief.ts";
import { frangipani } from "./leaves.ts";

const [wide, high] = [48, 144];

/** A pillar of the gate, one period of its height: brick, mouldings of stone, a sunk panel where a stem bears flowers. */
export async function jamb() {
  const carving = new Carving(wide, high, random(23));
  const options = { gap: 0.7, vein: 0.5 };
  for (const period of [-1, 0, 1]) {
    for (const hand of [1, -1]) {
      const y = high * (period + (hand > 0 ? 0.25 : 0.75));
      const x = wide / 2;
      carving.add(
        carving.finger(x - hand * 9, y + 36, -Math.PI / 2 + hand * 0.5, 40, 3.2, -hand * 0.9, options),
      );
      for (const [up, length] of [
        [26, 19],
        [-20, 19],
      ])
        carving.add(
          carving.finger(
            x - hand * 3,
            y + up,
            up > 0 ? hand * 0.5 : -hand * 0.5 + Math.PI * (hand > 0 ? 0 : 1),
            length,
            4.2,
            -hand * 1.3,
            options,
          ),
        );
      carving.add(carving.finger(x + hand * 2, y - 6, Math.PI / 2 - hand * 1.9, 20, 4, hand * 1.5, options));
      carving.add(carving.finger(x + hand * 2, y + 6, Math.PI / 2 + hand * 1.1, 20, 4, -hand * 1.5, options));
      carving.add(frangipani(carving, random(7 + hand), x - hand * 0.5, y, 12.6, 0.4 + hand * 0.3));
    }
  }
  const carved = await carving.field(8);
  const light = carvedLight(
    { width: wide, height: high, density: 2 },
    (x, y) => {
      const [covered, bright, height] = carved(x, y);
      const edge = Math.min(x, wide - x);
      const own = stone(x, wrapped(y, high) < high / 2 ? y : high - y);
      if (edge < 1.6) return { height: 3, colour: own, alpha: 1 };
      if (edge < 8) {
        const laid = brick(x, y, { height: 4.5 });
        return { height: 5 + laid.height * 0.5, colour: laid.colour, alpha: 1 };
      }
      if (edge < 10) return { height: 6.4, colour: own, alpha: 1 };
      if (covered <= 0.02) return { height: 0, colour: scale3(mix3(own, bricks[1], 0.5), 0.5), alpha: 1 };
      const shown = 0.5 + 0.6 * bright * (0.6 + 0.4 * height);
      return { height: covered * 1.8 + height * 3.4, colour: scale3(own, shown), alpha: 1 };
    },
    {
      lamp: [9e3, 9e3, 5e3],
      sun: [0.6, -0.35, 0.55],
      sunColour: [1.5, 0.86, 0.46],
      sky: [0.56, 0.4, 0.34],
    },
  );
  return exposed(light, 2).removeAlpha();
}
