import { typefaceIds, type TypefaceId } from "@janur/domain/content/theme-adjustment";
import { displayFaceFiles, type BodyFaceId, type DisplayFaceId } from "./faces.ts";
import type { Theme } from "./theme.ts";

interface Typeface {
  displayFace: DisplayFaceId;
  bodyFace: BodyFaceId;
}

export const typefaces: Record<TypefaceId, Typeface> = {
  baloo: { displayFace: "baloo", bodyFace: "baloo" },
  "bodoni-jost": { displayFace: "bodoni", bodyFace: "jost" },
  "cormorant-jakarta": { displayFace: "cormorant", bodyFace: "jakarta" },
  "cormorant-lora": { displayFace: "cormorant", bodyFace: "lora" },
  "marcellus-jost": { displayFace: "marcellus", bodyFace: "jost" },
  "fraunces-jakarta": { displayFace: "fraunces", bodyFace: "jakarta" },
  "fraunces-jost": { displayFace: "fraunces", bodyFace: "jost" },
  "jakarta-lora": { displayFace: "jakarta", bodyFace: "lora" },
  jakarta: { displayFace: "jakarta", bodyFace: "jakarta" },
  "marcellus-lora": { displayFace: "marcellus", bodyFace: "lora" },
  "cormorant-italic-jost": { displayFace: "cormorant-italic", bodyFace: "jost" },
  "cormorant-italic-lora": { displayFace: "cormorant-italic", bodyFace: "lora" },
  "fraunces-light-jost": { displayFace: "fraunces-light", bodyFace: "jost" },
  "pinyon-lora": { displayFace: "pinyon", bodyFace: "lora" },
  "yeseva-alegreya": { displayFace: "yeseva", bodyFace: "alegreya" },
};

/** The pair that a theme is drawn with. */
export function typefaceOf({ displayFace, bodyFace }: Typeface): TypefaceId | undefined {
  return typefaceIds.find(
    (id) => typefaces[id].displayFace === displayFace && typefaces[id].bodyFace === bodyFace,
  );
}

/** The pairs that a theme can wear: one without headings, only where the theme says so. */
export function typefacesFor({ hasCopperplate = false }: Theme): TypefaceId[] {
  return typefaceIds.filter(
    (id) => hasCopperplate || displayFaceFiles[typefaces[id].displayFace].hasHeadings,
  );
}
