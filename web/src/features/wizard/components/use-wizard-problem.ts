import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewInvitation } from "../form.ts";

const known = ["tooLong", "nameMissing", "eventTypeMissing", "dateMissing", "timeMissing"] as const;

/** What is wrong with a field of the wizard, in the person's language; null when nothing is. */
export function useWizardProblem(field: keyof NewInvitation): string | null {
  const { t } = useTranslation("wizard");
  const { errors } = useFormState<NewInvitation>({ name: field });
  const error = errors[field];
  if (error === undefined) return null;
  return t(`problem.${known.find((code) => code === error.message) ?? "invalid"}`);
}
