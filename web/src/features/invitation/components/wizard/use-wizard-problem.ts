import { limits } from "@janur/domain/limits";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewInvitation } from "../../form.ts";

const known = [
  "tooLong",
  "nameMissing",
  "eventTypeMissing",
  "dateMissing",
  "timeMissing",
  "slugReserved",
  "slugTaken",
] as const;

/** What is wrong with a field of the wizard, in the person's language; null when nothing is. */
export function useWizardProblem(field: keyof NewInvitation): string | null {
  const { t } = useTranslation("invitation");
  const { errors } = useFormState<NewInvitation>({ name: field });
  const error = errors[field];
  if (error === undefined) return null;
  const key = known.find((code) => code === error.message);
  if (key !== undefined) return t(`wizard.problem.${key}`);
  return field === "slug"
    ? t("wizard.problem.slugForm", { min: limits.slug.min, max: limits.slug.max })
    : t("wizard.problem.invalid");
}
