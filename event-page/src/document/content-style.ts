import type { Content } from "@janur/domain/content/content";
import { nameStyle } from "../fonts/name-width.ts";
import type { Theme } from "../themes/base/theme.ts";
import { photoStyle } from "./photo-style.ts";

/** What a page's style takes from its content: how wide its names are, and where its pictures are cropped. */
export function contentStyle(content: Content, theme: Theme): string {
  return nameStyle(content, theme) + photoStyle(content);
}
