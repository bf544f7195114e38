import { Ink } from "../../kit/ink.ts";
import { smooth } from "../../kit/numbers.ts";
import { cloudy } from "../../kit/random.ts";
import { bent } from "./growth.ts";
import { cloud, ink, moss } from "./tree.ts";

/* Trees behind, rank behind rank, each rooted in the mist that the next one stands before; the strip has no end. */

const wide = 1440;

export function ranks(): Ink {
  const sheet = new Ink(wide, 480, 9, true);
  const { next } = sheet;
  for (const [foot, tall, tone, count, leaf, water] of [
    [292, 178, 0.17, 9, 6, 2],
    [376, 232, 0.26, 6, 6, 1],
    [464, 300, 0.46, 4, 5.6, 0],
  ] as const) {
    const mark = { a: moss, b: ink, mix: 0.35 };
    for (let index = 0; index < count; index += 1) {
      const x = ((index + 0.75 * next()) / count) * wide;
      const high = tall * (0.72 + 0.5 * next());
      const lean = (next() - 0.5) * 24;
      const crown = foot - high * 0.62;
      const bough = (dx: number, up: number, from: number) => {
        sheet.limb({
          ...mark,
          lines: [
            bent(
              [
                [x + lean * 0.5, foot - high * 0.32],
                [x + lean + dx * 0.5, crown + 15],
                [x + lean + dx, crown - up],
              ],
              from,
              0.8,
              Math.floor(next() * 500),
            ),
          ],
          amount: tone * 1.2,
        });
      };
      sheet.limb({
        ...mark,
        lines: [
          bent(
            [
              [x, foot + 12],
              [x + lean * 0.3, foot - high * 0.2],
              [x + lean, crown],
            ],
            high * 0.035,
            high * 0.02,
            40 + index,
          ),
        ],
        amount: tone * 1.3,
      });
      bough(-high * 0.4, high * 0.1, high * 0.018);
      bough(high * 0.42, high * 0.12, high * 0.018);
      for (let pad = 0; pad < 13; pad += 1) {
        const angle = (pad / 13) * 6.28 + next();
        const reach = pad === 0 ? 0 : 0.5 + 0.5 * next();
        cloud(sheet, {
          x: x + lean + Math.cos(angle) * reach * high * 0.46,
          y: crown - high * 0.1 + Math.sin(angle) * reach * high * 0.22,
          wide: high * (0.2 + 0.1 * next()),
          high: high * (0.1 + 0.06 * next()),
          tone: tone * 1.1,
          leaf,
        });
      }
    }
    if (water > 0) sheet.soak(water);
    sheet.rinse(
      (x, y) => 1 - smooth(foot - tall * 0.3, foot, y + 30 * (cloudy(x / 120, y / 90, 4, 2, 12) - 0.5)),
    );
  }
  return sheet;
}
