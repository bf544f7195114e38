import type { Carving } from "../../kit/carving.ts";
import type { Random } from "../../kit/random.ts";

/** Five skewed petals, as carved in stone. */
export function frangipani(
  carving: Carving,
  next: Random,
  x: number,
  y: number,
  radius: number,
  turn: number,
): string {
  let shape = "";
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = turn + (petal * 2 * Math.PI) / 5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, aside: number) =>
      `${(x + (c * along - s * aside) * radius).toFixed(1)} ${(y + (s * along + c * aside) * radius).toFixed(1)}`;
    const height = String(Math.floor(150 + 90 * next()));
    shape += `<path d="M${at(0.02, 0)}C${at(0.3, 0.42)} ${at(0.86, 0.56)} ${at(1, 0.2)}C${at(1.04, -0.06)} ${at(0.66, -0.3)} ${at(0.02, 0)}Z" fill="rgb(255,${height},120)" stroke="#000" stroke-width="${String(radius * 0.07)}"/>`;
    shape += `<path d="M${at(0.18, 0.06)}Q${at(0.55, 0.22)} ${at(0.86, 0.2)}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="${String(radius * 0.05)}"/>`;
  }
  return shape + carving.disc(x, y, radius * 0.1, 255, radius * 0.04);
}

/** Five leaves from one foot, the middle one tallest. */
export function palmette(carving: Carving, x: number, y: number, size: number): string {
  const up = -Math.PI / 2;
  const options = { vein: 0.5, gap: 0.7 };
  let shape = "";
  for (const [lean, length, curl] of [
    [1.25, 0.62, 0.9],
    [0.72, 0.82, 0.6],
  ]) {
    for (const side of [-1, 1])
      shape += carving.finger(x, y, up + side * lean, size * length, size * 0.16, -side * curl, options);
  }
  return (
    shape +
    carving.finger(x, y + 1, up, size * 1.12, size * 0.19, 0, options) +
    carving.disc(x, y - size * 0.08, size * 0.13, 255, 0.5)
  );
}

/** The leaf at a tier's corner: outward, then up and in. */
export function horn(carving: Carving, x: number, y: number, size: number): string {
  return (
    carving.finger(x + size * 0.5, y + 1, Math.PI + 0.1, size * 1.55, size * 0.24, 1.75, {
      vein: 0.5,
      gap: 0.7,
      bend: 1,
    }) +
    carving.finger(x + size * 0.55, y + 1, Math.PI + 0.75, size * 0.95, size * 0.17, 1.1, {
      vein: 0.4,
      gap: 0.6,
    }) +
    carving.disc(x + size * 0.5, y - size * 0.1, size * 0.13, 250, 0.5)
  );
}
