import { useState } from "react";
import { useTranslation } from "react-i18next";
import { stepKeyOf, type StepKey } from "../../draft/step-key.ts";
import type { useDraftHistory } from "../../draft/use-draft-history.ts";
import { usePartName } from "../../versions/components/use-part-name.ts";

interface Steps {
  /** What was taken back or made again last, in words; empty before. */
  told: string;
  /** The section in which that was; null for none. */
  looked: string | null;
  take: (step: StepKey) => void;
  /** Takes the step that a key asks for. */
  press: (event: KeyboardEvent) => void;
}

/**
 * Steps back and forth, told in words and shown where they happened.
 * @param onPlace opens the form of a section; null while no form is open
 */
export function useSteps(
  { undo, redo }: Pick<ReturnType<typeof useDraftHistory>, "undo" | "redo">,
  onPlace: ((sectionId: string) => void) | null,
): Steps {
  const { t } = useTranslation("editor");
  const partName = usePartName();
  const [told, tell] = useState("");
  const [looked, look] = useState<string | null>(null);
  const take = (step: StepKey) => {
    const returned = step === "undo" ? undo() : redo();
    if (returned === null) return;
    const [first] = returned.differences;
    const part = first === undefined ? t("step.order") : partName(first);
    tell(t(step === "undo" ? "step.undone" : "step.redone", { part }));
    const id = first?.part === "section" ? (first.theirs?.id ?? null) : null;
    if (id === null) return;
    look(id);
    onPlace?.(id);
  };
  return {
    told,
    looked,
    take,
    press: (event) => {
      const step = stepKeyOf(event);
      if (step === null) return;
      event.preventDefault();
      take(step);
    },
  };
}
