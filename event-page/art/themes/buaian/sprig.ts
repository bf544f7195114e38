import sharp from "sharp";

/** Jasmine at the end of the cloth: flowers of paper, buds and leaves, 66 × 84. */
export async function sprig(
  { tone, share }: { tone: string; share: number },
  density: number,
): Promise<{ input: Buffer }> {
  const leaf = (x: number, y: number, turn: number, long: number) =>
    `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})"><path d="M0 0C${String(long * 0.3)} ${String(-long * 0.26)} ${String(long * 0.8)} ${String(-long * 0.2)} ${String(long)} 0C${String(long * 0.7)} ${String(long * 0.2)} ${String(long * 0.3)} ${String(long * 0.2)} 0 0Z" fill="url(#l)"/><path d="M2 0H${String(long * 0.86)}" stroke="#7f9072" stroke-width=".6"/></g>`;
  const flower = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${String(size)})">${[
      0, 72, 144, 216, 288,
    ]
      .map(
        (angle) =>
          `<g transform="rotate(${String(angle)})"><path d="M0 .5C-5 -3 -5.6 -10 0 -14.4C5.6 -10 5 -3 0 .5Z" transform="translate(.7 1)" fill="#5a3346" fill-opacity=".28"/><path d="M0 .5C-5 -3 -5.6 -10 0 -14.4C5.6 -10 5 -3 0 .5Z" fill="url(#p)"/><path d="M0 -2V-10" stroke="#d9cdb8" stroke-width=".5"/></g>`,
      )
      .join("")}<circle r="2" fill="#e2c58c"/><circle r="1" fill="#b98f4e"/></g>`;
  const bud = (x: number, y: number, turn: number) =>
    `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})"><path d="M0 0C-3 3 -3 9 0 13C3 9 3 3 0 0Z" fill="url(#p)"/><path d="M-1.6 0L0 4L1.6 0Z" fill="#94a585"/></g>`;
  const drawn = `<path d="M30 26C34 44 38 56 36 70M30 28C22 42 20 50 22 58" fill="none" stroke="#8b9c7b" stroke-width="1.1"/>${leaf(30, 24, -34, 26)}${leaf(28, 26, 150, 25)}${leaf(33, 34, 62, 26)}${bud(36, 66, -6)}${bud(22, 56, 14)}${bud(39, 52, -34)}${flower(40, 30, 0.86, 20)}${flower(24, 32, 0.78, -24)}${flower(32, 20, 0.9, 4)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 84"><defs><linearGradient id="p" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ece4cf"/><stop offset=".4" stop-color="#fffdf7"/><stop offset="1" stop-color="#fff9ef"/></linearGradient><linearGradient id="l"><stop offset="0" stop-color="#8fa181"/><stop offset="1" stop-color="#b4c2a3"/></linearGradient></defs>${drawn}</svg>`;
  const [width, height] = [66 * density, 84 * density];
  const plain = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
  const veil = {
    create: {
      width,
      height,
      channels: 4,
      background: `#${tone}${Math.round(share * 255)
        .toString(16)
        .padStart(2, "0")}`,
    },
  } as const;
  const input = await sharp(plain)
    .composite([{ input: await sharp(veil).png().toBuffer(), blend: "atop" }])
    .png()
    .toBuffer();
  return { input };
}
