import { themeIds } from "@janur/domain/content/theme";
import { looks } from "../generated/looks.ts";
import { provideLook } from "./base/look.ts";

for (const theme of themeIds) provideLook(theme, looks[theme]);
