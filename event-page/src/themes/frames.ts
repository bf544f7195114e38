import { themes } from "./themes.ts";
import type { LayoutId } from "./base/theme.ts";
import type { ThemeId } from "@janur/domain/content/theme";

/** Shape of a frame, for those who choose what of a picture it shows. */
export interface Frame {
  /** Width by height; of a frame that follows the screen, as a phone shows it. */
  aspect: number;
  /** As CSS writes it. */
  radius: string;
}

const upright = 4 / 5;

const covers: Record<LayoutId, Frame> = {
  adegan: { aspect: upright, radius: "3px" },
  majalah: { aspect: 1, radius: "0" },
  sunyi: { aspect: upright, radius: "6px" },
  surat: { aspect: 1, radius: "8px" },
};

/** The frame of the cover's picture. */
export function coverFrame(theme: ThemeId): Frame {
  return covers[themes[theme].layout];
}

/** The frame beside a person. */
export function personFrame(theme: ThemeId): Frame {
  return { aspect: upright, radius: coverFrame(theme).radius };
}

/** The frame of a picture in a story. */
export const storyFrame: Frame = { aspect: 3 / 2, radius: "8px" };
