import { clamp, smooth } from "../../kit/numbers.ts";
import { toothTile } from "../../kit/paper.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { windowLight } from "../../kit/stills.ts";

/** Black ink on cotton paper, and a wall that a window lights. */
export const pictures: Record<string, () => Promise<Picture>> = {
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
  ink: () => Promise.resolve({ image: inkTile(), quality: 40, webpQuality: 50 }),
  wall: async () => ({ image: (await wall()).resize(480), quality: 36 }),
};

function wall() {
  return windowLight(
    {
      width: 620,
      height: 1340,
      seed: 44,
      tones: [
        [0, "080807"],
        [0.4, "2b2927"],
        [0.75, "8a857e"],
        [1, "e6e1d9"],
      ],
    },
    { left: 0.05, top: 0.3, width: 0.8, height: 0.52, columns: 2, rows: 4, lean: 0.2 },
  );
}

/** What letterpress leaves open in the tooth of the sheet: specks that lie on any black. */
function inkTile() {
  return glazed(192, 192, (x, y) => {
    const rough = 0.6 * cloudy(x / 4, y / 4, 8, 2, 48) + 0.4 * noise(x / 2, y / 2, 12, 96);
    return [236, 230, 220, clamp(smooth(0.76, 0.9, rough) * 0.24)];
  });
}
