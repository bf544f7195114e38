import { useFormState, type Control, type FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";

/**
 * What stands under a field, in the form's own words for what its schema found.
 * @param textOf those words by field; undefined where only the server has something against it
 */
export function useFieldProblem<Values extends FieldValues, Name extends keyof Values>(
  control: Control<Values>,
  textOf: (name: Name) => string | undefined,
): (name: Name) => string | undefined {
  const { t } = useTranslation("shell");
  const { errors } = useFormState({ control });
  return (name) => (errors[name] === undefined ? undefined : (textOf(name) ?? t("refusedField")));
}
