import type { Language } from "@janur/domain/text/language";
import type { MantineColorScheme } from "@mantine/core";
import { IconCircleHalf2, IconMoon, IconSun, type Icon as TablerIcon } from "@tabler/icons-react";

export const schemeChoices: readonly { value: MantineColorScheme; icon: TablerIcon }[] = [
  { value: "light", icon: IconSun },
  { value: "dark", icon: IconMoon },
  { value: "auto", icon: IconCircleHalf2 },
];

export const languageChoices: readonly Language[] = ["id", "en"];
