import { bare, dyedSoga, greatStar, smallStar, type Drawn } from "../../kit/canting.ts";
import { weaveTile } from "../../kit/drape.ts";
import { clamp, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, painted, type Picture } from "../../kit/picture.ts";

/** Stars of wax on cloth of soga, and one candle. */
export const pictures: Record<string, () => Promise<Picture>> = {
  star: () => Promise.resolve({ image: star().resize(720), quality: 27, webpQuality: 44 }),
  cloth: () => Promise.resolve({ image: cloth().resize(224), quality: 42 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

/** Warm where the candle is near. */
function byCandle(colour: Three, light: number): Three {
  const lit = scale3(colour, 0.12 + light * 1.12);
  return [lit[0] + light * 16, lit[1] + light * 5, lit[2] * (0.72 + light * 0.2)];
}

/** One great star, lit at its heart; between its petals it lets through what it lies on. */
function star() {
  const [side, reach] = [1000, 372] as const;
  return glazed(side, side, (px, py) => {
    const [x, y] = [px - side / 2, py - side / 2];
    const far = Math.hypot(x, y);
    const drawn = far < reach * 1.12 ? greatStar(x, y, reach) : bare;
    const light = Math.max(Math.exp(-((far / (side * 0.3)) ** 2)) * 0.92 + 0.1, 0.3 * drawn.wax);
    const colour = byCandle(dyedSoga(drawn, px / 2.2, py / 2.2, light > 0.3 ? 1 : 0), light);
    const ground = 0.9 * (1 - smooth(reach * 0.34, reach * 0.86, far));
    return [...colour, Math.max(ground, clamp(drawn.wax + drawn.soga * 3))];
  });
}

/** The whole field, to be repeated: stars in half-drop, dots between. */
function cloth() {
  const side = 448;
  return painted(side, side, (_u, _v, x, y) => {
    let drawn: Drawn = bare;
    for (let i = -1; i <= 2; i += 1) {
      for (let j = -1; j <= 2; j += 1) {
        for (const [dx, dy, reach, turn] of [
          [0, 0, 74, 0],
          [112, 112, 74, Math.PI / 8],
          [112, 0, 15, 0],
          [0, 112, 15, 0],
          [56, 56, 9, 0],
          [168, 56, 9, 0],
          [56, 168, 9, 0],
          [168, 168, 9, 0],
        ]) {
          const [u, v] = [x - i * 224 - dx, y - j * 224 - dy];
          if (Math.hypot(u, v) < reach * 1.3) drawn = smallStar(u, v, reach, turn);
        }
      }
    }
    const colour = byCandle(dyedSoga(drawn, x / 2, y / 2, 0), 0.62);
    return [clamp(colour[0], 0, 255), clamp(colour[1], 0, 255), clamp(colour[2], 0, 255)];
  });
}
