import { useTranslation } from "react-i18next";
import { useEditor } from "./editor-context.ts";

/** What is wrong with the field at `path`, in the person's language; undefined when nothing is. */
export function useFieldProblem(path: string): string | undefined {
  const { t } = useTranslation("invitation");
  const problem = useEditor().problems.get(path);
  if (problem === undefined) return undefined;
  return problem.reason === "too-long"
    ? t("fieldProblem.too-long", { max: problem.max })
    : t(`fieldProblem.${problem.reason}`);
}
