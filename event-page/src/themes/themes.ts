import type { ThemeId } from "@janur/domain/theme";
import { gonjong } from "./gonjong/gonjong.ts";
import { janur } from "./janur/janur.ts";
import { sunyi } from "./sunyi/sunyi.ts";
import type { Theme } from "./theme.ts";

/** Every theme by its id; the names themselves stand in the domain. */
export const themes: Record<ThemeId, Theme> = { janur, gonjong, sunyi };
