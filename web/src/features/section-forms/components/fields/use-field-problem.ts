import { useTranslation } from "react-i18next";
import { excessText } from "../../../../lib/browser/use-excess.ts";
import { useEditor } from "./editor-context.ts";

/** What is wrong with the field at `path`, in the person's language; undefined when nothing is. */
export function useFieldProblem(path: string): string | undefined {
  const { t } = useTranslation("invitation");
  const { t: ofShell } = useTranslation("shell");
  const { t: ofEditor } = useTranslation("editor");
  const problem = useEditor().problems.get(path);
  if (problem === undefined) return undefined;
  switch (problem.reason) {
    case "too-long":
      return excessText(problem.excess, ofShell);
    case "missing":
      return ofEditor("missing.here");
    case "too-many":
      return t("fieldProblem.too-many", { max: problem.max });
    default:
      return t(`fieldProblem.${problem.reason}`);
  }
}
