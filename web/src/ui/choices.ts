import type { Language } from "@janur/domain/language";
import type { MantineColorScheme } from "@mantine/core";
import { IconDeviceMobile, IconMoon, IconSun, type Icon } from "@tabler/icons-react";

export const schemeChoices: readonly { value: MantineColorScheme; icon: Icon }[] = [
  { value: "light", icon: IconSun },
  { value: "dark", icon: IconMoon },
  { value: "auto", icon: IconDeviceMobile },
];

export const languageChoices: readonly Language[] = ["id", "en"];
