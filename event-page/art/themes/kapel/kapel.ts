import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { shining } from "../../kit/glass.ts";
import { exposed, glazed, painted, type Light, type Picture } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";
import { colourOf, depthOf, high, revealAt, throughLancet, throughRose } from "./window.ts";

/** Day through leaded glass, and what it paints on pale stone. */
export const pictures: Record<string, () => Promise<Picture>> = {
  window: () =>
    Promise.resolve({ image: exposed(shining(lancet(), 14, 0.22), 2), quality: 40, webpQuality: 62 }),
  rose: () =>
    Promise.resolve({ image: exposed(shining(round(), 12, 0.24), 2), quality: 38, webpQuality: 60 }),
  spill: () => Promise.resolve({ image: spill(), quality: 40, webpQuality: 50 }),
  stone: () => Promise.resolve({ image: ashlar(), quality: 40, webpQuality: 40 }),
};

/** Width of the reveal on either side, in widths of the opening. */
const reveal = 0.2;

function lancet(): Light {
  const unit = 520;
  const [width, height] = [Math.round((1 + 2 * reveal) * unit), Math.round((high + reveal + 0.13) * unit)];
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [px, py] = [x / unit - 0.5 - reveal, y / unit - reveal];
      const depth = depthOf(px, py);
      const alpha = smooth(-reveal, -reveal + 0.004, depth);
      if (alpha === 0) continue;
      const colour = depth > 0 ? throughLancet(px, py) : revealAt(px, py, depth);
      data.set([colour[0] * alpha, colour[1] * alpha, colour[2] * alpha, alpha], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

function round(): Light {
  const size = 920;
  const data = new Float32Array(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [px, py] = [(x / size - 0.5) * 2.16, (y / size - 0.5) * 2.16];
      const away = Math.hypot(px, py);
      const alpha = smooth(1.075, 1.068, away);
      if (alpha === 0) continue;
      const rim = 0.2 + 0.12 * Math.sin((away - 1) * 60) - 0.12 * (py / away) * (away - 1) * 12;
      const colour: Three = throughRose(px, py) ?? [rim * 0.5, rim * 0.55, rim * 0.68];
      data.set([colour[0] * alpha, colour[1] * alpha, colour[2] * alpha, alpha], (y * size + x) * 4);
    }
  }
  return { data, width: size, height: size };
}

/** The window's colours where its light falls: leaning to the left, softer the farther it fell. */
function spill() {
  const [width, height] = [300, 460];
  return glazed(width, height, (x, y) => {
    const down = y / height;
    let [red, green, blue, share] = [0, 0, 0, 0];
    const soft = 0.03 + 0.09 * down;
    for (let tap = 0; tap < 40; tap += 1) {
      const [dx, dy] = [(cell(tap, 1, 5) - 0.5) * soft * 2, (cell(tap, 2, 5) - 0.5) * soft * 3];
      const px = (x / width) * 1.9 - 1.25 + down * 0.62 + dx;
      const py = down * 3.5 - 0.1 + dy;
      if (depthOf(px, py) < 0) continue;
      const colour = colourOf(px, py);
      red += colour[0];
      green += colour[1];
      blue += colour[2];
      share += 1;
    }
    if (share === 0) return [255, 250, 240, 0];
    const shown = (sum: number) => 255 * clamp(sum / share) ** (1 / 2.2);
    const fade = smooth(0, 0.08, down) * smooth(1, 0.4, down);
    return [shown(red), shown(green), shown(blue), (share / 40) * 0.72 * fade];
  });
}

/** Courses of pale limestone, hardly seen: a tile of 240 × 200. */
function ashlar() {
  const [width, height] = [240, 200];
  return painted(width, height, (_u, _v, x, y) => {
    const course = Math.floor(y / 50);
    const shift = [0, 62, 18, 90][course];
    const along = (x + shift) % 120;
    const block = Math.floor((x + shift) / 120) % 2;
    const joint = Math.min(along, 120 - along, y % 50, 50 - (y % 50));
    const grain = cloudy(x / 10, y / 10, 7, 3, 20) - 0.5;
    const fine = noise(x / 2, y / 2, 9, 120) - 0.5;
    const tone =
      236 +
      (cell(block, course, 4) - 0.5) * 7 +
      grain * 12 +
      fine * 6 -
      10 * smooth(1.6, 0.4, joint) +
      5 * smooth(3.4, 1.8, y % 50) * smooth(1.4, 2, y % 50);
    return [tone + 2, tone, mix(tone - 5, tone - 3, grain + 0.5)];
  });
}
