import * as z from "zod";
import { themeIds } from "./theme-ids.ts";

export const themeIdSchema = z.enum(themeIds);
export type ThemeId = z.infer<typeof themeIdSchema>;
