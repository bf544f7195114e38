import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languageChoices } from "./form/choices.ts";
import { useChangeLanguage } from "./use-change-language.ts";

/** Changes to the other language, by that one's own name. */
export function LanguageButton() {
  const { t, i18n } = useTranslation("shell");
  const changeLanguage = useChangeLanguage();
  const other = languageChoices.find((language) => language !== i18n.language) ?? "id";
  return (
    <Button
      variant="subtle"
      color="tanah"
      px={10}
      lang={other}
      onClick={() => {
        changeLanguage(other);
      }}
    >
      {t(`language.${other}`)}
    </Button>
  );
}
