import sharp, { type Sharp } from "sharp";
import type { Curve } from "../../kit/bezier.ts";
import { rgb } from "../../kit/colour.ts";
import { scale3, smooth } from "../../kit/numbers.ts";
import type { Picture } from "../../kit/picture.ts";
import { sheer, type Sheet } from "../../kit/sheer.ts";
import { both, coral, deep, rose, type Cloth } from "./check.ts";
import { folded, hanging, lengthOf, spread, whirling } from "./poses.ts";

/** Sheer silk in broad checks before one window's light, in another pose for each screen. */
export const pictures: Record<string, () => Promise<Picture>> = {
  whirl: async () => ({ image: await onGround(whirl()), quality: 52, webpQuality: 62 }),
  veil: () => Promise.resolve({ image: veil(), quality: 34, webpQuality: 36 }),
  still: async () => ({ image: await onGround(still()), quality: 52, webpQuality: 60 }),
  pair: async () => ({ image: await onGround(pair()), quality: 50, webpQuality: 56 }),
  away: () => Promise.resolve({ image: away(), quality: 36, webpQuality: 40 }),
  near: async () => ({ image: await onGround(near()), quality: 50, webpQuality: 60 }),
  depth: async () => ({ image: await onGround(depth()), quality: 40 }),
  stack: async () => ({ image: await onGround(stack()), quality: 46, webpQuality: 56 }),
};

const light = "fdf0e4";
const ground = scale3(rgb(light), 1 / 255);

/** With the light behind, where nothing else lies below it. */
async function onGround(image: Sharp): Promise<Sharp> {
  return sharp(
    await image
      .flatten({ background: `#${light}` })
      .png()
      .toBuffer(),
  );
}

function whirl(): Sharp {
  return sheer({ width: 600, height: 500, density: 1.22, ground }, [whirling([440, 186], 400)]);
}

/** A length that falls along the right and is blown across to the left. */
function veil(): Sharp {
  return sheer({ width: 460, height: 620, density: 1.1, ground }, [
    lengthOf({
      path: [
        [446, -60],
        [456, 400],
        [310, 585],
        [-90, 385],
      ],
      length: 760,
      breadth: 300,
      cloth: both(150),
      wide: (t) => 120 + 170 * smooth(0.2, 0.7, t) - 40 * smooth(0.75, 1, t),
      folds: 2.4,
      depth: 26,
      twist: (t) => 0.3 + 2.5 * smooth(0.4, 0.86, t),
      seed: 3,
    }),
  ]);
}

/** It hangs still, and the light comes through. */
function still(): Sharp {
  return sheer({ width: 460, height: 440, density: 1.15, ground }, [
    hanging({ width: 460, deep: 400, cloth: both(170), folds: 4.3, seed: 2 }),
  ]);
}

/** Hers comes from the left, his from the right; where one lies over the other there is a third colour. */
function pair(): Sharp {
  const one = (cloth: Cloth, path: Curve, seed: number) =>
    lengthOf({
      path,
      length: 700,
      breadth: 330,
      cloth,
      wide: (t) => 226 + 36 * Math.sin(t * 5 + seed),
      folds: 1.9,
      depth: 34,
      twist: (t) => 0.7 * Math.sin(t * 5 + seed),
      seed,
    });
  return sheer({ width: 460, height: 620, density: 1.1, ground }, [
    one(
      coral(150),
      [
        [-60, 130],
        [190, 130],
        [250, 470],
        [520, 490],
      ],
      3,
    ),
    one(
      rose(150),
      [
        [520, 140],
        [280, 150],
        [200, 490],
        [-60, 470],
      ],
      8,
    ),
  ]);
}

/** Far off, carried away. */
function away(): Sharp {
  return sheer({ width: 400, height: 340, density: 1.3, ground }, [
    lengthOf({
      path: [
        [26, 240],
        [170, 330],
        [190, 20],
        [372, 76],
      ],
      length: 560,
      breadth: 200,
      cloth: both(120),
      wide: (t) => 120 + 50 * Math.sin(t * 3 + 0.4),
      folds: 1.6,
      depth: 20,
      twist: (t) => -0.5 + 2.4 * smooth(0.16, 0.66, t) - 0.9 * smooth(0.7, 1, t),
      seed: 4,
    }),
  ]);
}

/** So near that checks are fields of colour: two, one over the other, aslant. */
function near(): Sharp {
  return sheer({ width: 430, height: 640, density: 1.3, ground }, [
    spread({
      corner: [-150, 250],
      turned: -0.2,
      size: [700, 700],
      cloth: coral(330),
      waves: 18,
      seed: 5,
    }),
    spread({
      corner: [120, 20],
      turned: 0.24,
      size: [760, 900],
      cloth: rose(330),
      waves: 20,
      seed: 2,
      z: 200,
    }),
  ]);
}

/** Many layers of it, and a light behind. */
function depth(): Sharp {
  return sheer({ width: 390, height: 844, density: 1, ground }, [
    spread({
      corner: [-90, -90],
      turned: 0,
      size: [570, 1020],
      cloth: deep(420),
      waves: 9,
      seed: 4,
      layers: (s, t) => 0.9 + 0.9 * Math.min(1, Math.hypot((s - 0.5) * 1.3, (t - 0.36) * 1.2) * 1.5) ** 1.4,
    }),
  ]);
}

/** Cloths folded and laid one on the other: of each the fold, and its ends below. */
function stack(): Sharp {
  const sheets: Sheet[] = [];
  let top = -14;
  for (const [index, [cloth, high]] of (
    [
      [both(150), 46],
      [rose(170), 58],
      [coral(140), 44],
      [both(160), 54],
    ] as const
  ).entries()) {
    for (const [ply, share] of [1, 0.16, 0.13].entries()) {
      sheets.push(
        folded({ width: 460, top, high: high * share, cloth, seed: index * 5 + 1, ply: index * 3 + ply }),
      );
      top += high * share + 0.5;
    }
  }
  return sheer({ width: 460, height: 240, density: 1.15, ground }, sheets);
}
