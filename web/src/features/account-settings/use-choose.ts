import type { Language } from "@janur/domain/text/language";
import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { useChangeLanguage } from "../../ui/use-change-language.ts";
import { useSaveSettings } from "./use-save-settings.ts";

/** The two choices that also work signed out: they change this device and the account. */
export function useChoose() {
  const { setColorScheme } = useMantineColorScheme();
  const changeLanguage = useChangeLanguage();
  const appearance = useSaveSettings("appearance");
  const account = useSaveSettings("account");
  return {
    chooseScheme: (colorScheme: MantineColorScheme) => {
      setColorScheme(colorScheme);
      appearance.save({ colorScheme });
    },
    chooseLanguage: (language: Language) => {
      changeLanguage(language);
      account.save({ language });
    },
  };
}
