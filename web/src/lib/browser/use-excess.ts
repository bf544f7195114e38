import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

/**
 * What a field says that holds more than it may: by how much, never the number alone, which reads like the limit.
 * @returns undefined while a text fits; spaces around it do not count
 */
export function useExcess(): (text: string, max: number, kind?: "text" | "message") => string | undefined {
  const { t } = useTranslation("shell");
  return (text, max, kind = "text") => excessText(text.trim().length - max, t, kind);
}

/** @param count of characters beyond the limit, undefined for none */
export function excessText(
  count: number,
  t: TFunction,
  kind: "text" | "message" = "text",
): string | undefined {
  if (count <= 0) return undefined;
  return t(`excess.${kind}`, { count });
}
