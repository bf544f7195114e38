import type { SectionOf } from "@janur/domain/content/section";
import type { SampledText } from "@janur/domain/content/wording";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../lib/browser/lazy-part.ts";
import { SamplesButton } from "./samples-button.tsx";

const WordingDialog = lazyPart(async () => (await import("./wording-dialog.tsx")).WordingDialog);

interface WordingSamplesProps {
  /** Whose text stands above. */
  section: SectionOf<SampledText>;
}

/** Leads to ready sentences for a section's text; they are fetched when somebody wants to see them. */
export function WordingSamples({ section }: WordingSamplesProps) {
  const { t } = useTranslation("invitation");
  return (
    <SamplesButton label={t("editor.samples")}>
      {(close) => <WordingDialog section={section} onClose={close} />}
    </SamplesButton>
  );
}
