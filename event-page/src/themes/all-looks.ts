import { themeIds } from "@janur/domain/content/theme-ids";
import { looks } from "../generated/looks.ts";
import { provideLook } from "./base/look.ts";

for (const theme of themeIds) provideLook(theme, looks[theme]);
