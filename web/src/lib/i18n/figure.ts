import i18next from "i18next";

/** A number as readers of the language write it, "10.000" or "10,000"; words stay as they are. */
export function figure(value: number | string, language: string | undefined = i18next.language): string {
  return typeof value === "number" ? value.toLocaleString(language) : value;
}
