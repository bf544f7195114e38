import { linear } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { painted } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";

/* What the strings hang before and lie on. */

const silkTones = { low: linear("0A211A"), middle: linear("1D4135"), high: linear("4C8570") };

function fold(x: number, y: number): number {
  const warp = cloudy(x * 2.2, y * 1.1, 3, 3);
  const u = x * 9 + 2.2 * warp + 0.35 * Math.sin(y * 3 + x * 5);
  return (
    0.5 +
    0.32 * Math.sin(u * 3.1) +
    0.2 * Math.sin(u * 5.3 + 1.3 + 2 * warp) +
    0.16 * Math.sin(u * 1.3 + 4 * cloudy(x, y * 0.7, 12, 2))
  );
}

/** Folds of silk with the moon high to the left. */
export function silk(u: number, v: number, x: number, y: number): Three {
  const step = 0.0016;
  const height = fold(u, v);
  const dx = (fold(u + step, v) - height) / step / 9;
  const dy = (fold(u, v + step) - height) / step / 9;
  const n = 1 / Math.hypot(dx * 0.8, dy * 0.8, 1);
  const light = clamp((dx * 0.4 + dy * 0.3 + 0.62) * n);
  const shine = clamp((dx * 0.35 + 0.9) * n) ** 9;
  const glow = Math.exp(-(((u - 0.3) * 1.5) ** 2 + ((v - 0.2) * 1.9) ** 2) * 3.2) * 0.5;
  const shade = clamp(0.15 + 0.5 * light * (0.45 + 0.55 * height) + 0.14 * shine) * (0.72 + glow);
  const { low, middle, high } = silkTones;
  const colour =
    shade < 0.4 ? mix3(low, middle, shade / 0.4) : mix3(middle, high, clamp((shade - 0.4) / 0.6));
  const edge = 1 - 0.5 * smooth(0.55, 1.05, Math.hypot((u - 0.4) * 1.1, (v - 0.42) * 1.15) * 1.5);
  const grain = (noise(x, y, 77) - 0.5) * 0.006;
  const shown = (part: number) => 255 * clamp(part * edge + grain) ** (1 / 2.2);
  return [shown(colour[0]), shown(colour[1]), shown(colour[2])];
}

/** The same folds at daybreak. */
export function mist(u: number, v: number): Three {
  const step = 0.0016;
  const height = fold(u, v);
  const dx = (fold(u + step, v) - height) / step / 9;
  const dy = (fold(u, v + step) - height) / step / 9;
  const n = 1 / Math.hypot(dx * 0.8, dy * 0.8, 1);
  const light = clamp((dx * 0.4 + dy * 0.3 + 0.62) * n);
  const shade = clamp(0.1 + 0.62 * light + 0.3 * height - 0.18 * v);
  const colour = mix3(linear("AFC4B2"), linear("F2F3E8"), shade);
  const shown = (part: number) => 255 * clamp(part) ** (1 / 2.2);
  return [shown(colour[0]), shown(colour[1]), shown(colour[2])];
}

/** Ivory paper by hand, with fibres; it repeats without a seam. */
export function paper(side: number) {
  const fibres = new Float32Array(side * side);
  const next = random(9);
  const wrap = (value: number) => Math.floor(value + 4 * side) % side;
  for (let fibre = 0; fibre < 260; fibre += 1) {
    let [x, y, angle] = [next() * side, next() * side, next() * 6.3];
    const length = 10 + 26 * next();
    const tone = next() < 0.5 ? 1 : -0.8;
    for (let step = 0; step < length; step += 1) {
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += (next() - 0.5) * 0.35;
      fibres[wrap(y) * side + wrap(x)] += tone * Math.sin((Math.PI * step) / length) * 0.9;
    }
  }
  return painted(side, side, (u, v, x, y) => {
    const tone = (cloudy(u * 5, v * 5, 4, 3, 5) - 0.45) * 9 + fibres[y * side + x] * 3.4;
    return [246 + tone, 245 + tone, 236 + tone];
  });
}
