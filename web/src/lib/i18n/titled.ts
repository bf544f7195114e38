import i18next from "i18next";

/** What an invitation is called, also before anybody has named it. */
export function titled(title: string | null | undefined): string {
  return title || i18next.t("shell:untitled");
}
