import { mix } from "../../kit/numbers.ts";
import { random, type Random } from "../../kit/random.ts";

/*
 * A rumah gadang against the evening, 400 units wide, its foot at 254: five roofs between horns, upright and whole,
 * thatch stroke by stroke, lamps within.
 */

const fixed = (value: number) => value.toFixed(1);

interface Roof {
  left: number;
  right: number;
  /** Tips at the left and the right. */
  leftTip: number;
  rightTip: number;
  ridge: number;
  eave: number;
  overhang: number;
  light: number;
  finials: readonly ("left" | "right")[];
}

const dark = "#12030a";

function finial(x: number, y: number, lean: number): string {
  const pole = `M${fixed(x)} ${fixed(y + 3)}l${fixed(lean)} -17`;
  const ball = (share: number, up: number, radius: number) =>
    `<circle cx="${fixed(x + lean * share)}" cy="${fixed(y - up)}" r="${String(radius)}" fill="${dark}"/>`;
  return (
    `<path d="${pole}" stroke="${dark}" stroke-width="1.5" stroke-linecap="round"/>` +
    ball(0.35, 4, 1.7) +
    ball(0.62, 8.5, 1.2) +
    `<path d="${pole}" stroke="#f6c56c" stroke-opacity=".7" stroke-width=".5" transform="translate(-.6 0)"/>`
  );
}

/** A saddle between two horns: its body, its thatch, and the ridge that the evening lights. */
function saddle(next: Random, roof: Roof): string {
  const { left, right, leftTip, rightTip, ridge, eave, overhang, light, finials } = roof;
  const [middle, wide] = [(left + right) / 2, right - left];
  const point = (x: number, y: number) => `${fixed(x)} ${fixed(y)}`;
  const top =
    `M${point(left, leftTip)}` +
    `C${point(left + wide * 0.045, mix(leftTip, ridge, 0.72))} ${point(left + wide * 0.17, ridge)} ${point(middle, ridge)}` +
    `S${point(right - wide * 0.045, mix(rightTip, ridge, 0.72))} ${point(right, rightTip)}`;
  const body =
    `${top}C${point(right + overhang * 0.2, mix(rightTip, eave, 0.5))} ${point(right - overhang * 0.2, eave - 8)} ${point(right - overhang, eave)}` +
    `Q${point(middle, eave + 5)} ${point(left + overhang, eave)}` +
    `C${point(left + overhang * 0.2, eave - 8)} ${point(left - overhang * 0.2, mix(leftTip, eave, 0.5))} ${point(left, leftTip)}Z`;
  let thatch = "";
  for (let straw = 0; straw < wide * 1.1; straw += 1) {
    const t = next();
    const x = left + 4 + t * (wide - 8);
    const away = Math.abs(t - 0.5) * 2;
    const high = Math.max(ridge - 40, t < 0.5 ? leftTip : rightTip);
    const start = mix(ridge, high, away ** 7) + 1 + next() * 6;
    const long = (eave - start) * (0.3 + next() * 0.6);
    const lean = (x - middle) * 0.05 + (t < 0.5 ? overhang : -overhang) * 0.5 * away * away;
    thatch += `M${point(x, start)}q${point(lean * 0.2, long * 0.6)} ${point(lean, long)}`;
  }
  const eaves = `M${point(left + overhang, eave)}Q${point(middle, eave + 5)} ${point(right - overhang, eave)}`;
  return (
    (finials.includes("left") ? finial(left, leftTip, -1.6) : "") +
    (finials.includes("right") ? finial(right, rightTip, 1.6) : "") +
    `<path d="${body}" fill="url(#roof)"/>` +
    `<path d="${thatch}" fill="none" stroke="#7a2a20" stroke-opacity=".5" stroke-width=".5"/>` +
    `<path d="${top}" fill="none" stroke="#ffd384" stroke-opacity="${String(light)}" stroke-width="1.1"/>` +
    `<path d="${top}" fill="none" stroke="${dark}" stroke-width="1.6" transform="translate(0 2.2)"/>` +
    `<path d="${eaves}" fill="none" stroke="#c8783a" stroke-opacity=".55" stroke-width=".9"/>`
  );
}

function wallOfPanels(): string {
  let wall = `<rect x="46" y="150" width="308" height="72" fill="#16040b"/>`;
  for (let panel = 0; panel < 22; panel += 1) {
    const x = 52 + panel * 13.8;
    wall +=
      `<rect x="${fixed(x)}" y="160" width="10.6" height="44" fill="none" stroke="#6b2a1c" stroke-width=".6"/>` +
      `<path d="M${fixed(x + 5.3)} 163v38M${fixed(x + 1.5)} 175h7.6M${fixed(x + 1.5)} 190h7.6" stroke="#5a2118" stroke-width=".5"/>`;
    if (panel % 3 === 1) {
      wall +=
        `<rect x="${fixed(x + 1.4)}" y="166" width="7.8" height="22" fill="url(#window)"/>` +
        `<path d="M${fixed(x + 5.3)} 166v22M${fixed(x + 1.4)} 177h7.8" stroke="#3a0f0a" stroke-width=".8"/>`;
    }
  }
  wall += `<path d="M46 207H354" stroke="#b8743a" stroke-opacity=".6" stroke-width=".8"/>`;
  for (let post = 0; post < 16; post += 1)
    wall += `<rect x="${fixed(54 + post * 19.2)}" y="220" width="3.4" height="34" fill="${dark}"/>`;
  return wall;
}

function porch(): string {
  const gable = "M200 92C196 118 180 140 164 152";
  let steps = "";
  for (let step = 0; step < 5; step += 1)
    steps += `<path d="M${String(189 - step)} ${String(226 + step * 6)}h${String(22 + 2 * step)}" stroke="#7a3a22" stroke-width=".7"/>`;
  return (
    `<path d="M176 150L178 222H222L224 150Z" fill="#100309"/>` +
    `<path d="${gable}Q200 162 236 152C220 140 204 118 200 92Z" fill="url(#roof)"/>` +
    `<path d="${gable}M200 92C204 118 220 140 236 152" fill="none" stroke="#ffd384" stroke-opacity=".75" stroke-width=".9"/>` +
    `<path d="M200 96V78" stroke="${dark}" stroke-width="1.5"/>` +
    `<rect x="190" y="170" width="20" height="44" fill="url(#window)"/><path d="M200 170v44" stroke="#3a0f0a"/>` +
    `<path d="M184 254L190 222H210L216 254Z" fill="#0e0207"/>${steps}`
  );
}

const gradients =
  `<defs><linearGradient id="roof" x2="0" y2="1"><stop stop-color="#3a0d12"/><stop offset=".5" stop-color="#22060d"/><stop offset="1" stop-color="#140309"/></linearGradient>` +
  `<linearGradient id="window" x2="0" y2="1"><stop stop-color="#ffe2a0"/><stop offset="1" stop-color="#e88a36"/></linearGradient>` +
  `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="#14030a" stop-opacity="0"/><stop offset=".5" stop-color="#14030a"/></linearGradient></defs>`;

/** The house with the dusk at its feet; 400 × 280, its tips 20 below the upper edge. */
export function houseSvg(): string {
  const next = random(7);
  const wing = (roof: Omit<Roof, "finials">) => {
    const other = {
      ...roof,
      left: 400 - roof.right,
      right: 400 - roof.left,
      leftTip: roof.rightTip,
      rightTip: roof.leftTip,
    };
    return saddle(next, { ...roof, finials: ["left"] }) + saddle(next, { ...other, finials: ["right"] });
  };
  let ground = "";
  for (let bush = 0; bush < 70; bush += 1) {
    const x = next() * 400;
    const away = Math.abs(x - 200) / 200;
    ground += `<ellipse cx="${fixed(x)}" cy="${fixed(252 - next() * 9 * away)}" rx="${fixed(6 + next() * 14)}" ry="${fixed(4 + next() * 11 * away)}" fill="#14030a"/>`;
  }
  const inner = { eave: 150, overhang: 16, ridge: 98 };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 400 280" width="400" height="280">${gradients}` +
    wallOfPanels() +
    wing({
      left: 4,
      right: 150,
      leftTip: 72,
      rightTip: 122,
      ridge: 118,
      eave: 156,
      overhang: 16,
      light: 0.72,
    }) +
    wing({ left: 34, right: 190, leftTip: 42, rightTip: 112, ...inner, light: 0.81 }) +
    saddle(next, {
      left: 74,
      right: 326,
      leftTip: 2,
      rightTip: 2,
      ridge: 74,
      eave: 146,
      overhang: 20,
      light: 0.9,
      finials: ["left", "right"],
    }) +
    porch() +
    `<rect x="0" y="222" width="400" height="40" fill="url(#ground)"/>${ground}</svg>`
  );
}
