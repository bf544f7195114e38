import { themeIds } from "@janur/domain/theme";
import { looks } from "../generated/looks.ts";
import { provideLook } from "./look.ts";

for (const theme of themeIds) provideLook(theme, looks[theme]);
