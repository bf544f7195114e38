import { Carving } from "../../kit/carving.ts";
import { random } from "../../kit/random.ts";

/*
 * The gunungan of the shadow play, of the kind with a gate (gapuran), as data for a punched hide: its outline, what is cut away, and
 * what is left standing: a tree over a gate with two winged sides, on a terrace above water. Leaves and a house alone: no face, no
 * deity, no beast. It is held by a stick of horn. 400 × 700, the hide 572 of it; both halves are drawn, and no leaf has its twin.
 */

export const size = { width: 400, height: 700, hide: 572 };

/** Its outline, the field within its border and the two panels of its foot, where the ground between leaves is cut away. */
const outline =
  "M200 6C214 52 240 96 280 152C330 218 360 290 360 368C360 418 342 444 318 470L304 488L312 564Q200 582 88 564L96 488L82 470C58 444 40 418 40 368C40 290 70 218 120 152C160 96 186 52 200 6Z";
const field =
  "M200 52C216 92 240 128 268 168C312 228 338 296 338 366C338 408 322 432 300 456L282 476V490H118V476L100 456C78 432 62 408 62 366C62 296 88 228 132 168C160 128 184 92 200 52Z";
const terrace = "M104 500H296L299 528H101Z";
const water = "M101 537H299L302 556Q200 571 98 556Z";

const stick = "M191 560L195 688Q200 698 205 688L209 560Z";

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 700" width="400" height="700">${shapes}</svg>`;

/** Red: the hide; green: the field; blue: what is painted gold on the border. */
export function hideSvg(): string {
  const gilt = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="#f0f" stroke-width="${String(width)}" stroke-linejoin="round"/>`;
  return svg(
    `<path d="${stick}" fill="#f00" stroke="#f0f" stroke-width="3"/><path d="${outline}" fill="#f00"/>` +
      gilt(outline, 5) +
      gilt(field, 7) +
      gilt(terrace, 6) +
      gilt(water, 5) +
      `<path d="${field}${terrace}${water}" fill="#ff0"/>`,
  );
}

const middle =
  "M200 31C216 75 241 114 274 160C321 223 349 293 349 367C349 413 332 438 309 463L294 482M200 31C184 75 159 114 126 160C79 223 51 293 51 367C51 413 68 438 91 463L106 482";

/** What is punched through the border: a row of drops between two of fine slits. */
export function punchSvg(): string {
  const row = (offset: number, width: number, dash: string) =>
    `<g transform="translate(200 300) scale(${String(1 + offset / 149)} ${String(1 + offset / 270)}) translate(-200 -300)"><path d="${middle}" fill="none" stroke="#fff" stroke-width="${String(width)}" stroke-linecap="round" stroke-dasharray="${dash}"/></g>`;
  return svg(row(0.6, 4.6, "0.01 9.4") + row(5.6, 1.3, "4.6 4.8") + row(-4.6, 1.1, "3.4 6"));
}

const leaf = { lines: 1, vein: 0.8, gap: 2, tip: 0.62 };

/** The tree, its gate and its ground. */
export function tree(): Carving {
  const next = random(23);
  const carving = new Carving(size.width, size.height, next);
  const hands = [-1, 1] as const;
  /** A leaf at a distance from the axis; its angle is counted from the side that it stands on. */
  const blade = (
    hand: 1 | -1,
    [away, y]: readonly [number, number, ...number[]],
    angle: number,
    length: number,
    curl: number,
    slim = 0.22,
    options = leaf,
  ) =>
    carving.finger(
      200 + hand * away,
      y,
      hand === 1 ? angle : Math.PI - angle,
      length,
      length * slim,
      hand * curl,
      options,
    );
  const loose = (by: number) => (next() - 0.5) * by;
  for (const hand of hands) {
    // A hem of flames that licks inwards along the border: long ones behind, short ones before them.
    for (const [step, long, width, turn] of [
      [17, 0.52, 0.17, -2.36],
      [12.5, 0.27, 0.25, -2.1],
    ]) {
      for (let y = 474, k = 0; y > 82; y -= step * (0.55 + (0.45 * y) / 474), k += 1) {
        const half = reach(y);
        const length = (10 + half * long) * (k % 3 === 1 ? 1.12 : 0.86) + loose(6);
        const angle = turn - (470 - y) / 3200 + loose(0.12);
        carving.add(
          blade(hand, [half + 7, y], angle, length, 0.72, width, long > 0.4 ? { ...leaf, lines: 3 } : leaf),
        );
      }
    }
    // Twigs with their leaves fill what branches leave open.
    for (const [away, y, angle, length] of [
      [20, 436, -0.2, 92],
      [14, 388, -0.46, 118],
      [12, 318, -0.52, 112],
      [9, 250, -0.6, 88],
      [7, 190, -0.68, 62],
      [5, 142, -0.8, 40],
    ]) {
      const at = (share: number): readonly [number, number, number] => {
        const turned = angle - 0.5 * share;
        return [away + Math.cos(turned) * length * share, y + Math.sin(turned) * length * share, turned];
      };
      for (let k = 0; k < 11; k += 1) {
        const [x, up, turned] = at((k + 0.8) / 11);
        const turn = k % 2 === 0 ? 0.82 : -0.72;
        const long = length * (0.34 - 0.012 * k) + loose(3);
        carving.add(blade(hand, [x, up], turned + turn + loose(0.2), long, turn > 0 ? 0.5 : -0.5, 0.25));
      }
      const spine = Array.from({ length: 9 }, (_, k) => {
        const [x, up, turned] = at(k / 8);
        return [200 + hand * x, up, hand === 1 ? turned : Math.PI - turned] as const;
      });
      carving.add(
        blade(hand, at(0.97), at(1)[2], length * 0.26, 0.3, 0.24) + gilded(carving.ribbon(spine, 2.3, 1)),
      );
    }
    // Six branches curl down about a flower each; the upper ones are younger.
    for (const [y, radius, angle] of [
      [428, 42, -0.3],
      [354, 52, -0.36],
      [278, 46, -0.46],
      [214, 36, -0.52],
      [164, 25, -0.6],
      [126, 16, -0.7],
    ]) {
      const [own, at] = [radius * (1 + loose(0.06)), y + loose(5)];
      carving.add(
        gilded(
          carving.scroll(200 + hand * 4, at, hand === 1 ? angle : Math.PI - angle, own, hand, {
            turns: 1.3,
            flower: own > 20 ? 0.46 : 0,
            stem: 0.07,
          }),
        ),
      );
    }
  }
  carving.add(bud(carving));
  carving.add(trunk());
  // The sides of the gate are winged.
  for (const hand of hands) {
    for (let k = 0; k < 9; k += 1) {
      const angle = -1.42 + k * 0.158;
      const length = 50 + 30 * Math.sin((k / 8) * Math.PI * 0.9) + loose(3);
      carving.add(
        blade(hand, [46 + k * 3.2, 488 - k * 1.2], angle, length * 0.92, -0.85, 0.13, { ...leaf, tip: 0.5 }),
      );
    }
    for (let k = 0; k < 5; k += 1)
      carving.add(blade(hand, [48 + k * 4, 489], -1.3 + k * 0.27, 34 - k * 2, -0.7, 0.2));
  }
  carving.add(house() + ground(carving));
  return carving;
}

/** Half the width of the field at a height. */
function reach(y: number): number {
  return y > 366
    ? 138 - ((y - 366) / 96) ** 2 * 40
    : 138 * Math.sin((((y - 40) / 326) * Math.PI) / 2) ** 1.12;
}

/** Where the tree ends: a bud between its sheaths. */
function bud(carving: Carving): string {
  const part = (angle: number, length: number, curl: number) =>
    carving.finger(200, 112, angle, length, length * 0.2, curl, { ...leaf, isOgee: true });
  return (
    part(-2.2, 30, 0.7) +
    part(-0.94, 30, -0.7) +
    part(-1.86, 40, 0.3) +
    part(-1.28, 40, -0.3) +
    part(-1.57, 50, 0)
  );
}

/** Grown, not built: it sways, is rooted behind the roof, and its bark is scored. */
function trunk(): string {
  const scores = Array.from({ length: 24 }, (_, k) => {
    const y = 376 - k * 10.6;
    const half = 2.2 + (y - 100) / 62;
    return `M${(200 - half).toFixed(1)} ${y.toFixed(1)}q${half.toFixed(1)} 5 ${(half * 2).toFixed(1)} 0`;
  }).join("");
  return (
    `<path d="M176 404C190 384 190 352 193 318C196 262 194 196 199 104H201C206 196 204 262 207 318C210 352 210 384 224 404Z" fill="rgb(255,150,230)" stroke="#000" stroke-width="2.6"/>` +
    `<path d="${scores}" fill="none" stroke="#000" stroke-width="1.1"/>`
  );
}

const facets = { red: 20, green: 128, gold: 230 };

/** A gate with three roofs one over the other, on pillars, its two leaves closed; the left half, and again mirrored. */
function house(): string {
  const part = (d: string, high: number, facet: number, width = 2) =>
    `<path d="${d}" fill="rgb(255,${String(high)},${String(facet)})" stroke="#000" stroke-width="${String(width)}" stroke-linejoin="round"/>`;
  const line = (d: string, width = 1.1) =>
    `<path d="${d}" fill="none" stroke="#000" stroke-width="${String(width)}" stroke-linecap="round"/>`;
  /** A roof that sweeps up to its eaves, with its shingles. */
  const roof = (top: number, low: number, narrow: number, wide: number, facet: number) => {
    const rise = low - top;
    const curve = `C${String(200 - narrow * 1.3)} ${String(top + rise * 0.62)} ${String(200 - wide * 0.72)} ${String(low - 3)} ${String(200 - wide)} ${String(low - 6)}`;
    const shingles = [0.34, 0.58, 0.8]
      .map((share, row) => {
        const y = top + rise * share;
        const half = narrow + (wide * 0.78 - narrow) * share ** 1.7;
        const count = 3 + row * 2;
        return Array.from({ length: count }, (_, k) => {
          const x = 200 - half + (k * half) / count;
          const w = half / count;
          return `M${x.toFixed(1)} ${y.toFixed(1)}q${(w / 2).toFixed(1)} ${String(5 + row)} ${w.toFixed(1)} 0`;
        }).join("");
      })
      .join("");
    return (
      part(
        `M200 ${String(top)}H${String(200 - narrow)}${curve}L${String(200 - wide + 7)} ${String(low)}H200Z`,
        205,
        facet,
      ) +
      line(shingles, 1) +
      part(
        `M200 ${String(low - 1)}H${String(200 - wide + 9)}L${String(200 - wide + 4)} ${String(low + 4)}H200Z`,
        250,
        facets.gold,
        1.4,
      )
    );
  };
  const pillar = (x: number) =>
    part(
      `M${String(x)} 484L${String(x + 1)} 447H${String(x + 6)}L${String(x + 7)} 484Z`,
      235,
      facets.gold,
      1.6,
    ) +
    part(`M${String(x - 2)} 490V484H${String(x + 9)}V490Z`, 190, facets.gold, 1.4) +
    line(`M${String(x + 1)} 456h5M${String(x + 1)} 475h5`);
  const panels = [454, 467, 480].map((y) => `M184 ${String(y)}l4.5 -4l4.5 4l-4.5 4Z`).join("");
  const half =
    part("M152 490V442H200V490Z", 90, facets.red) +
    part("M178 490V456Q184 446 200 444V490Z", 225, facets.gold) +
    line("M181 488V457Q186 449 198 448M197 448V488") +
    line(panels, 1) +
    pillar(152) +
    pillar(166) +
    roof(412, 440, 22, 64, facets.red) +
    part("M176 414V404H200V414Z", 90, facets.green) +
    roof(380, 402, 13, 42, facets.green) +
    part("M186 384V376H200V384Z", 90, facets.red) +
    roof(350, 374, 4, 27, facets.red) +
    part("M200 330C194 340 195 346 197 352H200Z", 250, facets.gold, 1.4);
  return half + `<g transform="translate(400 0) scale(-1 1)">${half}</g>`;
}

/** Below the gate: steps between lappets of lotus, and two rows of waves. */
function ground(carving: Carving): string {
  let shape = "";
  for (let k = -9; k <= 9; k += 1) {
    if (Math.abs(k) < 3) continue;
    const isLong = k % 2 === 0;
    shape += carving.finger(200 + k * 10.6, 530, -1.57, isLong ? 29 : 20, isLong ? 6.4 : 5, 0, {
      ...leaf,
      gap: 1.6,
      isOgee: true,
    });
  }
  const step = (y: number, half: number) =>
    `<path d="M${String(200 - half)} ${String(y)}H${String(200 + half)}V${String(y + 7)}H${String(200 - half)}Z" fill="rgb(255,${String(150 + y - 500)},230)" stroke="#000" stroke-width="1.6"/>`;
  for (const [y, half] of [
    [500, 19],
    [507, 22],
    [514, 25],
    [521, 28],
  ])
    shape += step(y, half);
  for (const [row, y] of [561, 552].entries()) {
    for (let k = -9; k <= 9; k += 1) {
      const x = 200 + k * 12 + row * 6 - 6;
      const sag = 4 * (1 - ((x - 200) / 104) ** 2);
      shape += `<path d="M${x.toFixed(1)} ${(y + sag).toFixed(1)}q-1 -10 6 -10q6 0 4.6 5q-3 -3 -4.6 0q-1 3 6 5Z" fill="rgb(255,${String(150 + row * 70)},128)" stroke="#000" stroke-width="1.3"/>`;
    }
  }
  return shape;
}

/** Whatever paint chance gave a stem, it is gilt. */
const gilded = (shape: string) => shape.replace(/rgb\(255,200,\d+\)/g, "rgb(255,200,230)");
