/** Faces of names and headings. */
export const displayFaceIds = [
  "baloo",
  "bodoni",
  "cormorant",
  "cormorant-italic",
  "fraunces",
  "fraunces-light",
  "jakarta",
  "marcellus",
  "pinyon",
  "yeseva",
] as const;
export type DisplayFaceId = (typeof displayFaceIds)[number];

export interface DisplayFace {
  /** Resolvable as a module. */
  file: string;
  /** False: for names only; headings stand in the body face. */
  hasHeadings: boolean;
}

export const displayFaceFiles: Record<DisplayFaceId, DisplayFace> = {
  baloo: face("baloo-2", 600),
  bodoni: face("bodoni-moda", 500),
  cormorant: face("cormorant-garamond", 500),
  "cormorant-italic": face("cormorant-garamond", 300, "italic"),
  fraunces: face("fraunces", 500),
  "fraunces-light": face("fraunces", 300),
  jakarta: face("plus-jakarta-sans", 700),
  marcellus: face("marcellus", 400),
  pinyon: { ...face("pinyon-script", 400), hasHeadings: false },
  yeseva: face("yeseva-one", 400),
};

function face(name: string, weight: number, style = "normal"): DisplayFace {
  return {
    file: `@fontsource/${name}/files/${name}-latin-${String(weight)}-${style}.woff2`,
    hasHeadings: true,
  };
}

/** Faces of running text, each a shared static file in two weights. */
export const bodyFaceIds = ["alegreya", "baloo", "jakarta", "jost", "lora"] as const;
export type BodyFaceId = (typeof bodyFaceIds)[number];

/** Names of the packages that the body faces come from. */
export const bodyFacePackages: Record<BodyFaceId, string> = {
  alegreya: "alegreya-sans",
  baloo: "baloo-2",
  jakarta: "plus-jakarta-sans",
  jost: "jost",
  lora: "lora",
};

/** The regular weight of a body face, resolvable as a module. */
export function bodyFontFile(id: BodyFaceId): string {
  return face(bodyFacePackages[id], 400).file;
}

/** The weight that stands for bold: not every face has a 600. */
export function boldOf(id: BodyFaceId): number {
  return id === "alegreya" ? 700 : 600;
}
