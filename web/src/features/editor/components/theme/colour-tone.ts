import { toOklch } from "@janur/event-page/themes/base/oklch";

/** How light a colour is, as people name colours: the same hue is a burgundy when it is deep and a rose when it is not. */
export type ColourTone = "deep" | "plain" | "pale";

/** @param colour `#RRGGBB` */
export function colourTone(colour: string): ColourTone {
  const { lightness } = toOklch(colour);
  if (lightness < 0.56) return "deep";
  return lightness > 0.88 ? "pale" : "plain";
}
