import type { Language } from "@janur/domain/text/language";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "../lib/i18n/i18n.ts";
import { showToast } from "./toast/toast.ts";

/** Switches the language of the application, and says so when its texts cannot be fetched. */
export function useChangeLanguage(): (language: Language) => void {
  const { t } = useTranslation();
  return (language) => {
    changeLanguage(language).catch(() => {
      showToast({ tone: "problem", id: "language", message: t("language.failed") });
    });
  };
}
