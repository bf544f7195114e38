import { linear } from "../../kit/colour.ts";
import { mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import type { Stuff } from "./moonlit.ts";

/* The cloth of the cradle: cream with stripes of sage and rose along its length, a band of our own along its hem, apricot within. */

const cream = linear("fff3df");
const sage = linear("a8bb96");
const rose = linear("df9f8f");
const plum = linear("8f5566");
const gold = linear("dfae68");
const lining = linear("ffc19c");
const deeper = linear("ee9f85");

const within = (place: number, from: number, to: number, soft = 0.6) =>
  smooth(from - soft, from + soft, place) * smooth(to + soft, to - soft, place);

/** @param across from its middle @param along from its end @param half its breadth */
export function inCloth(across: number, along: number, half: number, isFace: boolean): Stuff {
  const unit = half / 150;
  const edge = (half - Math.abs(across)) / unit;
  const slub =
    0.88 + 0.13 * noise(across * 0.9, along * 0.04, 7) + 0.13 * noise(across * 0.04, along * 0.9, 9);
  if (!isFace) {
    const stripe = within(edge, 4, 6) + within(edge, 26, 28) + 0.6 * within(edge, 30, 31);
    return { colour: scale3(mix3(lining, deeper, 0.7 * stripe), slub), sheer: 1.1 };
  }
  let colour: Three = cream;
  let sheer = 0.95;
  const lay = (tone: Three, share: number, dense = 0.5) => {
    colour = mix3(colour, tone, share);
    sheer *= 1 - share * (1 - dense);
  };
  lay(sage, within(edge, 34, 66), 0.75);
  lay(rose, within(edge, 70, 72), 0.8);
  lay(sage, within(edge, 96, 100) + within(edge, 103, 104.4), 0.85);
  lay(rose, within(edge, 126, 128), 0.85);
  lay(rose, within(edge, 1.6, 3.4), 0.8);
  lay(rose, within(edge, 30, 32), 0.8);
  if (across > 0) {
    // The band of its nearer hem, between two lines: a chain of lozenges, a grain in each.
    lay(plum, within(edge, 6, 7.2) + within(edge, 27, 28.2), 0.5);
    const period = 21;
    const place = (along / unit / period) % 1;
    const down = (edge - 17.1) / 17;
    const far = Math.abs(place - 0.5) * 2 + Math.abs(down) * 1.7;
    const share = within(edge, 8.4, 25.8);
    lay(plum, share * smooth(0.14, 0.07, Math.abs(far - 0.9)), 0.5);
    lay(gold, share * smooth(0.42, 0.34, far), 0.6);
    lay(rose, share * smooth(1.34, 1.44, far) * 0.9, 0.7);
  }
  return { colour: scale3(colour, slub), sheer };
}
