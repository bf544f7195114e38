import sharp from "sharp";

/*
 * Pictures for the demo's album, drawn and not photographed: what stands on the tables of a feast, in the light of an
 * evening. Nobody's face is in them.
 */

/** Numbers that look random and are the same at every seeding. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

interface Scene {
  width: number;
  height: number;
  /** Sky or wall, cloth, and what shines. */
  tones: readonly [string, string, string];
  draw: (next: () => number, scene: Scene) => string;
}

const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`;

/** Lights far behind, out of focus. */
function lights(next: () => number, { width, height, tones }: Scene): string {
  return Array.from({ length: 46 }, () =>
    circle(
      next() * width,
      next() * height * 0.62,
      10 + next() * 46,
      tones[2],
      `opacity="${(0.08 + next() * 0.3).toFixed(2)}" filter="url(#far)"`,
    ),
  ).join("");
}

function table({ width, height, tones }: Scene): string {
  const at = height * 0.66;
  return `<path d="M0 ${String(at)}Q${String(width / 2)} ${String(at - 40)} ${String(width)} ${String(at)}V${String(height)}H0Z" fill="${tones[1]}"/><path d="M0 ${String(at)}Q${String(width / 2)} ${String(at - 40)} ${String(width)} ${String(at)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"/>`;
}

function blossom(next: () => number, x: number, y: number, r: number, hues: readonly string[]): string {
  const petals = 9 + Math.floor(next() * 5);
  const turn = next() * 360;
  const fill = hues[Math.floor(next() * hues.length)] ?? "#fff";
  const ring = (count: number, reach: number, size: number, opacity: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + (index * 360) / count;
      return `<ellipse cx="${String(x)}" cy="${(y - r * reach).toFixed(1)}" rx="${(r * size * 0.55).toFixed(1)}" ry="${(r * size).toFixed(1)}" fill="${fill}" fill-opacity="${String(opacity)}" stroke="#0002" transform="rotate(${angle.toFixed(0)} ${String(x)} ${String(y)})"/>`;
    }).join("");
  return `${ring(petals, 0.62, 0.5, 0.85)}${ring(petals - 3, 0.36, 0.4, 0.95)}${circle(x, y, r * 0.2, "#f2cf63")}`;
}

const roses = ["#f6d7d2", "#e9a6a1", "#fff4ea", "#d97a7a"];
const melati = ["#fffdf4", "#fbf3dc", "#f4e7bd"];

function bouquet(hues: readonly string[]): Scene["draw"] {
  return (next, scene) => {
    const { width, height, tones } = scene;
    const [x, y] = [width * 0.5, height * 0.45];
    const leaves = Array.from({ length: 26 }, () => {
      const angle = next() * 360;
      return `<ellipse cx="${String(x)}" cy="${(y - height * 0.2).toFixed(0)}" rx="${String(width * 0.035)}" ry="${(height * (0.12 + next() * 0.1)).toFixed(0)}" fill="hsl(${(95 + next() * 40).toFixed(0)} 32% ${(22 + next() * 22).toFixed(0)}%)" transform="rotate(${angle.toFixed(0)} ${String(x)} ${String(y)})"/>`;
    }).join("");
    const heads = Array.from({ length: 17 }, () => {
      const angle = next() * Math.PI * 2;
      const far = Math.sqrt(next()) * Math.min(width, height) * 0.24;
      return blossom(
        next,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far * 0.8,
        width * (0.045 + next() * 0.04),
        hues,
      );
    }).join("");
    const vase = `<path d="M${String(x - width * 0.1)} ${String(height * 0.6)}Q${String(x - width * 0.16)} ${String(height * 0.8)} ${String(x - width * 0.07)} ${String(height * 0.9)}H${String(x + width * 0.07)}Q${String(x + width * 0.16)} ${String(height * 0.8)} ${String(x + width * 0.1)} ${String(height * 0.6)}Z" fill="${tones[2]}"/>`;
    return `${lights(next, scene)}${table(scene)}${vase}${leaves}${heads}`;
  };
}

/** Candles and plates along a table. */
const supper: Scene["draw"] = (next, scene) => {
  const { width, height } = scene;
  const plates = [0.2, 0.5, 0.8].map((share) => {
    const [x, y, r] = [width * share, height * 0.82, width * 0.12];
    return `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(r)}" ry="${String(r * 0.4)}" fill="#fdfaf3" stroke="#c9a45c" stroke-width="5"/><ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(r * 0.66)}" ry="${String(r * 0.26)}" fill="#f1e9da"/>${circle(x, y - 4, r * 0.14, "#9ab06b")}${circle(x + r * 0.2, y + 4, r * 0.1, "#d8843c")}`;
  });
  const candles = [0.34, 0.42, 0.62, 0.7].map((share) => {
    const [x, top] = [width * share, height * (0.36 + next() * 0.14)];
    return `<rect x="${String(x - 9)}" y="${String(top)}" width="18" height="${String(height * 0.74 - top)}" fill="#fff3d6"/>${circle(x, top - 26, 60, "#ffd27a", 'opacity=".4" filter="url(#far)"')}<path d="M${String(x)} ${String(top - 50)}q16 24 0 42q-16 -18 0 -42" fill="#ffefb8"/>`;
  });
  return `${lights(next, scene)}${table(scene)}${candles.join("")}${plates.join("")}`;
};

/** A cake of four tiers with a garland. */
const cake: Scene["draw"] = (next, scene) => {
  const { width, height } = scene;
  const tiers = [0, 1, 2, 3].map((level) => {
    const [half, tall] = [width * (0.26 - level * 0.055), height * 0.13];
    const y = height * 0.76 - (level + 1) * tall;
    const x = width / 2;
    const beads = Array.from({ length: 9 }, (_, index) =>
      blossom(next, x - half + (index * half) / 4, y + tall - 6, 13, melati),
    );
    return `<rect x="${String(x - half)}" y="${String(y)}" width="${String(half * 2)}" height="${String(tall)}" rx="10" fill="#fffaf2"/><rect x="${String(x + half * 0.4)}" y="${String(y)}" width="${String(half * 0.6)}" height="${String(tall)}" rx="10" fill="#e9dcc9" opacity=".6"/><ellipse cx="${String(x)}" cy="${String(y + 4)}" rx="${String(half)}" ry="12" fill="#fff"/>${beads.join("")}`;
  });
  return `${lights(next, scene)}${table(scene)}${tiers.join("")}${blossom(next, width / 2, height * 0.22, 34, roses)}`;
};

/** Two rings on a cloth among petals. */
const rings: Scene["draw"] = (next, scene) => {
  const { width, height } = scene;
  const petals = Array.from({ length: 34 }, () => {
    const [x, y] = [next() * width, next() * height];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="34" ry="18" fill="${roses[Math.floor(next() * 4)] ?? ""}" opacity=".85" transform="rotate(${(next() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join("");
  const ring = (x: number, y: number, r: number) =>
    `<ellipse cx="${String(x)}" cy="${String(y + 16)}" rx="${String(r)}" ry="${String(r * 0.8)}" fill="none" stroke="#0004" stroke-width="24" filter="url(#far)"/><ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(r)}" ry="${String(r * 0.8)}" fill="none" stroke="#b98a3a" stroke-width="24"/><ellipse cx="${String(x)}" cy="${String(y - 3)}" rx="${String(r)}" ry="${String(r * 0.8)}" fill="none" stroke="#f6dc98" stroke-width="9"/>`;
  return `<rect width="100%" height="100%" fill="${scene.tones[1]}"/>${petals}${ring(width * 0.42, height * 0.5, width * 0.13)}${ring(width * 0.57, height * 0.53, width * 0.11)}`;
};

/** Woven young leaf hanging in the evening. */
const leaf: Scene["draw"] = (next, scene) => {
  const { width, height } = scene;
  const strands = Array.from({ length: 30 }, (_, index) => {
    const x = (index / 29) * width;
    const sway = (next() - 0.5) * 130;
    const end = height * (0.4 + next() * 0.45);
    return `<path d="M${x.toFixed(0)} 0C${(x + sway).toFixed(0)} ${(end * 0.4).toFixed(0)} ${(x - sway).toFixed(0)} ${(end * 0.7).toFixed(0)} ${(x + sway * 0.5).toFixed(0)} ${end.toFixed(0)}" fill="none" stroke="hsl(${(62 + next() * 20).toFixed(0)} 58% ${(52 + next() * 22).toFixed(0)}%)" stroke-width="${(9 + next() * 9).toFixed(0)}" stroke-linecap="round"/>`;
  }).join("");
  const sun = circle(width * 0.68, height * 0.64, width * 0.12, "#ffe2a6", 'filter="url(#far)"');
  return `${sun}${lights(next, scene)}${strands}`;
};

const dusk = ["#5a2f3b", "#b98368", "#ffd08a"] as const;
const noon = ["#cfdcd5", "#f3ece0", "#fff7dc"] as const;
const night = ["#1d2433", "#3c3346", "#ffcf87"] as const;
const moss = ["#4a5a45", "#d8cfb8", "#f6e7b2"] as const;
const clay = ["#8d4e3b", "#e7cdb6", "#ffe3b8"] as const;

const scenes: readonly Scene[] = [
  { width: 1500, height: 1000, tones: dusk, draw: supper },
  { width: 900, height: 1200, tones: noon, draw: bouquet(roses) },
  { width: 1200, height: 900, tones: moss, draw: bouquet(melati) },
  { width: 900, height: 1200, tones: night, draw: cake },
  { width: 1200, height: 900, tones: noon, draw: rings },
  { width: 1500, height: 1000, tones: dusk, draw: leaf },
  { width: 1200, height: 1200, tones: clay, draw: bouquet(roses) },
  { width: 1200, height: 900, tones: night, draw: supper },
  { width: 900, height: 1200, tones: dusk, draw: bouquet(melati) },
  { width: 1500, height: 1000, tones: moss, draw: cake },
  { width: 1200, height: 900, tones: clay, draw: rings },
  { width: 900, height: 1200, tones: moss, draw: leaf },
  { width: 1500, height: 1000, tones: clay, draw: supper },
  { width: 1200, height: 900, tones: dusk, draw: bouquet(roses) },
];

export const stillLifes = scenes.length;

/** One of them as JPEG, with the grain and the falling light of a photograph. */
export async function stillLife(index: number): Promise<Buffer> {
  const scene = scenes[index % scenes.length];
  if (scene === undefined) throw new Error("no such still life");
  const { width, height, tones } = scene;
  const next = numbersFrom(index + 7);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><defs><filter id="far" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter><linearGradient id="wall" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="${tones[0]}"/><stop offset="1" stop-color="${tones[1]}"/></linearGradient><radialGradient id="edge" cx="50%" cy="44%" r="75%"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#wall)"/>${scene.draw(next, scene)}<rect width="100%" height="100%" fill="url(#edge)"/></svg>`;
  const grain = await sharp({
    create: {
      width: Math.round(width / 2),
      height: Math.round(height / 2),
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 14 },
    },
  })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .blur(0.8)
    .composite([{ input: grain, blend: "soft-light" }])
    .flatten()
    .jpeg({ quality: 84 })
    .toBuffer();
}
